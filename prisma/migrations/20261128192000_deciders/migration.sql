-- CreateTable
CREATE TABLE "decider" (
    "employee_id" BIGINT NOT NULL,
    "manager_id" BIGINT NOT NULL,
    "place" INTEGER NOT NULL,

    CONSTRAINT "decider_pkey" PRIMARY KEY ("employee_id","manager_id")
);

-- CreateIndex
CREATE INDEX "decider_manager_id_idx" ON "decider"("manager_id");

-- CreateTable
CREATE TABLE "business_zone" (
    "only" BOOLEAN NOT NULL DEFAULT true,
    "time_zone" TEXT NOT NULL DEFAULT 'Europe/Moscow',

    CONSTRAINT "business_zone_pkey" PRIMARY KEY ("only")
);
insert into "business_zone" default values;

-- Today where the company works.
create function "business_day"() returns date language sql stable as $$
  select (now() at time zone (select "time_zone" from "business_zone"))::date
$$;

-- Whether a person may enter and decide as a manager on a day: an open account with that role where they work.
create function "acts_as_manager"("person" bigint, "on_day" date default "business_day"()) returns boolean language sql stable as $$
  select exists (select 1 from "employee" e join "app_user" u on u."employee_id" = e."id"
    join "user_role" r on r."user_id" = u."id" and r."organization_id" = e."organization_id" and r."role" = 'manager'
    where e."id" = "person" and not e."disabled" and not e."is_candidate" and not u."disabled"
      and (e."dismissal_date" is null or e."dismissal_date" >= "on_day"))
$$;

-- The nearest managers above a person who may decide on a day, all of one level, in the order in which they were named.
-- The person themselves is skipped; a way that runs in a ring ends where it began. No rows: hr decides.
create function "deciders_of"("person" bigint, "on_day" date default "business_day"()) returns table ("manager_id" bigint, "place" int) language sql stable as $$
  with recursive up as (
    select s."manager_id" as id, 1 as level, array[s."id"] as way, "acts_as_manager"(s."manager_id", "on_day") as acts,
      array["person", s."manager_id"] as met
    from "subordination" s
    where s."employee_id" = "person" and s."manager_id" <> "person" and s."type" = 'direct' and not s."disabled"
    union all
    select s."manager_id", up.level + 1, up.way || s."id", "acts_as_manager"(s."manager_id", "on_day"), up.met || s."manager_id"
    from up join "subordination" s on s."employee_id" = up.id and s."type" = 'direct' and not s."disabled"
    where not up.acts and s."manager_id" <> all(up.met))
  select up.id, (row_number() over (order by min(up.way)))::int from up
  where up.acts and up.level = (select min(level) from up where acts) group by up.id
$$;

-- The one who decides for a person where there is one to name; null: hr decides.
create function "first_decider"("person" bigint) returns bigint language sql stable as $$
  select "manager_id" from "decider" where "employee_id" = "person" order by "place" limit 1
$$;

-- Managers of a person and managers they assist, as every call knows them: colleagues share a manager or who decides.
create or replace function "access_of"(bigint, bigint) returns json language sql stable as $$
  select json_build_object(
    'roles', (select coalesce(json_object_agg(r."organization_id", r.roles), '{}') from (
      select "organization_id", json_agg("role" order by "role") as roles from "user_role" where "user_id" = $1 group by 1) r),
    'above', (select coalesce(json_agg(a.above order by a.above), '[]') from (
      select "type" || ':' || "manager_id" as above from "subordination" where "employee_id" = $2 and not "disabled"
      union select 'direct:' || "manager_id" from "decider" where "employee_id" = $2) a))
$$;

-- Whether a document of a status waits for the decision of a manager, by the steps there are for its organization.
create function "waits_for_manager"("client" bigint, "organization" bigint, "object" text, "status" text)
returns boolean language sql stable as $$
  select "status" not in ('empty', 'draft', 'declined') and exists (
    select 1 from "workflow" w where w."client_id" = "client" and w."object_id" = "object"
      and w."status_id" = "status" and w."business_role" = 'manager' and not w."disabled" and not w."reject"
      and (w."organization_id" is null or w."organization_id" = "organization"))
$$;

-- Works out again who decides for some people. Their open documents follow, so that lists, rights and letters agree, and
-- the next one to decide hears of what waits. One at a time: two changes that meet would each miss the other.
create function "keep_deciders"("people" bigint[]) returns void language plpgsql as $$
declare
  gone bigint[];
  come bigint[];
  intended record;
begin
  if coalesce(cardinality("people"), 0) = 0 then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('deciders', 0));
  with removed as (
    delete from "decider" d where d."employee_id" = any("people")
      and not exists (select 1 from "deciders_of"(d."employee_id") n where n."manager_id" = d."manager_id")
    returning d."employee_id")
  select array_agg("employee_id") into gone from removed;
  with written as (
    insert into "decider" ("employee_id", "manager_id", "place")
    select p.id, n."manager_id", n."place" from (select distinct unnest("people") as id) p cross join lateral "deciders_of"(p.id) n
    on conflict ("employee_id", "manager_id") do update set "place" = excluded."place" where "decider"."place" <> excluded."place"
    returning "employee_id")
  select array_agg("employee_id") into come from written;
  perform "keep_access"(array(select u."id" from "app_user" u where u."employee_id" = any(gone || come)));
  perform 1 from "document" d
    where d."employee_id" = any("people") and d."status_id" not in ('processed', 'closed')
      and d."manager_id" is distinct from "first_decider"(d."employee_id")
    order by d."id" for update;
  for intended in
    with moved as (
      update "document" d set "manager_id" = "first_decider"(d."employee_id")
      where d."employee_id" = any("people") and d."status_id" not in ('processed', 'closed')
        and d."manager_id" is distinct from "first_decider"(d."employee_id")
      returning d."client_id", d."organization_id", d."object_id", d."status_id", old."manager_id" as was, new."manager_id" as now),
    waiting as (
      select m."client_id", m."organization_id", m.was, m.now, count(*)::int as count from moved m
      where "waits_for_manager"(m."client_id", m."organization_id", m."object_id", m."status_id")
      group by 1, 2, 3, 4)
    insert into "outbox" ("client_id", "kind", "payload")
    select "client_id", 'handed_over', json_build_object('organization_id', "organization_id", 'was', was, 'now', now, 'count', count)
    from waiting returning "id"
  loop
    perform pg_notify('portal_intended', json_build_object('id', intended."id")::text);
  end loop;
end
$$;

-- Those for whom it may matter whether some managers can decide: their reports, and below a report who cannot decide, on.
create function "reports_below"("managers" bigint[]) returns bigint[] language sql stable as $$
  with recursive below as (
    select s."employee_id" as id from "subordination" s where s."manager_id" = any("managers") and s."type" = 'direct' and not s."disabled"
    union select s."employee_id" from below b join "subordination" s on s."manager_id" = b.id and s."type" = 'direct' and not s."disabled"
    where not "acts_as_manager"(b.id))
  select coalesce(array_agg(id), '{}') from below
$$;

-- People who answer to somebody else now, and those below whoever of them cannot decide.
create function "keep_deciders_under"("people" bigint[]) returns void language sql as $$
  select "keep_deciders"("people" || "reports_below"(array(select p from unnest("people") p where not "acts_as_manager"(p))))
$$;

create function "answering_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_deciders_under"(array(select distinct "employee_id" from changed));
  return null;
end
$$;
create trigger "subordination_begun_deciders" after insert on "subordination"
  referencing new table as changed for each statement execute function "answering_changed"();
create trigger "subordination_ended_deciders" after delete on "subordination"
  referencing old table as changed for each statement execute function "answering_changed"();
create function "answering_row_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_deciders_under"(array[old."employee_id", new."employee_id"]);
  return null;
end
$$;
create trigger "subordination_deciders" after update on "subordination" for each row execute function "answering_row_changed"();

create function "managing_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_deciders"("reports_below"(array(select u."employee_id" from "app_user" u
    where u."id" in (select "user_id" from changed where "role" = 'manager'))));
  return null;
end
$$;
create trigger "user_role_given_deciders" after insert on "user_role"
  referencing new table as changed for each statement execute function "managing_changed"();
create trigger "user_role_taken_deciders" after delete on "user_role"
  referencing old table as changed for each statement execute function "managing_changed"();
create function "managing_row_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_deciders"("reports_below"(array(select u."employee_id" from "app_user" u where u."id" in (old."user_id", new."user_id"))));
  return null;
end
$$;
create trigger "user_role_deciders" after update on "user_role" for each row execute function "managing_row_changed"();

create function "account_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_deciders"("reports_below"(array[old."employee_id", new."employee_id"]));
  return null;
end
$$;
create trigger "app_user_deciders" after update of "disabled", "employee_id" on "app_user" for each row
  when (old."disabled" <> new."disabled" or old."employee_id" is distinct from new."employee_id") execute function "account_changed"();

create function "person_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_deciders"("reports_below"(array[new."id"]));
  return null;
end
$$;
create trigger "employee_deciders" after update of "disabled", "dismissal_date", "organization_id", "is_candidate" on "employee" for each row
  when (old."disabled" <> new."disabled" or old."dismissal_date" is distinct from new."dismissal_date"
    or old."organization_id" <> new."organization_id" or old."is_candidate" <> new."is_candidate") execute function "person_changed"();

select "keep_deciders"(array(select distinct "employee_id" from "subordination" where "type" = 'direct' and not "disabled"));
