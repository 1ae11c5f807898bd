-- AlterTable
ALTER TABLE "trusted_certificate" ADD COLUMN     "ocsp_error" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "ocsp_tried_at" TIMESTAMPTZ(3),
ADD COLUMN     "ocsp_url" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "trusted_ocsp" (
    "certificate_id" BIGINT NOT NULL,
    "serial_number" TEXT NOT NULL,
    "der" BYTEA NOT NULL,
    "this_update" TIMESTAMPTZ(3) NOT NULL,
    "next_update" TIMESTAMPTZ(3) NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trusted_ocsp_pkey" PRIMARY KEY ("certificate_id","serial_number")
);

-- CreateIndex
CREATE INDEX "trusted_ocsp_next_update_idx" ON "trusted_ocsp"("next_update");

-- AddForeignKey
ALTER TABLE "trusted_ocsp" ADD CONSTRAINT "trusted_ocsp_certificate_id_fkey" FOREIGN KEY ("certificate_id") REFERENCES "trusted_certificate"("id") ON DELETE CASCADE ON UPDATE CASCADE;
