-- DropIndex
DROP INDEX "document_organization_id_object_id_status_id_id_idx";

-- CreateIndex
CREATE INDEX "document_organization_id_object_id_status_id_status_date_id_idx" ON "document"("organization_id", "object_id", "status_id", "status_date", "id", "employee_id");
