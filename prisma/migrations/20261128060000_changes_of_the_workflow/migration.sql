-- Drafts of changes of a workflow, and what was published of them.
CREATE TABLE "workflow_change" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "object_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "title" TEXT NOT NULL DEFAULT '',
    "changes" JSONB NOT NULL,
    "policies" JSONB NOT NULL DEFAULT '[]',
    "way" TEXT,
    "version" INTEGER,
    "steps_before" JSONB,
    "steps_after" JSONB,
    "policies_before" JSONB,
    "policies_after" JSONB,
    "moved" INTEGER NOT NULL DEFAULT 0,
    "author_id" BIGINT,
    "publisher_id" BIGINT,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "workflow_change_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "workflow_change_client_id_object_id_state_idx" ON "workflow_change"("client_id", "object_id", "state");
CREATE UNIQUE INDEX "workflow_change_client_id_number_key" ON "workflow_change"("client_id", "number");
CREATE UNIQUE INDEX "workflow_change_client_id_object_id_version_key" ON "workflow_change"("client_id", "object_id", "version");
