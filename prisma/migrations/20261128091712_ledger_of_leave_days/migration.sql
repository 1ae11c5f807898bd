-- CreateTable
CREATE TABLE "leave_entry" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'annual',
    "period" INTEGER NOT NULL,
    "on_date" DATE NOT NULL,
    "parts" INTEGER NOT NULL,
    "cause" TEXT NOT NULL,
    "document_id" BIGINT,
    "limit_id" BIGINT,
    "key" TEXT,
    "reason" TEXT NOT NULL DEFAULT '',
    "author_id" BIGINT,
    "moment" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leave_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "leave_accrual" (
    "organization_id" BIGINT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "leave_accrual_pkey" PRIMARY KEY ("organization_id")
);

-- CreateIndex
CREATE INDEX "leave_entry_employee_id_on_date_idx" ON "leave_entry"("employee_id", "on_date");

-- Few entries have a key, a document or a limit: an index holds those alone.
CREATE UNIQUE INDEX "leave_entry_key" ON "leave_entry"("employee_id", "key") WHERE "key" IS NOT NULL;
CREATE INDEX "leave_entry_document" ON "leave_entry"("document_id") WHERE "document_id" IS NOT NULL;
CREATE INDEX "leave_entry_limit" ON "leave_entry"("limit_id") WHERE "limit_id" IS NOT NULL;

-- A mistake is mended by another entry.
create function "leave_entry_stays"() returns trigger language plpgsql as $$
begin
  raise exception 'leave_entry is append-only';
end
$$;
create trigger "leave_entry_no_change" before update or delete on "leave_entry" for each row execute function "leave_entry_stays"();
create trigger "leave_entry_no_truncate" before truncate on "leave_entry" for each statement execute function "leave_entry_stays"();

-- Parts of days to hundredths, of which a rounded twelfth is that twelfth: partsOfDays of lib/leave.
create function "leave_parts"("days" numeric) returns int language sql immutable as $$
  select case when round(round("days" * 12) / 12, 2) = "days" then round("days" * 12) * 100 else round("days" * 1200) end::int
$$;

-- From these statuses on a leave takes days: SPOKEN_FOR_STATUSES of lib/leave. A correction does from the word of hr on
-- (CORRECTED_STATUSES): until then its leaves hold the days themselves.
create function "leave_is_spoken_for"("object" text, "status" text) returns boolean language sql immutable as $$
  select "status" in ('agreed', 'approved', 'accepted', 'processed', 'closed', 'notified', 'confirmed')
    and not ("object" = 'vacation_correction' and "status" = 'accepted')
$$;

-- The balance that leaves of a type take from; null where they take from none.
create function "leave_kind"("detail" jsonb) returns text language sql immutable as $$
  select case when coalesce("detail" -> 'limit_free' in ('"1"', '1', 'true'), false) then null
    else coalesce(nullif("detail" ->> 'leave_kind', ''), 'annual') end
$$;

-- Appends the difference between what each leave takes now and what its entries come to. A document that takes nothing, or
-- is no longer there, gets back what was taken. Its type does not change in between: it is locked by a name of its own,
-- shared by those who read it.
create function "keep_leaves"("ids" bigint[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('leave_type:' || t."document_type_id", 0)) from (
    select distinct d."document_type_id" from unnest("ids") i("id") join "document" d on d."id" = i."id"
    where d."document_type_id" is not null order by 1) t;
  insert into "leave_entry" ("client_id", "employee_id", "kind", "period", "on_date", "parts", "cause", "document_id", "author_id")
  select "client_id", "employee_id", "kind", "period", "on_date", sum("parts"),
    case when sum("parts") < 0 then 'leave' else 'return' end, "document_id", max("editor_id")
  from (
    select d."client_id", d."employee_id", coalesce("leave_kind"(t."detail"), 'annual') as "kind",
      coalesce(v."period", extract(year from d."start_date")::int) as "period", d."start_date" as "on_date",
      d."days" * -1200 as "parts", d."id" as "document_id", d."editor_id"
    from unnest("ids") i("id") join "document" d on d."id" = i."id" join "vacation" v on v."id" = i."id"
      left join "document_type" t on t."id" = d."document_type_id"
    where d."object_id" in ('vacation', 'vacation_correction') and "leave_is_spoken_for"(d."object_id", d."status_id") and not d."replaced"
      and d."start_date" is not null and d."days" is not null and (t."id" is null or "leave_kind"(t."detail") is not null)
    union all
    select e."client_id", e."employee_id", e."kind", e."period", e."on_date", -e."parts", e."document_id", d."editor_id"
    from unnest("ids") i("id") join "leave_entry" e on e."document_id" = i."id" left join "document" d on d."id" = i."id"
    where e."cause" in ('leave', 'return')) taken
  group by "client_id", "employee_id", "kind", "period", "on_date", "document_id"
  having sum("parts") <> 0
  order by "document_id", "on_date", sum("parts") desc;
end
$$;

create function "leave_documents_changed"() returns trigger language plpgsql as $$
declare changed bigint[];
begin
  select array_agg(distinct c."id") into changed from (
    select "id", "leave_is_spoken_for"("object_id", "status_id"), "replaced", "days", "start_date", "document_type_id", "employee_id"
    from "became" where "object_id" in ('vacation', 'vacation_correction')
    except
    select "id", "leave_is_spoken_for"("object_id", "status_id"), "replaced", "days", "start_date", "document_type_id", "employee_id"
    from "was") c;
  if changed is not null then
    perform "keep_leaves"(changed);
  end if;
  return null;
end
$$;
create trigger "document_leaves_changed" after update on "document" referencing old table as "was" new table as "became"
  for each statement execute function "leave_documents_changed"();

create function "leave_documents_gone"() returns trigger language plpgsql as $$
declare gone bigint[];
begin
  select array_agg("id") into gone from "was" where "object_id" in ('vacation', 'vacation_correction');
  if gone is not null then
    perform "keep_leaves"(gone);
  end if;
  return null;
end
$$;
create trigger "document_leaves_gone" after delete on "document" referencing old table as "was"
  for each statement execute function "leave_documents_gone"();

-- A document has its row of leave after itself: nothing is taken before.
create function "leaves_written"() returns trigger language plpgsql as $$
declare written bigint[];
begin
  select array_agg("id") into written from "became";
  if written is not null then
    perform "keep_leaves"(written);
  end if;
  return null;
end
$$;
create trigger "vacation_leaves_written" after insert on "vacation" referencing new table as "became"
  for each statement execute function "leaves_written"();

create function "leaves_changed"() returns trigger language plpgsql as $$
declare changed bigint[];
begin
  select array_agg(c."id") into changed from (
    select "id", "period" from "became" except select "id", "period" from "was") c;
  if changed is not null then
    perform "keep_leaves"(changed);
  end if;
  return null;
end
$$;
create trigger "vacation_leaves_changed" after update on "vacation" referencing old table as "was" new table as "became"
  for each statement execute function "leaves_changed"();

-- What a type takes from has changed: its leaves are counted anew, by whoever holds its name alone.
create function "leave_types_changed"() returns trigger language plpgsql as $$
declare
  changed bigint[];
  theirs bigint[];
begin
  select array_agg(c."id") into changed from (
    select "id", "leave_kind"("detail") from "became" except select "id", "leave_kind"("detail") from "was") c;
  if changed is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('leave_type:' || t."id", 0)) from (
    select unnest(changed) as "id" order by 1) t;
  select array_agg("id") into theirs from "document"
  where "document_type_id" = any(changed) and "object_id" in ('vacation', 'vacation_correction');
  if theirs is not null then
    perform "keep_leaves"(theirs);
  end if;
  return null;
end
$$;
create trigger "document_type_leaves_changed" after update on "document_type" referencing old table as "was" new table as "became"
  for each statement execute function "leave_types_changed"();

-- Appends the difference between each limit and the one of the same year before it. People are locked first, so that two
-- limits of one year are compared one after the other.
create function "keep_limits"("people" bigint[]) returns void language plpgsql as $$
begin
  perform 1 from "employee" where "id" = any("people") order by "id" for no key update;
  insert into "leave_entry" ("client_id", "employee_id", "period", "on_date", "parts", "cause", "limit_id", "author_id")
  select o."client_id", e."id", "period", "on_date", sum("parts"),
    case current_setting('portal.written_by', true) when 'file' then 'import' else 'limit' end, "limit_id",
    nullif(current_setting('portal.author', true), '')::bigint
  from (
    select l."employee_id", l."period", l."on_date", l."id" as "limit_id",
      "leave_parts"(l."days_limit") - coalesce(lag("leave_parts"(l."days_limit")) over (
        partition by l."employee_id", l."period" order by l."on_date", l."id"), 0) as "parts"
    from unnest("people") i("id") join "vacation_limit" l on l."employee_id" = i."id"
    union all
    select e."employee_id", e."period", e."on_date", e."limit_id", -e."parts"
    from unnest("people") i("id") join "leave_entry" e on e."employee_id" = i."id" where e."limit_id" is not null) granted
    join "employee" e on e."id" = granted."employee_id" join "organization" o on o."id" = e."organization_id"
  group by o."client_id", e."id", "period", "on_date", "limit_id"
  having sum("parts") <> 0
  order by e."id", "on_date", sum("parts") desc;
end
$$;

create function "limits_written"() returns trigger language plpgsql as $$
begin
  perform "keep_limits"(array(select distinct "employee_id" from "became"));
  return null;
end
$$;
create trigger "vacation_limit_written" after insert on "vacation_limit" referencing new table as "became"
  for each statement execute function "limits_written"();

create function "limits_changed"() returns trigger language plpgsql as $$
begin
  perform "keep_limits"(array(select "employee_id" from "became" union select "employee_id" from "was"));
  return null;
end
$$;
create trigger "vacation_limit_changed" after update on "vacation_limit" referencing old table as "was" new table as "became"
  for each statement execute function "limits_changed"();

create function "limits_gone"() returns trigger language plpgsql as $$
begin
  perform "keep_limits"(array(select distinct "employee_id" from "was"));
  return null;
end
$$;
create trigger "vacation_limit_gone" after delete on "vacation_limit" referencing old table as "was"
  for each statement execute function "limits_gone"();

-- What there is already.
select "keep_limits"(array(select distinct "employee_id" from "vacation_limit"));
select "keep_leaves"(array(select "id" from "vacation"));
