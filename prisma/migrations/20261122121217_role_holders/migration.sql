-- CreateIndex
CREATE INDEX "user_role_organization_id_role_idx" ON "user_role"("organization_id", "role");
