-- CreateTable
CREATE TABLE "template" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL DEFAULT '',
    "object_id" TEXT NOT NULL,
    "document_type_id" BIGINT,
    "kind" TEXT NOT NULL,
    "version_id" BIGINT,
    "in_force_at" TIMESTAMPTZ(3),
    "sort" INTEGER NOT NULL DEFAULT 0,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "template_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "template_version" (
    "id" BIGSERIAL NOT NULL,
    "template_id" BIGINT NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "original_name" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "fields" JSONB NOT NULL DEFAULT '[]',
    "restores" INTEGER,
    "creator_user_id" BIGINT NOT NULL,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "template_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL DEFAULT '',
    "object_id" TEXT NOT NULL,
    "columns" TEXT NOT NULL,
    "filter" TEXT NOT NULL DEFAULT '',
    "order_by" TEXT NOT NULL DEFAULT '',
    "descending" BOOLEAN NOT NULL DEFAULT false,
    "role" TEXT,
    "sort" INTEGER NOT NULL DEFAULT 0,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "template_version_id_key" ON "template"("version_id");

-- CreateIndex
CREATE INDEX "template_client_id_object_id_idx" ON "template"("client_id", "object_id");

-- CreateIndex
CREATE INDEX "template_document_type_id_idx" ON "template"("document_type_id");

-- CreateIndex
CREATE UNIQUE INDEX "template_client_id_code_key" ON "template"("client_id", "code");

-- CreateIndex
CREATE INDEX "template_version_client_id_idx" ON "template_version"("client_id");

-- CreateIndex
CREATE INDEX "template_version_name_idx" ON "template_version"("name");

-- CreateIndex
CREATE UNIQUE INDEX "template_version_template_id_number_key" ON "template_version"("template_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "report_client_id_code_key" ON "report"("client_id", "code");

-- AddForeignKey
ALTER TABLE "template" ADD CONSTRAINT "template_document_type_id_fkey" FOREIGN KEY ("document_type_id") REFERENCES "document_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template" ADD CONSTRAINT "template_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "template_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_version" ADD CONSTRAINT "template_version_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "template"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A version that forms were made by stays as it was.
CREATE FUNCTION "template_version_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'versions of templates are added, never changed';
END $$;
CREATE TRIGGER "template_version_stays" BEFORE UPDATE OR DELETE ON "template_version"
  FOR EACH ROW EXECUTE FUNCTION "template_version_is_append_only"();
