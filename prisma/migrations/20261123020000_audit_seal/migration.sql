-- CreateTable
CREATE TABLE "audit_seal" (
    "number" INTEGER NOT NULL,
    "moment" TIMESTAMPTZ(3) NOT NULL,
    "to_id" BIGINT NOT NULL,
    "body" TEXT NOT NULL,
    "seal" BYTEA NOT NULL,

    CONSTRAINT "audit_seal_pkey" PRIMARY KEY ("number")
);

create trigger "audit_seal_no_change" before update or delete on "audit_seal" for each row execute function "audit_is_append_only"();
create trigger "audit_seal_no_truncate" before truncate on "audit_seal" for each statement execute function "audit_is_append_only"();

-- The portal's own role only adds to the history: what goes with an unsent document goes as the owner's.
alter function "unsent_history_goes"() security definer set search_path = "public", "pg_temp";
alter function "document_was_sent"(bigint) set search_path = "public", "pg_temp";
