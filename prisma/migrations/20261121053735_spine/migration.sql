-- CreateTable
CREATE TABLE "message" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "recipient_id" TEXT NOT NULL,
    "registrator_id" BIGINT,
    "object_id" TEXT NOT NULL DEFAULT '',
    "code" TEXT NOT NULL,
    "values" JSONB NOT NULL DEFAULT '{}',
    "text" TEXT NOT NULL DEFAULT '',
    "text_eng" TEXT NOT NULL DEFAULT '',
    "route" TEXT NOT NULL DEFAULT '',
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_date" TIMESTAMPTZ(3),
    "outbox_id" BIGINT,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "relayed_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency" (
    "user_id" BIGINT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "answer" TEXT,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "audit" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "stream" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "moment" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" BIGINT,
    "employee_id" BIGINT,
    "grant_id" BIGINT,
    "session_id" BIGINT,
    "action" TEXT NOT NULL,
    "object_id" TEXT NOT NULL DEFAULT '',
    "record_id" TEXT NOT NULL DEFAULT '',
    "detail" TEXT NOT NULL DEFAULT '{}',
    "prev_hash" TEXT NOT NULL DEFAULT '',
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "status" (
    "id" TEXT NOT NULL,
    "client_id" BIGINT,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL,
    "sort" INTEGER NOT NULL DEFAULT 0,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "status_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workflow" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "object_id" TEXT NOT NULL,
    "business_role" TEXT NOT NULL,
    "status_id" TEXT NOT NULL,
    "next_status_id" TEXT NOT NULL,
    "reject" BOOLEAN NOT NULL DEFAULT false,
    "editable" BOOLEAN NOT NULL DEFAULT false,
    "delete_allowed" BOOLEAN NOT NULL DEFAULT false,
    "indicators" TEXT NOT NULL DEFAULT '',
    "organization_id" BIGINT,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workflow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_type" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL DEFAULT '',
    "object_id" TEXT NOT NULL,
    "organization_id" BIGINT,
    "sort" INTEGER NOT NULL DEFAULT 0,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request_type" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL DEFAULT '',
    "sort" INTEGER NOT NULL DEFAULT 0,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "name_eng" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parameter" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "value" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "parameter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lan" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "alias" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "name_eng" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_filter" (
    "id" BIGSERIAL NOT NULL,
    "user_id" BIGINT NOT NULL,
    "route_name" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "parameters" JSONB NOT NULL DEFAULT '{}',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_filter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "object_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "manager_id" BIGINT,
    "creator_id" BIGINT,
    "document_type_id" BIGINT,
    "status_id" TEXT NOT NULL DEFAULT 'empty',
    "workflow_id" BIGINT,
    "version" INTEGER NOT NULL DEFAULT 0,
    "start_date" DATE,
    "end_date" DATE,
    "days" INTEGER,
    "comments" TEXT NOT NULL DEFAULT '',
    "comments_eng" TEXT NOT NULL DEFAULT '',
    "indicators" TEXT NOT NULL DEFAULT '',
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_number" (
    "organization_id" BIGINT NOT NULL,
    "object_id" TEXT NOT NULL,
    "last" BIGINT NOT NULL,

    CONSTRAINT "document_number_pkey" PRIMARY KEY ("organization_id","object_id")
);

-- CreateTable
CREATE TABLE "vacation" (
    "id" BIGINT NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'none',
    "period" INTEGER,
    "replaced" BOOLEAN NOT NULL DEFAULT false,
    "replaced_status_id" TEXT,
    "replaced_vacation_ids" TEXT NOT NULL DEFAULT '',
    "days_unplanned" INTEGER,

    CONSTRAINT "vacation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vacation_limit" (
    "id" BIGSERIAL NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "period" INTEGER NOT NULL,
    "on_date" DATE NOT NULL,
    "norma" DECIMAL(6,2) NOT NULL,
    "days_limit" DECIMAL(6,2) NOT NULL,
    "employee_start_date" DATE NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vacation_limit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_status" (
    "id" BIGSERIAL NOT NULL,
    "object_id" TEXT NOT NULL,
    "registrator_id" BIGINT NOT NULL,
    "seq" INTEGER NOT NULL,
    "from_status_id" TEXT NOT NULL,
    "status_id" TEXT NOT NULL,
    "workflow_id" BIGINT NOT NULL,
    "business_role" TEXT NOT NULL,
    "reject" BOOLEAN NOT NULL DEFAULT false,
    "indicators" TEXT NOT NULL DEFAULT '',
    "organization_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "employee_id" BIGINT,
    "behalf_employee_id" BIGINT,
    "grant_id" BIGINT,
    "comments" TEXT NOT NULL DEFAULT '',
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_status_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request" (
    "id" BIGINT NOT NULL,
    "legal_document_id" BIGINT,
    "date" DATE,
    "request_type_id" BIGINT,

    CONSTRAINT "request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "original_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,
    "streebog_hash" TEXT NOT NULL,
    "registrator_id" BIGINT NOT NULL,
    "document_object_id" TEXT NOT NULL,
    "creator_user_id" BIGINT NOT NULL,
    "server_made" BOOLEAN NOT NULL DEFAULT false,
    "deleted" BOOLEAN NOT NULL DEFAULT false,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "login" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "password_hash" TEXT NOT NULL,
    "employee_id" BIGINT,
    "language" TEXT NOT NULL DEFAULT 'ru',
    "signature" TEXT NOT NULL DEFAULT '1',
    "two_factor" TEXT NOT NULL DEFAULT '',
    "skin" TEXT,
    "scope" TEXT NOT NULL DEFAULT 'portal',
    "password_update_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "password_doesnt_expire" BOOLEAN NOT NULL DEFAULT false,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_role" (
    "user_id" BIGINT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "role" TEXT NOT NULL,

    CONSTRAINT "user_role_pkey" PRIMARY KEY ("user_id","organization_id","role")
);

-- CreateTable
CREATE TABLE "grant" (
    "id" BIGSERIAL NOT NULL,
    "user_id" BIGINT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'employee',
    "date_from" DATE NOT NULL,
    "date_to" DATE NOT NULL,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auth_session" (
    "id" BIGSERIAL NOT NULL,
    "user_id" BIGINT NOT NULL,
    "grant_id" BIGINT,
    "fingerprint" TEXT NOT NULL DEFAULT '',
    "user_agent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "auth_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auth_token" (
    "hash" BYTEA NOT NULL,
    "session_id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "replaced_at" TIMESTAMPTZ(3),

    CONSTRAINT "auth_token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "client" (
    "id" BIGSERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "client_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organization" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL DEFAULT '',
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "employee" (
    "id" BIGSERIAL NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "number" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL DEFAULT '',
    "position" TEXT NOT NULL DEFAULT '',
    "position_eng" TEXT NOT NULL DEFAULT '',
    "department" TEXT NOT NULL DEFAULT '',
    "department_eng" TEXT NOT NULL DEFAULT '',
    "location" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "photo_name" TEXT NOT NULL DEFAULT '',
    "hire_date" DATE NOT NULL,
    "dismissal_date" DATE,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "employee_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subordination" (
    "id" BIGSERIAL NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "manager_id" BIGINT NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'direct',
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subordination_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "message_organization_id_recipient_id_id_idx" ON "message"("organization_id", "recipient_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "message_outbox_id_recipient_id_key" ON "message"("outbox_id", "recipient_id");

-- CreateIndex
CREATE INDEX "outbox_done_at_id_idx" ON "outbox"("done_at", "id");

-- CreateIndex
CREATE INDEX "idempotency_create_date_idx" ON "idempotency"("create_date");

-- CreateIndex
CREATE INDEX "audit_client_id_object_id_record_id_idx" ON "audit"("client_id", "object_id", "record_id");

-- CreateIndex
CREATE UNIQUE INDEX "audit_stream_seq_key" ON "audit"("stream", "seq");

-- CreateIndex
CREATE INDEX "workflow_client_id_object_id_status_id_idx" ON "workflow"("client_id", "object_id", "status_id");

-- CreateIndex
CREATE UNIQUE INDEX "document_type_client_id_object_id_code_key" ON "document_type"("client_id", "object_id", "code");

-- CreateIndex
CREATE UNIQUE INDEX "request_type_client_id_code_key" ON "request_type"("client_id", "code");

-- CreateIndex
CREATE INDEX "calendar_client_id_start_date_idx" ON "calendar"("client_id", "start_date");

-- CreateIndex
CREATE UNIQUE INDEX "parameter_client_id_code_key" ON "parameter"("client_id", "code");

-- CreateIndex
CREATE UNIQUE INDEX "lan_client_id_alias_key" ON "lan"("client_id", "alias");

-- CreateIndex
CREATE UNIQUE INDEX "user_filter_user_id_route_name_name_key" ON "user_filter"("user_id", "route_name", "name");

-- CreateIndex
CREATE INDEX "document_employee_id_object_id_id_idx" ON "document"("employee_id", "object_id", "id" DESC);

-- CreateIndex
CREATE INDEX "document_manager_id_object_id_id_idx" ON "document"("manager_id", "object_id", "id" DESC);

-- CreateIndex
CREATE INDEX "document_organization_id_object_id_id_idx" ON "document"("organization_id", "object_id", "id" DESC);

-- CreateIndex
CREATE INDEX "document_organization_id_object_id_status_id_id_idx" ON "document"("organization_id", "object_id", "status_id", "id" DESC);

-- CreateIndex
CREATE INDEX "document_employee_id_start_date_end_date_idx" ON "document"("employee_id", "start_date", "end_date");

-- CreateIndex
CREATE UNIQUE INDEX "document_organization_id_object_id_number_key" ON "document"("organization_id", "object_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "vacation_limit_employee_id_period_on_date_key" ON "vacation_limit"("employee_id", "period", "on_date");

-- CreateIndex
CREATE UNIQUE INDEX "document_status_registrator_id_seq_key" ON "document_status"("registrator_id", "seq");

-- CreateIndex
CREATE INDEX "request_legal_document_id_idx" ON "request"("legal_document_id");

-- CreateIndex
CREATE UNIQUE INDEX "file_name_key" ON "file"("name");

-- CreateIndex
CREATE INDEX "file_registrator_id_idx" ON "file"("registrator_id");

-- CreateIndex
CREATE INDEX "app_user_employee_id_idx" ON "app_user"("employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_client_id_login_key" ON "app_user"("client_id", "login");

-- CreateIndex
CREATE INDEX "grant_user_id_idx" ON "grant"("user_id");

-- CreateIndex
CREATE INDEX "auth_session_user_id_idx" ON "auth_session"("user_id");

-- CreateIndex
CREATE INDEX "auth_token_session_id_idx" ON "auth_token"("session_id");

-- CreateIndex
CREATE INDEX "auth_token_expires_at_idx" ON "auth_token"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limit_expires_at_idx" ON "rate_limit"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "client_code_key" ON "client"("code");

-- CreateIndex
CREATE UNIQUE INDEX "organization_client_id_code_key" ON "organization"("client_id", "code");

-- CreateIndex
CREATE UNIQUE INDEX "employee_organization_id_number_key" ON "employee"("organization_id", "number");

-- CreateIndex
CREATE INDEX "subordination_manager_id_idx" ON "subordination"("manager_id");

-- CreateIndex
CREATE UNIQUE INDEX "subordination_employee_id_manager_id_type_key" ON "subordination"("employee_id", "manager_id", "type");

-- AddForeignKey
ALTER TABLE "user_filter" ADD CONSTRAINT "user_filter_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vacation" ADD CONSTRAINT "vacation_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vacation_limit" ADD CONSTRAINT "vacation_limit_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_status" ADD CONSTRAINT "document_status_registrator_id_fkey" FOREIGN KEY ("registrator_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_registrator_id_fkey" FOREIGN KEY ("registrator_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "client"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grant" ADD CONSTRAINT "grant_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auth_token" ADD CONSTRAINT "auth_token_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "auth_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "client"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee" ADD CONSTRAINT "employee_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subordination" ADD CONSTRAINT "subordination_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subordination" ADD CONSTRAINT "subordination_manager_id_fkey" FOREIGN KEY ("manager_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "document_organization_id_object_id_start_date_id_idx" ON "document"("organization_id", "object_id", "start_date" DESC, "id" DESC);

-- The audit is append-only for everybody who connects as the application.
create function "audit_is_append_only"() returns trigger language plpgsql as $$
begin
  raise exception 'audit is append-only';
end
$$;
create trigger "audit_no_change" before update or delete on "audit" for each row execute function "audit_is_append_only"();
create trigger "audit_no_truncate" before truncate on "audit" for each statement execute function "audit_is_append_only"();

-- History is append-only too; it goes only with its document.
create function "document_status_stays"() returns trigger language plpgsql as $$
begin
  raise exception 'document_status is append-only';
end
$$;
create trigger "document_status_no_update" before update on "document_status" for each row execute function "document_status_stays"();

alter table "calendar" add constraint "calendar_period" check ("start_date" <= "end_date");
alter table "calendar" add constraint "calendar_type" check ("type" in ('working', 'non-working', 'holiday'));
alter table "document" add constraint "document_period" check ("start_date" is null or "end_date" is null or "start_date" <= "end_date");
