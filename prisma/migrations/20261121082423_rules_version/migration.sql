-- AlterTable
ALTER TABLE "client" ADD COLUMN     "rules_version" BIGINT NOT NULL DEFAULT 0;

-- Numbers of a sequence never come back, not even after a rollback: a version means the same rows forever.
create sequence "rules_version_seq";
create function "rules_changed"() returns trigger language plpgsql as $$
begin
  update "client" set "rules_version" = nextval('rules_version_seq') where "id" in (old."client_id", new."client_id");
  return null;
end
$$;
create trigger "workflow_rules_changed" after insert or update or delete on "workflow" for each row execute function "rules_changed"();
create trigger "parameter_rules_changed" after insert or update or delete on "parameter" for each row execute function "rules_changed"();
create trigger "calendar_rules_changed" after insert or update or delete on "calendar" for each row execute function "rules_changed"();

-- A status without a client is everybody's.
create function "status_rules_changed"() returns trigger language plpgsql as $$
begin
  update "client" set "rules_version" = nextval('rules_version_seq')
  where coalesce(old."client_id", new."client_id") is null or new."client_id" is null or "id" in (old."client_id", new."client_id");
  return null;
end
$$;
create trigger "status_rules_changed" after insert or update or delete on "status" for each row execute function "status_rules_changed"();
