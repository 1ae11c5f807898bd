-- AlterTable
ALTER TABLE "request" ADD COLUMN     "addressee" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "copies" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "delivery" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "language" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "month" INTEGER,
ADD COLUMN     "stage" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "text" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "year" INTEGER;

-- AlterTable
ALTER TABLE "request_type" ADD COLUMN     "as_file" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "free_text" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "hint" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "hint_eng" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "languages" TEXT NOT NULL DEFAULT 'ru',
ADD COLUMN     "made_by" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "norm_days" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "on_paper" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "period" TEXT NOT NULL DEFAULT 'none';

-- Types that companies have by their codes learn who makes them and what they ask.
UPDATE "request_type" t SET "hint" = v.hint, "hint_eng" = v.hint_eng, "made_by" = v.made_by, "norm_days" = v.norm_days,
  "period" = v.period, "languages" = v.languages, "as_file" = v.as_file, "free_text" = v.free_text
FROM (VALUES
  ('employment', 'должность и день приёма', 'position and the day of hiring', 'portal', 0, 'none', 'ru;en', true, false),
  ('income', 'доход и налог за год', 'income and tax of a year', 'outside', 3, 'year', 'ru', true, false),
  ('payslip', 'начисления за месяц', 'earnings of a month', 'outside', 3, 'month', 'ru', true, false),
  ('vacschedule', 'дни отпуска за год', 'days of leave in a year', 'portal', 0, 'year', 'ru;en', true, false),
  ('work_record', 'приём, переводы, стаж', 'hiring, transfers, service', 'hr', 3, 'none', 'ru', false, false),
  ('order_copy', 'назовите приказ', 'say which order', 'hr', 3, 'none', 'ru', true, true)
) AS v (code, hint, hint_eng, made_by, norm_days, period, languages, as_file, free_text)
WHERE t."code" = v.code;

INSERT INTO "request_type" ("client_id", "code", "name", "name_eng", "hint", "hint_eng", "made_by", "norm_days", "languages", "free_text", "sort")
SELECT "client_id", 'other', 'Другая справка', 'Another paper', 'напишите, что нужно', 'say what you need', 'hr', 3, 'ru;en', true, max("sort") + 10
FROM "request_type" GROUP BY "client_id"
ON CONFLICT DO NOTHING;

-- The portal takes what it assembles itself through the steps of hr, and nobody waits for a request to be closed.
UPDATE "workflow" SET "detail" = "detail" || '{"portal": "1"}'
WHERE "object_id" = 'request' AND "business_role" = 'hr' AND NOT ("detail" ? 'leg') AND NOT "reject"
  AND (("status_id" = 'prepared' AND "next_status_id" = 'accepted') OR ("status_id" = 'accepted' AND "next_status_id" = 'processed'));
UPDATE "workflow" SET "detail" = "detail" || '{"unhurried": "1"}'
WHERE "object_id" = 'request' AND "business_role" = 'hr' AND "next_status_id" = 'closed' AND NOT ("detail" ? 'leg');
