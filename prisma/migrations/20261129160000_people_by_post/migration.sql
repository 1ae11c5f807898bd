-- The English name of a post or a department is that of people who have the same one: a page of candidates asks for each.
CREATE INDEX "employee_organization_id_position_idx" ON "employee"("organization_id", "position");
CREATE INDEX "employee_organization_id_department_idx" ON "employee"("organization_id", "department");
