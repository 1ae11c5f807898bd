-- AlterTable
ALTER TABLE "employee" ADD COLUMN     "birth_date" DATE;

-- CreateTable
CREATE TABLE "overtime" (
    "id" BIGINT NOT NULL,
    "hour_preset" TEXT NOT NULL DEFAULT '',
    "shift_code" TEXT NOT NULL DEFAULT '',
    "hours" DECIMAL(4,2),
    "time_shift_plan_day_hours" DECIMAL(4,2),
    "time_shift_plan_night_hours" DECIMAL(4,2),
    "break_hours" DECIMAL(4,2),
    "break_taken" TEXT NOT NULL DEFAULT '',
    "on_holiday" BOOLEAN NOT NULL DEFAULT false,
    "holiday_agreed" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL DEFAULT '',
    "reason_name" TEXT NOT NULL DEFAULT '',
    "reason_name_eng" TEXT NOT NULL DEFAULT '',
    "compensation_type" TEXT,
    "dayoff_date" DATE,
    "time_shift_fact_day_hours" DECIMAL(5,2),
    "time_shift_fact_night_hours" DECIMAL(5,2),
    "time_shift_fact_comments" TEXT NOT NULL DEFAULT '',
    "time_shift_fact_comments_eng" TEXT NOT NULL DEFAULT '',
    "master_id" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "overtime_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "overtime_limit" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT,
    "date_from" DATE NOT NULL,
    "per_day" DECIMAL(5,2),
    "adjacent" DECIMAL(5,2),
    "year" DECIMAL(6,2),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "overtime_limit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "overtime_master_id_idx" ON "overtime"("master_id");

-- CreateIndex
CREATE UNIQUE INDEX "overtime_limit_client_id_organization_id_date_from_key" ON "overtime_limit"("client_id", "organization_id", "date_from") NULLS NOT DISTINCT;

-- AddForeignKey
ALTER TABLE "overtime" ADD CONSTRAINT "overtime_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "overtime_limit" ADD CONSTRAINT "overtime_limit_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
