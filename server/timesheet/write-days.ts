import type { Actor } from '../../lib/access/actor.ts';
import type { Month } from '../../lib/kernel/month.ts';
import type { Closing } from '../../lib/timesheet/closing.ts';
import { keptDays } from '../../lib/timesheet/kept-days.ts';
import { namedIn, type StoredDays } from '../../lib/timesheet/stored-day.ts';
import { sumsOf } from '../../lib/timesheet/sums.ts';
import type { Tx } from '../db/tx.ts';

/** The days of one person. */
export interface PersonDays {
  readonly employee_id: number;
  readonly days: StoredDays;
}

/** How many timesheets were made, and how many say something else now. */
export interface Written {
  readonly added: number;
  readonly changed: number;
}

/**
 * Keeps the days of people of a month with what they sum up to, by one statement; one that is the same is left alone.
 * `number`: that of the sheet, for those who are new on it.
 */
export const writeDays = async (
  tx: Tx,
  { organization_id }: Pick<Actor, 'organization_id'>,
  month: Month,
  status: Closing,
  people: readonly PersonDays[],
  number: number | null = null,
): Promise<Written> => {
  if (people.length === 0) return { added: 0, changed: 0 };
  const rows = await tx.rows<{ added: boolean }>(WRITE, [
    organization_id,
    month,
    status,
    JSON.stringify(people.map(rowOf)),
    number,
  ]);
  const added = rows.filter((row) => row.added).length;
  return { added, changed: rows.length - added };
};

const rowOf = ({ employee_id, days }: PersonDays) => {
  const { first, second } = sumsOf(Object.entries(days).map(([day, { codes }]) => [day, codes] as const));
  return {
    employee_id,
    days: keptDays(days),
    overtime_ids: namedIn(days, 'overtime_ids'),
    first_days: first.days,
    first_minutes: first.minutes,
    second_days: second.days,
    second_minutes: second.minutes,
  };
};

const KEPT = [
  'days',
  'status',
  'overtime_ids',
  'first_days',
  'first_minutes',
  'second_days',
  'second_minutes',
];

const WRITE = `insert into "timesheet" as t ("organization_id", "employee_id", "month", "sheet_number", "status", "days", "overtime_ids",
    "first_days", "first_minutes", "second_days", "second_minutes")
  select $1::bigint, r."employee_id", $2, $5::int, $3, r."days", r."overtime_ids", r."first_days", r."first_minutes", r."second_days", r."second_minutes"
  from jsonb_to_recordset($4::jsonb) as r("employee_id" bigint, "days" jsonb, "overtime_ids" text, "first_days" int,
    "first_minutes" int, "second_days" int, "second_minutes" int)
  on conflict ("employee_id", "month") do update set ${KEPT.map((name) => `"${name}" = excluded."${name}"`).join(', ')},
    "organization_id" = excluded."organization_id", "updated_at" = now()
  where (${KEPT.map((name) => `t."${name}"`).join(', ')}) is distinct from (${KEPT.map((name) => `excluded."${name}"`).join(', ')})
  returning (t."xmax" = 0) as added`;
