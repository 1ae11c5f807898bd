-- AlterTable
ALTER TABLE "trusted_certificate" ADD COLUMN     "delta_error" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "delta_tried_at" TIMESTAMPTZ(3),
ADD COLUMN     "delta_url" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "trusted_crl" ADD COLUMN     "changes_url" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "trusted_delta" (
    "certificate_id" BIGINT NOT NULL,
    "der" BYTEA NOT NULL,
    "this_update" TIMESTAMPTZ(3) NOT NULL,
    "next_update" TIMESTAMPTZ(3) NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trusted_delta_pkey" PRIMARY KEY ("certificate_id")
);

-- AddForeignKey
ALTER TABLE "trusted_delta" ADD CONSTRAINT "trusted_delta_certificate_id_fkey" FOREIGN KEY ("certificate_id") REFERENCES "trusted_certificate"("id") ON DELETE CASCADE ON UPDATE CASCADE;
