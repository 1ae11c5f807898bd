-- What every call asks of an account is worked out once for each statement, not for each of its rows: a file of people
-- writes thousands.
create function "accounts_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_access"(array(select distinct "id" from changed));
  return null;
end
$$;
drop trigger "app_user_access" on "app_user";
create trigger "app_user_opened_access" after insert on "app_user"
  referencing new table as changed for each statement execute function "accounts_changed"();
create trigger "app_user_access" after update of "employee_id" on "app_user"
  for each row execute function "access_person_changed"();

create function "roles_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_access"(array(select distinct "user_id" from changed));
  return null;
end
$$;
drop trigger "user_role_access" on "user_role";
create trigger "user_role_given_access" after insert on "user_role"
  referencing new table as changed for each statement execute function "roles_changed"();
create trigger "user_role_taken_access" after delete on "user_role"
  referencing old table as changed for each statement execute function "roles_changed"();
create trigger "user_role_access" after update on "user_role" for each row execute function "access_changed"();

create function "managers_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_access"(array(select u."id" from "app_user" u where u."employee_id" in (select "employee_id" from changed)));
  return null;
end
$$;
drop trigger "subordination_access" on "subordination";
create trigger "subordination_begun_access" after insert on "subordination"
  referencing new table as changed for each statement execute function "managers_changed"();
create trigger "subordination_ended_access" after delete on "subordination"
  referencing old table as changed for each statement execute function "managers_changed"();
create trigger "subordination_access" after update on "subordination" for each row execute function "access_above_changed"();
