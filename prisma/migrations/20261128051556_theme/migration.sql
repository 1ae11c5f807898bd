-- CreateTable
CREATE TABLE "theme" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "primary" TEXT NOT NULL DEFAULT '',
    "accent" TEXT NOT NULL DEFAULT '',
    "secondary" TEXT NOT NULL DEFAULT '',
    "background" TEXT NOT NULL DEFAULT '',
    "night_primary" TEXT NOT NULL DEFAULT '',
    "night_accent" TEXT NOT NULL DEFAULT '',
    "logo" TEXT NOT NULL DEFAULT '',
    "logo_file" TEXT NOT NULL DEFAULT '',
    "logo_dark" TEXT NOT NULL DEFAULT '',
    "logo_dark_file" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "theme_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "theme_client_id_key" ON "theme"("client_id");

-- The look of a client is kept with its rules.
create trigger "theme_rules_changed" after insert or update or delete on "theme" for each row execute function "rules_changed"();
