-- AlterTable
ALTER TABLE "document" ADD COLUMN     "amount" DECIMAL(14,2),
ADD COLUMN     "currency_id" BIGINT,
ADD COLUMN     "due_date" DATE,
ADD COLUMN     "replaced" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "title" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "warnings" JSONB;

-- AlterTable
ALTER TABLE "document_status" ADD COLUMN     "warnings" JSONB;

-- What papers and vacations said of themselves moves to the document.
UPDATE "document" d SET "title" = p."title", "due_date" = p."due_date"
FROM "request_push_signed" p WHERE p."id" = d."id";
UPDATE "document" d SET "replaced" = true
FROM "vacation" v WHERE v."id" = d."id" AND v."replaced";

-- AlterTable
ALTER TABLE "request_push_signed" DROP COLUMN "due_date",
DROP COLUMN "title";

-- AlterTable
ALTER TABLE "vacation" DROP COLUMN "replaced";

-- AlterTable
ALTER TABLE "sign_intent" ADD COLUMN     "seen" TEXT[] DEFAULT ARRAY[]::TEXT[];
