-- Pages of the audit, the newest first: of all, of one account, of one object, of one kind of action, of deeds by a grant.
CREATE INDEX "audit_client_id_moment_id_idx" ON "audit"("client_id", "moment", "id");
CREATE INDEX "audit_client_id_user_id_moment_id_idx" ON "audit"("client_id", "user_id", "moment", "id");
CREATE INDEX "audit_client_id_object_id_moment_id_idx" ON "audit"("client_id", "object_id", "moment", "id");
-- With the action itself, so that rows of a kind are counted by the index alone.
CREATE INDEX "audit_of_a_kind" ON "audit"("client_id", split_part("action", '.', 1), "moment", "id") INCLUDE ("action");
CREATE INDEX "audit_by_grant" ON "audit"("client_id", "moment", "id") WHERE "grant_id" IS NOT NULL;
CREATE INDEX "audit_of_an_account_and_kind" ON "audit"("client_id", "user_id", split_part("action", '.', 1), "moment", "id") INCLUDE ("action");
