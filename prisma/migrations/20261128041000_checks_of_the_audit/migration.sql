-- What checks of the newest rows of a client's audit found.
CREATE TABLE "audit_check" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "moment" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" BIGINT,
    "rows" BIGINT,
    "checked" INTEGER NOT NULL,
    "seal_number" INTEGER,
    "broken_code" TEXT,
    "broken_stream" TEXT,
    "broken_seq" INTEGER,

    CONSTRAINT "audit_check_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "audit_check_client_id_id_idx" ON "audit_check"("client_id", "id");

create trigger "audit_check_no_change" before update or delete on "audit_check" for each row execute function "audit_is_append_only"();
create trigger "audit_check_no_truncate" before truncate on "audit_check" for each statement execute function "audit_is_append_only"();
