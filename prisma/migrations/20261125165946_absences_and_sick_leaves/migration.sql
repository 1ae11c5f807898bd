-- AlterTable
ALTER TABLE "document" ADD COLUMN     "time_from" TEXT,
ADD COLUMN     "time_to" TEXT;

-- CreateTable
CREATE TABLE "absence" (
    "id" BIGINT NOT NULL,
    "date" DATE,
    "hours" DECIMAL(4,2),
    "worked_date" DATE,
    "overtime_ids" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "absence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sickleave" (
    "id" BIGINT NOT NULL,
    "certificate_number" TEXT NOT NULL DEFAULT '',
    "relation" TEXT,
    "previous_id" BIGINT,
    "vacation_choice" TEXT,

    CONSTRAINT "sickleave_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sickleave_previous_id_key" ON "sickleave"("previous_id");

-- CreateIndex
CREATE INDEX "sickleave_certificate_number_idx" ON "sickleave"("certificate_number");

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sickleave" ADD CONSTRAINT "sickleave_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sickleave" ADD CONSTRAINT "sickleave_previous_id_fkey" FOREIGN KEY ("previous_id") REFERENCES "sickleave"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
