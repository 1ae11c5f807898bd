import type { Actor } from '../../lib/access/actor.ts';
import type { Month } from '../../lib/kernel/month.ts';
import type { TimesheetFormed } from '../../lib/rpc/timesheet.ts';
import { type Closing, isClosed } from '../../lib/timesheet/closing.ts';
import { formedDays, isSameMonth } from '../../lib/timesheet/stored-day.ts';
import { wrongField } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { lockMonth, readClosing } from './closing.ts';
import { auditMonth, mustKeepTimesheets } from './keeper.ts';
import { type MonthPerson, readStaff } from './people.ts';
import { reckonedMonth } from './reckoned.ts';
import { writeDays } from './write-days.ts';

/**
 * Forms the timesheets of the caller's organization: each person of the month has one afterwards. Two callers at once
 * take turns, and the second finds nothing to change. Refuses: access_denied, validation where the whole month is
 * closed.
 */
export const formMonth = async (tx: Tx, actor: Actor, month: Month): Promise<TimesheetFormed> => {
  mustKeepTimesheets(actor);
  await lockMonth(tx, actor.organization_id, month);
  const { closing } = await readClosing(tx, actor.organization_id, month);
  if (closing === 'month') throw wrongField('month', 'timesheet/closed');
  const formed = await formedAs(tx, actor, month, { kept: closing, becomes: closing });
  if (formed.added + formed.changed > 0) await auditMonth(tx, actor, month, 'timesheet.form', { ...formed });
  return formed;
};

/** Forms a month of an organization of which a part is kept as it is; the month is locked before. */
export const formedAs = async (
  tx: Tx,
  of: Pick<Actor, 'client_id' | 'organization_id'>,
  month: Month,
  { kept, becomes }: { readonly kept: Closing; readonly becomes: Closing },
): Promise<TimesheetFormed> => {
  const people = await readStaff(tx, of.organization_id, month);
  const reckoned = await reckonedMonth(tx, of, month, people);
  const rows = people.map((person) => ({
    employee_id: person.employee_id,
    days: formedDays(person.stored ?? undefined, reckoned.of(person), (day) => isClosed(kept, day)),
  }));
  const differing = rows.filter(({ days }, index) => {
    const { stored = null, status } = people[index] ?? {};
    return stored === null || status !== becomes || !isSameMonth(stored, days);
  });
  const number = await sheetNumber(tx, of.organization_id, month, people);
  const { added, changed } = await writeDays(tx, of, month, becomes, differing, number);
  return { added, changed, same: people.length - added - changed };
};

/**
 * The number of the sheet of a month, which is locked before: its own once it was formed, else the next one of its
 * organization in the year. Months of a year that are formed at once take turns.
 */
const sheetNumber = async (
  tx: Tx,
  organization_id: number | null,
  month: Month,
  people: readonly Pick<MonthPerson, 'sheet_number'>[],
): Promise<number> => {
  const own = people.find(({ sheet_number }) => sheet_number !== null)?.sheet_number;
  if (own) return own;
  const year = month.slice(0, 4);
  await tx.rows(
    `select pg_advisory_xact_lock(hashtextextended('timesheet-number:' || $1::text || ':' || $2::text, 0))`,
    [organization_id, year],
  );
  const [row] = await tx.rows<{ next: number }>(
    `select coalesce(max("sheet_number"), 0) + 1 as "next" from "timesheet"
     where "organization_id" = $1 and "month" between $2 || '-01' and $2 || '-12'`,
    [organization_id, year],
  );
  return row?.next ?? 1;
};
