-- AlterTable
ALTER TABLE "employee" ADD COLUMN     "is_candidate" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "recruitment" (
    "id" BIGINT NOT NULL,
    "department" TEXT NOT NULL DEFAULT '',
    "salary" DECIMAL(14,2),
    "hire_date" DATE,
    "staff_number" TEXT NOT NULL DEFAULT '',
    "birth_date" DATE,
    "phone" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "citizenship" TEXT,
    "passport_number" TEXT NOT NULL DEFAULT '',
    "passport_date" DATE,
    "passport_code" TEXT NOT NULL DEFAULT '',
    "passport_issuer" TEXT NOT NULL DEFAULT '',
    "education" TEXT,
    "labour_book" TEXT,
    "snils" TEXT NOT NULL DEFAULT '',
    "inn" TEXT NOT NULL DEFAULT '',
    "bank_code" TEXT NOT NULL DEFAULT '',
    "bank_account" TEXT NOT NULL DEFAULT '',
    "consent_data" TEXT,
    "consent_bank" TEXT,
    "consented_on" DATE,
    "withdrawn" BOOLEAN NOT NULL DEFAULT false,
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "recruitment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recruitment_scan" (
    "id" BIGSERIAL NOT NULL,
    "recruitment_id" BIGINT NOT NULL,
    "sort" INTEGER NOT NULL,
    "paper" TEXT,
    "file_id" BIGINT,

    CONSTRAINT "recruitment_scan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recruitment_study" (
    "id" BIGSERIAL NOT NULL,
    "recruitment_id" BIGINT NOT NULL,
    "sort" INTEGER NOT NULL,
    "institution" TEXT NOT NULL DEFAULT '',
    "diploma" TEXT NOT NULL DEFAULT '',
    "year" INTEGER,
    "file_id" BIGINT,

    CONSTRAINT "recruitment_study_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recruitment_job" (
    "id" BIGSERIAL NOT NULL,
    "recruitment_id" BIGINT NOT NULL,
    "sort" INTEGER NOT NULL,
    "company" TEXT NOT NULL DEFAULT '',
    "post" TEXT NOT NULL DEFAULT '',
    "start_date" DATE,
    "end_date" DATE,

    CONSTRAINT "recruitment_job_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "recruitment_scan_recruitment_id_sort_idx" ON "recruitment_scan"("recruitment_id", "sort");

-- CreateIndex
CREATE INDEX "recruitment_scan_file_id_idx" ON "recruitment_scan"("file_id");

-- CreateIndex
CREATE INDEX "recruitment_study_recruitment_id_sort_idx" ON "recruitment_study"("recruitment_id", "sort");

-- CreateIndex
CREATE INDEX "recruitment_study_file_id_idx" ON "recruitment_study"("file_id");

-- CreateIndex
CREATE INDEX "recruitment_job_recruitment_id_sort_idx" ON "recruitment_job"("recruitment_id", "sort");

-- AddForeignKey
ALTER TABLE "recruitment" ADD CONSTRAINT "recruitment_id_fkey" FOREIGN KEY ("id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recruitment_scan" ADD CONSTRAINT "recruitment_scan_recruitment_id_fkey" FOREIGN KEY ("recruitment_id") REFERENCES "recruitment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recruitment_scan" ADD CONSTRAINT "recruitment_scan_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recruitment_study" ADD CONSTRAINT "recruitment_study_recruitment_id_fkey" FOREIGN KEY ("recruitment_id") REFERENCES "recruitment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recruitment_study" ADD CONSTRAINT "recruitment_study_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recruitment_job" ADD CONSTRAINT "recruitment_job_recruitment_id_fkey" FOREIGN KEY ("recruitment_id") REFERENCES "recruitment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever has the role of a candidate and no other is still to be hired.
UPDATE "employee" e SET "is_candidate" = true
WHERE EXISTS (SELECT 1 FROM "app_user" u JOIN "user_role" r ON r."user_id" = u."id" WHERE u."employee_id" = e."id" AND r."role" = 'candidate')
  AND NOT EXISTS (SELECT 1 FROM "app_user" u JOIN "user_role" r ON r."user_id" = u."id" WHERE u."employee_id" = e."id" AND r."role" <> 'candidate');
