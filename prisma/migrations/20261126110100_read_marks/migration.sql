-- CreateTable
CREATE TABLE "document_read" (
    "document_id" BIGINT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "read_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_read_pkey" PRIMARY KEY ("document_id","employee_id")
);

-- CreateIndex
CREATE INDEX "document_read_employee_id_document_id_idx" ON "document_read"("employee_id", "document_id");

-- AddForeignKey
ALTER TABLE "document_read" ADD CONSTRAINT "document_read_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
