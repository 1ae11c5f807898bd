-- CreateTable
CREATE TABLE "timesheet" (
    "id" BIGSERIAL NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "month" TEXT NOT NULL,
    "days" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "overtime_ids" TEXT NOT NULL DEFAULT '',
    "first_days" INTEGER NOT NULL DEFAULT 0,
    "first_minutes" INTEGER NOT NULL DEFAULT 0,
    "second_days" INTEGER NOT NULL DEFAULT 0,
    "second_minutes" INTEGER NOT NULL DEFAULT 0,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "timesheet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "timesheet_closing" (
    "id" BIGSERIAL NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "month" TEXT NOT NULL,
    "closing" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "user_id" BIGINT NOT NULL,
    "employee_id" BIGINT,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "timesheet_closing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "timesheet_correction" (
    "id" BIGSERIAL NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "employee_id" BIGINT NOT NULL,
    "month" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "was" JSONB NOT NULL,
    "becomes" JSONB NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "closed" BOOLEAN NOT NULL,
    "document_ids" BIGINT[],
    "user_id" BIGINT NOT NULL,
    "author_id" BIGINT,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "timesheet_correction_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "timesheet_organization_id_month_idx" ON "timesheet"("organization_id", "month");

-- CreateIndex
CREATE UNIQUE INDEX "timesheet_employee_id_month_key" ON "timesheet"("employee_id", "month");

-- CreateIndex
CREATE INDEX "timesheet_closing_organization_id_month_id_idx" ON "timesheet_closing"("organization_id", "month", "id");

-- CreateIndex
CREATE INDEX "timesheet_correction_organization_id_month_id_idx" ON "timesheet_correction"("organization_id", "month", "id");

-- CreateIndex
CREATE INDEX "timesheet_correction_employee_id_month_id_idx" ON "timesheet_correction"("employee_id", "month", "id");

-- AddForeignKey
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timesheet_closing" ADD CONSTRAINT "timesheet_closing_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timesheet_correction" ADD CONSTRAINT "timesheet_correction_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timesheet_correction" ADD CONSTRAINT "timesheet_correction_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
