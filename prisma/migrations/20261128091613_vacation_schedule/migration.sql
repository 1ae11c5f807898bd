-- CreateTable
CREATE TABLE "vacation_schedule_period" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "year" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'preparing',
    "date_from" DATE NOT NULL,
    "date_to" DATE NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vacation_schedule_period_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "department_norm" (
    "id" BIGSERIAL NOT NULL,
    "client_id" BIGINT NOT NULL,
    "organization_id" BIGINT NOT NULL,
    "department" TEXT NOT NULL DEFAULT '',
    "away_max" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "department_norm_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "vacation_schedule_period_organization_id_year_key" ON "vacation_schedule_period"("organization_id", "year");

-- CreateIndex
CREATE UNIQUE INDEX "department_norm_organization_id_department_key" ON "department_norm"("organization_id", "department");

-- Not more than one year of an organization is planned at a time (AMB-100).
CREATE UNIQUE INDEX "vacation_schedule_period_opened" ON "vacation_schedule_period"("organization_id") WHERE "status" = 'opened';

-- AddForeignKey
ALTER TABLE "vacation_schedule_period" ADD CONSTRAINT "vacation_schedule_period_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_norm" ADD CONSTRAINT "department_norm_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
