-- CreateTable
CREATE TABLE "parameter_override" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "value" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "parameter_override_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parameter_schedule" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "organization_id" BIGINT,
    "value" TEXT NOT NULL DEFAULT '',
    "starts_on" DATE NOT NULL,
    "author_id" BIGINT,
    "refused" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "parameter_schedule_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "parameter_override_organization_id_idx" ON "parameter_override"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "parameter_override_client_id_code_organization_id_key" ON "parameter_override"("client_id", "code", "organization_id");

-- CreateIndex
CREATE INDEX "parameter_schedule_client_id_code_idx" ON "parameter_schedule"("client_id", "code");

-- CreateIndex
CREATE INDEX "parameter_schedule_starts_on_idx" ON "parameter_schedule"("starts_on");

-- CreateIndex
CREATE INDEX "parameter_schedule_organization_id_idx" ON "parameter_schedule"("organization_id");

-- AddForeignKey
ALTER TABLE "parameter_override" ADD CONSTRAINT "parameter_override_client_id_code_fkey" FOREIGN KEY ("client_id", "code") REFERENCES "parameter"("client_id", "code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parameter_override" ADD CONSTRAINT "parameter_override_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parameter_schedule" ADD CONSTRAINT "parameter_schedule_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What one organization has is of the client's rules as well.
create trigger "parameter_override_rules_changed" after insert or update or delete on "parameter_override" for each row execute function "rules_changed"();

-- One value a day for all, and one a day for each organization.
create unique index "parameter_schedule_once" on "parameter_schedule" ("client_id", "code", coalesce("organization_id", 0), "starts_on");
