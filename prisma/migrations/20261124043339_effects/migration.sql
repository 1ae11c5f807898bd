-- AlterTable
ALTER TABLE "document_status" ADD COLUMN     "cause_id" BIGINT,
ALTER COLUMN "user_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "document_effect" (
    "cause_id" BIGINT NOT NULL,
    "place" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "failure" TEXT NOT NULL DEFAULT '',
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_effect_pkey" PRIMARY KEY ("cause_id","place")
);
