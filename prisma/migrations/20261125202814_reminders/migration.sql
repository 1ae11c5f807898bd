-- Messages that are there count as mailed: nobody gets letters about the past. A default that is the same for all rows
-- writes none of them.
ALTER TABLE "message" ADD COLUMN     "mailed_date" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "message" ALTER COLUMN "mailed_date" DROP DEFAULT;

-- CreateTable
CREATE TABLE "reminder" (
    "employee_id" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "client_id" BIGINT NOT NULL,
    "content" JSONB,
    "create_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminder_pkey" PRIMARY KEY ("employee_id","day")
);

-- CreateIndex
CREATE INDEX "reminder_day_idx" ON "reminder"("day");
