-- DropIndex
DROP INDEX "file_name_key";

-- CreateTable
CREATE TABLE "paper" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "title" TEXT NOT NULL,
    "comments" TEXT NOT NULL DEFAULT '',
    "document_type_id" BIGINT,
    "due_date" DATE,
    "name" TEXT NOT NULL DEFAULT '',
    "original_name" TEXT NOT NULL DEFAULT '',
    "content_type" TEXT NOT NULL DEFAULT '',
    "size" BIGINT NOT NULL DEFAULT 0,
    "hash" TEXT NOT NULL DEFAULT '',
    "streebog_hash" TEXT NOT NULL DEFAULT '',
    "streebog512_hash" TEXT NOT NULL DEFAULT '',
    "creator_id" BIGINT,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "paper_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request_push_signed" (
    "id" BIGINT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "due_date" DATE,
    "paper_id" BIGINT,
    "reminded_at" TIMESTAMPTZ(3),

    CONSTRAINT "request_push_signed_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "paper_organization_id_id_idx" ON "paper"("organization_id", "id" DESC);

-- CreateIndex
CREATE INDEX "paper_name_idx" ON "paper"("name");

-- CreateIndex
CREATE INDEX "request_push_signed_paper_id_idx" ON "request_push_signed"("paper_id");

-- CreateIndex
CREATE INDEX "file_name_idx" ON "file"("name");

-- CreateIndex
CREATE UNIQUE INDEX "file_registrator_id_name_key" ON "file"("registrator_id", "name");

-- AddForeignKey
ALTER TABLE "request_push_signed" ADD CONSTRAINT "request_push_signed_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_push_signed" ADD CONSTRAINT "request_push_signed_paper_id_fkey" FOREIGN KEY ("paper_id") REFERENCES "paper"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A manager answers for the papers put before the manager; whoever has answered need not be waited for by hr.
update "workflow" set "detail" = "detail" || '{"own": "1"}'
where "object_id" = 'request_push_signed' and "business_role" = 'manager' and "status_id" = 'notified' and "next_status_id" = 'confirmed';
update "workflow" set "detail" = "detail" || '{"unhurried": "1"}'
where "object_id" = 'request_push_signed' and "business_role" = 'hr' and "status_id" = 'confirmed' and "next_status_id" = 'closed';
