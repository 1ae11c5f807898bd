-- AlterTable
ALTER TABLE "employee" ADD COLUMN     "inn" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "snils" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "file" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'attachment',
ADD COLUMN     "streebog512_hash" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "signature_policy" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "object_id" TEXT NOT NULL,
    "document_type_id" BIGINT,
    "party" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "article" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signature_policy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_intent" (
    "id" TEXT NOT NULL,
    "client_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "session_id" BIGINT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "behalf_employee_id" BIGINT,
    "grant_id" BIGINT,
    "document_id" BIGINT NOT NULL,
    "object_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "from_status_id" TEXT NOT NULL,
    "workflow_id" BIGINT NOT NULL,
    "request_id" BIGINT NOT NULL,
    "file_id" BIGINT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "made_request" BOOLEAN NOT NULL DEFAULT false,
    "type" TEXT NOT NULL,
    "party" TEXT NOT NULL,
    "company_behalf" BOOLEAN NOT NULL DEFAULT false,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_intent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signature" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "document_id" BIGINT NOT NULL,
    "object_id" TEXT NOT NULL,
    "request_id" BIGINT NOT NULL,
    "file_id" BIGINT NOT NULL,
    "intent_id" TEXT NOT NULL,
    "document_status_id" BIGINT NOT NULL,
    "status_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "party" TEXT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "behalf_employee_id" BIGINT,
    "grant_id" BIGINT,
    "company_behalf" BOOLEAN NOT NULL DEFAULT false,
    "power_of_attorney_id" BIGINT,
    "certificate_id" BIGINT,
    "thumbprint" TEXT NOT NULL,
    "serial_number" TEXT NOT NULL,
    "algorithm" TEXT NOT NULL,
    "digest_algorithm" TEXT NOT NULL,
    "value_hash" TEXT NOT NULL,
    "cms" BYTEA NOT NULL,
    "evidence" BYTEA,
    "signing_time" TIMESTAMPTZ(3),
    "signed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "level" TEXT NOT NULL DEFAULT 'B',
    "report" JSONB NOT NULL,
    "material" JSONB NOT NULL DEFAULT '{}',
    "timestamp_token" BYTEA,
    "timestamp_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "checked_code" TEXT NOT NULL DEFAULT '',
    "public_id" TEXT NOT NULL,

    CONSTRAINT "signature_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "certificate" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "serial_number" TEXT NOT NULL,
    "thumbprint" TEXT NOT NULL,
    "issuer" TEXT NOT NULL DEFAULT '',
    "issued_date" TIMESTAMPTZ(3) NOT NULL,
    "expiration_date" TIMESTAMPTZ(3) NOT NULL,
    "der" BYTEA NOT NULL,
    "is_informed" BOOLEAN NOT NULL DEFAULT true,
    "confirmed" BOOLEAN NOT NULL DEFAULT false,
    "confirmed_by" BIGINT,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "revoked_at" TIMESTAMPTZ(3),
    "revoke_reason" TEXT NOT NULL DEFAULT '',
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "certificate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signing_key" (
    "certificate_id" BIGINT NOT NULL,
    "salt" BYTEA NOT NULL,
    "blob" BYTEA NOT NULL,
    "secret_version" INTEGER NOT NULL DEFAULT 1,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signing_key_pkey" PRIMARY KEY ("certificate_id")
);

-- CreateTable
CREATE TABLE "pin_counter" (
    "employee_id" BIGINT NOT NULL,
    "tries_left" INTEGER NOT NULL DEFAULT 3,
    "rounds" INTEGER NOT NULL DEFAULT 0,
    "locked_until" TIMESTAMPTZ(3),

    CONSTRAINT "pin_counter_pkey" PRIMARY KEY ("employee_id")
);

-- CreateTable
CREATE TABLE "key_order" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "asked_by" BIGINT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_by" BIGINT,
    "decided_at" TIMESTAMPTZ(3),
    "granted" BOOLEAN,
    "used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "key_order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portal_key" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "der" BYTEA NOT NULL,
    "key" BYTEA NOT NULL,
    "secret_version" INTEGER NOT NULL DEFAULT 1,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portal_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trusted_certificate" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "thumbprint" TEXT NOT NULL,
    "der" BYTEA NOT NULL,
    "not_after" TIMESTAMPTZ(3) NOT NULL,
    "crl_url" TEXT NOT NULL DEFAULT '',
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trusted_certificate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trusted_crl" (
    "certificate_id" BIGINT NOT NULL,
    "der" BYTEA NOT NULL,
    "this_update" TIMESTAMPTZ(3) NOT NULL,
    "next_update" TIMESTAMPTZ(3) NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "trusted_crl_pkey" PRIMARY KEY ("certificate_id")
);

-- CreateTable
CREATE TABLE "power_of_attorney" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "number" TEXT NOT NULL,
    "valid_from" DATE NOT NULL,
    "valid_to" DATE NOT NULL,
    "xml" BYTEA NOT NULL,
    "xml_signature" BYTEA NOT NULL,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "power_of_attorney_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "signature_policy_client_id_object_id_document_type_id_party_key" ON "signature_policy"("client_id", "object_id", "document_type_id", "party") NULLS NOT DISTINCT;

-- CreateIndex
CREATE INDEX "sign_intent_document_id_idx" ON "sign_intent"("document_id");

-- CreateIndex
CREATE INDEX "sign_intent_expires_at_idx" ON "sign_intent"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "signature_intent_id_key" ON "signature"("intent_id");

-- CreateIndex
CREATE UNIQUE INDEX "signature_document_status_id_key" ON "signature"("document_status_id");

-- CreateIndex
CREATE UNIQUE INDEX "signature_public_id_key" ON "signature"("public_id");

-- CreateIndex
CREATE INDEX "signature_document_id_idx" ON "signature"("document_id");

-- CreateIndex
CREATE INDEX "signature_employee_id_idx" ON "signature"("employee_id");

-- CreateIndex
CREATE INDEX "signature_file_id_idx" ON "signature"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "signature_thumbprint_value_hash_key" ON "signature"("thumbprint", "value_hash");

-- CreateIndex
CREATE INDEX "certificate_employee_id_idx" ON "certificate"("employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "certificate_client_id_thumbprint_key" ON "certificate"("client_id", "thumbprint");

-- CreateIndex
CREATE INDEX "key_order_employee_id_idx" ON "key_order"("employee_id");

-- CreateIndex
CREATE INDEX "key_order_client_id_decided_at_idx" ON "key_order"("client_id", "decided_at");

-- CreateIndex
CREATE UNIQUE INDEX "trusted_certificate_client_id_thumbprint_key" ON "trusted_certificate"("client_id", "thumbprint");

-- CreateIndex
CREATE INDEX "power_of_attorney_employee_id_idx" ON "power_of_attorney"("employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "power_of_attorney_client_id_number_key" ON "power_of_attorney"("client_id", "number");

-- AddForeignKey
ALTER TABLE "signature" ADD CONSTRAINT "signature_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signing_key" ADD CONSTRAINT "signing_key_certificate_id_fkey" FOREIGN KEY ("certificate_id") REFERENCES "certificate"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trusted_crl" ADD CONSTRAINT "trusted_crl_certificate_id_fkey" FOREIGN KEY ("certificate_id") REFERENCES "trusted_certificate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

create trigger "signature_policy_rules_changed" after insert or update or delete on "signature_policy" for each row execute function "rules_changed"();

-- What was signed stays as it was: only a timestamp is added, and what later checks found.
create function "signature_stays"() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a signature is never deleted'; end if;
  if (to_jsonb(new) - '{level,timestamp_token,timestamp_at,checked_at,checked_code,material}'::text[])
     is distinct from (to_jsonb(old) - '{level,timestamp_token,timestamp_at,checked_at,checked_code,material}'::text[])
  then raise exception 'a signature is never changed'; end if;
  return new;
end
$$;
create trigger "signature_stays" before update or delete on "signature" for each row execute function "signature_stays"();

-- The bytes that somebody signed are never replaced, nor their row.
create function "signed_file_stays"() returns trigger language plpgsql as $$
begin
  if exists (select 1 from "signature" where "file_id" = old."id") and (tg_op = 'DELETE' or new."deleted"
     or (new."name", new."hash", new."streebog_hash", new."streebog512_hash", new."size", new."registrator_id", new."kind")
        is distinct from (old."name", old."hash", old."streebog_hash", old."streebog512_hash", old."size", old."registrator_id", old."kind"))
  then raise exception 'a signed file is never changed'; end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger "signed_file_stays" before update or delete on "file" for each row execute function "signed_file_stays"();
