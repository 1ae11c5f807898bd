-- AlterTable
ALTER TABLE "request" ADD COLUMN "issuer_id" BIGINT;

-- AlterTable
ALTER TABLE "dismissal" ADD COLUMN "lent" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN "annulled" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN "taken_back_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "dismissal" ADD COLUMN "number" TEXT NOT NULL DEFAULT '';
