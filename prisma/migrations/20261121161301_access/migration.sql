-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "access" JSON NOT NULL DEFAULT '{}',
ADD COLUMN     "has_passkey" BOOLEAN NOT NULL DEFAULT false;

-- What every call asks of an account is kept beside it: read once a call, written when rights change.
create function "access_of"(bigint, bigint) returns json language sql stable as $$
  select json_build_object(
    'roles', (select coalesce(json_object_agg(r."organization_id", r.roles), '{}') from (
      select "organization_id", json_agg("role" order by "role") as roles from "user_role" where "user_id" = $1 group by 1) r),
    'above', (select coalesce(json_agg("type" || ':' || "manager_id" order by "id"), '[]') from "subordination"
      where "employee_id" = $2 and not "disabled"))
$$;

-- The lock comes first and in a statement of its own: whoever waited for it sees what the other has written.
create function "keep_access"(users bigint[]) returns void language plpgsql as $$
begin
  perform 1 from "app_user" where "id" = any(users) order by "id" for update;
  update "app_user" set "access" = "access_of"("id", "employee_id"),
    "has_passkey" = exists (select 1 from "passkey" k where k."user_id" = "app_user"."id")
  where "id" = any(users);
end
$$;

create function "access_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_access"(array[old."user_id", new."user_id"]);
  return null;
end
$$;
create trigger "user_role_access" after insert or update or delete on "user_role" for each row execute function "access_changed"();
create trigger "passkey_access" after insert or delete or update of "user_id" on "passkey" for each row execute function "access_changed"();

create function "access_above_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_access"(array(select "id" from "app_user" where "employee_id" in (old."employee_id", new."employee_id")));
  return null;
end
$$;
create trigger "subordination_access" after insert or update or delete on "subordination" for each row execute function "access_above_changed"();

create function "access_person_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_access"(array[new."id"]);
  return null;
end
$$;
create trigger "app_user_access" after insert or update of "employee_id" on "app_user" for each row execute function "access_person_changed"();

select "keep_access"(array(select "id" from "app_user"));
