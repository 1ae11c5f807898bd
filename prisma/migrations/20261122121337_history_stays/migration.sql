-- DropForeignKey
ALTER TABLE "document_status" DROP CONSTRAINT "document_status_registrator_id_fkey";

-- The history of a document that was ever sent outlives it; that of one that was not goes with it.
create function "document_was_sent"(bigint) returns boolean language sql stable as $$
  select exists (select 1 from "document_status" s where s."registrator_id" = $1 and s."status_id" not in ('empty', 'draft'))
$$;
create function "unsent_history_goes"() returns trigger language plpgsql as $$
begin
  if not "document_was_sent"(old."id") then
    delete from "document_status" where "registrator_id" = old."id";
  end if;
  return null;
end
$$;
create trigger "document_unsent_history_goes" after delete on "document" for each row execute function "unsent_history_goes"();

create function "sent_history_stays"() returns trigger language plpgsql as $$
begin
  if "document_was_sent"(old."registrator_id") or exists (select 1 from "document" d where d."id" = old."registrator_id") then
    raise exception 'document_status is append-only';
  end if;
  return old;
end
$$;
create trigger "document_status_no_delete" before delete on "document_status" for each row execute function "sent_history_stays"();
