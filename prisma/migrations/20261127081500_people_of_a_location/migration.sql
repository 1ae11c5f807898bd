-- Seats of a location are counted among its people, however their cards spell it.
CREATE INDEX "employee_location_idx" ON "employee"("organization_id", lower(btrim("location")));
