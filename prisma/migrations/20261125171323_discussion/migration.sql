-- AlterTable
ALTER TABLE "file" ADD COLUMN     "discussion_message_id" BIGINT;

-- CreateTable
CREATE TABLE "discussion_message" (
    "id" BIGSERIAL NOT NULL,
    "registrator_id" BIGINT NOT NULL,
    "author_id" BIGINT NOT NULL,
    "behalf_employee_id" BIGINT,
    "user_id" BIGINT NOT NULL,
    "text" TEXT NOT NULL,
    "mentions" BIGINT[],
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edit_date" TIMESTAMPTZ(3),
    "delete_date" TIMESTAMPTZ(3),

    CONSTRAINT "discussion_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "discussion_read" (
    "registrator_id" BIGINT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "message_id" BIGINT NOT NULL,

    CONSTRAINT "discussion_read_pkey" PRIMARY KEY ("registrator_id","employee_id")
);

-- CreateIndex
CREATE INDEX "discussion_message_registrator_id_id_idx" ON "discussion_message"("registrator_id", "id" DESC);

-- CreateIndex
CREATE INDEX "discussion_message_user_id_create_date_idx" ON "discussion_message"("user_id", "create_date");

-- CreateIndex
CREATE INDEX "file_discussion_message_id_idx" ON "file"("discussion_message_id");

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_discussion_message_id_fkey" FOREIGN KEY ("discussion_message_id") REFERENCES "discussion_message"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_message" ADD CONSTRAINT "discussion_message_registrator_id_fkey" FOREIGN KEY ("registrator_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_read" ADD CONSTRAINT "discussion_read_registrator_id_fkey" FOREIGN KEY ("registrator_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
