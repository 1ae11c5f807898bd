-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "locked_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "auth_session" ADD COLUMN     "browser" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "rate_limit" ADD COLUMN     "user_id" BIGINT;

-- CreateIndex
CREATE INDEX "auth_session_browser_idx" ON "auth_session"("browser");

-- CreateIndex
CREATE INDEX "rate_limit_user_id_idx" ON "rate_limit"("user_id");

-- Whose they are stood in the key alone.
update "rate_limit" set "user_id" = substring("key" from ':user:(\d{1,15})')::bigint
where "key" ~ '^(password|second_factor):user:\d{1,15}(:|$)';

update "app_user" u set "locked_until" = l."until"
from (select "user_id", max("expires_at") as "until" from "rate_limit"
      where "user_id" is not null and "count" >= 5 group by "user_id") l
where l."user_id" = u."id";
