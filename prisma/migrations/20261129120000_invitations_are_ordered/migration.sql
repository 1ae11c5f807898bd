-- Whether and when the owner of an account was invited: whoever opens accounts says so.
alter table "app_user" add column "invited_at" timestamptz(3);
alter table "app_user" add column "invitable" boolean not null default true;

-- Until now everybody whose account was opened by hand or by a file was invited at once.
update "app_user" set "invited_at" = "create_date" where "email" <> '' and "directory_organization_id" is null;
