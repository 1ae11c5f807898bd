-- Whoever signs in may type their e-mail; so do restore links, single sign-on and the directory find an account.
CREATE INDEX "app_user_email_idx" ON "app_user"("client_id", lower("email"));

-- Sessions somebody may still be at: few, however many have ended before.
CREATE INDEX "auth_session_open_idx" ON "auth_session"("expires_at") WHERE "in_browser" AND "ended_at" IS NULL;
