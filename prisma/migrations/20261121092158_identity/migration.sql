-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "external_id" TEXT,
ADD COLUMN     "must_change_password" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "preferences" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "totp_last_step" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "totp_secret" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "auth_session" ADD COLUMN     "active_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "origin" TEXT NOT NULL DEFAULT 'password',
ADD COLUMN     "proved_at" TIMESTAMPTZ(3),
ADD COLUMN     "sso" JSONB;

-- AlterTable
ALTER TABLE "grant" ADD COLUMN     "deputy_id" BIGINT,
ADD COLUMN     "families" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "recovery_code" (
    "id" BIGSERIAL NOT NULL,
    "user_id" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passkey" (
    "id" BIGSERIAL NOT NULL,
    "user_id" BIGINT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL DEFAULT '',
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used" TIMESTAMPTZ(3),

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_link" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auth_challenge" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "user_id" BIGINT,
    "session_id" BIGINT,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "auth_challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deputy" (
    "id" BIGSERIAL NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "deputy_employee_id" BIGINT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "families" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "date_from" DATE,
    "date_to" DATE,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deputy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scim_token" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "hash" BYTEA NOT NULL,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used" TIMESTAMPTZ(3),

    CONSTRAINT "scim_token_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "recovery_code_user_id_hash_key" ON "recovery_code"("user_id", "hash");

-- CreateIndex
CREATE UNIQUE INDEX "passkey_credential_id_key" ON "passkey"("credential_id");

-- CreateIndex
CREATE INDEX "passkey_user_id_idx" ON "passkey"("user_id");

-- CreateIndex
CREATE INDEX "identity_link_user_id_idx" ON "identity_link"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "identity_link_client_id_issuer_subject_key" ON "identity_link"("client_id", "issuer", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "auth_challenge_hash_key" ON "auth_challenge"("hash");

-- CreateIndex
CREATE INDEX "auth_challenge_expires_at_idx" ON "auth_challenge"("expires_at");

-- CreateIndex
CREATE INDEX "auth_challenge_user_id_kind_idx" ON "auth_challenge"("user_id", "kind");

-- CreateIndex
CREATE INDEX "deputy_employee_id_idx" ON "deputy"("employee_id");

-- CreateIndex
CREATE INDEX "deputy_deputy_employee_id_idx" ON "deputy"("deputy_employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "scim_token_hash_key" ON "scim_token"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_client_id_external_id_key" ON "app_user"("client_id", "external_id");

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
