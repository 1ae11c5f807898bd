-- Why a document that was decided was changed or annulled, and what it said before: it outlives the document.
create table "document_change" (
  "id" bigserial not null,
  "object_id" text not null,
  "registrator_id" bigint not null,
  "organization_id" bigint not null,
  "annulled" boolean not null default false,
  "reason" text not null,
  "changes" jsonb not null,
  "user_id" bigint not null,
  "employee_id" bigint,
  "behalf_employee_id" bigint,
  "grant_id" bigint,
  "create_date" timestamptz(3) not null default now(),
  constraint "document_change_pkey" primary key ("id")
);
create index "document_change_registrator_id_idx" on "document_change"("registrator_id");

create function "document_change_is_append_only"() returns trigger language plpgsql as $$
begin
  raise exception 'document_change is append-only';
end
$$;
create trigger "document_change_no_change" before update or delete on "document_change"
  for each row execute function "document_change_is_append_only"();
create trigger "document_change_no_truncate" before truncate on "document_change"
  for each statement execute function "document_change_is_append_only"();
