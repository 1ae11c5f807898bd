-- AlterTable
ALTER TABLE "certificate" ADD COLUMN     "told_days" INTEGER;

-- AlterTable
ALTER TABLE "trusted_certificate" ADD COLUMN     "crl_error" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "crl_tried_at" TIMESTAMPTZ(3),
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "trusted_crl" DROP COLUMN "error";

-- CreateTable
CREATE TABLE "portal_crl" (
    "number" BIGSERIAL NOT NULL,
    "portal_key_id" BIGINT NOT NULL,
    "der" BYTEA NOT NULL,
    "this_update" TIMESTAMPTZ(3) NOT NULL,
    "next_update" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "portal_crl_pkey" PRIMARY KEY ("number")
);

-- Of each kind one key of the portal is in force, and of each person one order is open.
CREATE UNIQUE INDEX "portal_key_in_force" ON "portal_key"("kind") WHERE NOT "disabled";
CREATE UNIQUE INDEX "key_order_open" ON "key_order"("employee_id") WHERE "decided_at" IS NULL;
