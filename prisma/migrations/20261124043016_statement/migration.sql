-- CreateTable
CREATE TABLE "dismissal_reason" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_eng" TEXT NOT NULL DEFAULT '',
    "sort" INTEGER NOT NULL DEFAULT 0,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dismissal_reason_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "statement" (
    "id" BIGINT NOT NULL,
    "dismissal_date" DATE,
    "dismissal_reason_id" BIGINT,
    "transfer_date" DATE,
    "new_position" TEXT NOT NULL DEFAULT '',
    "new_department" TEXT NOT NULL DEFAULT '',
    "child_birth_date" DATE,
    "leave_until" DATE,
    "text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "statement_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "dismissal_reason_client_id_code_key" ON "dismissal_reason"("client_id", "code");

-- AddForeignKey
ALTER TABLE "statement" ADD CONSTRAINT "statement_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "statement" ADD CONSTRAINT "statement_dismissal_reason_id_fkey" FOREIGN KEY ("dismissal_reason_id") REFERENCES "dismissal_reason"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
