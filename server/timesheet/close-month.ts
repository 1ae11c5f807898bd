import type { Actor } from '../../lib/access/actor.ts';
import type { TimesheetFormed } from '../../lib/rpc/timesheet.ts';
import { type Closing, type ClosingAsked, closingRefusals, reopens } from '../../lib/timesheet/closing.ts';
import { CallError, refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { readToday } from '../documents/rule-facts.ts';
import { lockMonth, readClosing } from './closing.ts';
import { formedAs } from './form-month.ts';
import { auditMonth, mustKeepTimesheets } from './keeper.ts';

/**
 * Closes a month of the caller's organization up to a part of it, formed as it stands then, or opens it again. Refuses:
 * access_denied, edited_by_another where it is not as it was seen, validation.
 */
export const closeMonth = async (
  tx: Tx,
  actor: Actor,
  asked: ClosingAsked,
): Promise<TimesheetFormed & { closing: Closing }> => {
  const { month, was, becomes, reason } = asked;
  mustKeepTimesheets(actor);
  await lockMonth(tx, actor.organization_id, month);
  const { closing } = await readClosing(tx, actor.organization_id, month);
  if (closing !== was) throw refusal('edited_by_another');
  const refused = closingRefusals(asked, await readToday(tx));
  if (refused.length > 0) throw new CallError({ reason: 'validation', fields: [...refused] });
  const formed = reopens(was, becomes)
    ? await leftAsFormed(tx, actor, month, becomes)
    : await formedAs(tx, actor, month, { kept: was, becomes });
  if (becomes !== was) {
    await tx.rows(
      `insert into "timesheet_closing" ("organization_id", "month", "closing", "reason", "user_id", "employee_id")
       values ($1, $2, $3, $4, $5, $6)`,
      [actor.organization_id, month, becomes, reason, actor.user_id, actor.real_employee_id],
    );
    await auditMonth(tx, actor, month, 'timesheet.close', { was, closing: becomes, reason });
  }
  return { ...formed, closing: becomes };
};

/** A month that is opened again says what it said, until somebody forms it. */
const leftAsFormed = async (
  tx: Tx,
  { organization_id }: Actor,
  month: string,
  status: Closing,
): Promise<TimesheetFormed> => {
  const rows = await tx.rows(
    `update "timesheet" set "status" = $3, "updated_at" = now() where "organization_id" = $1 and "month" = $2 returning 1`,
    [organization_id, month, status],
  );
  return { added: 0, changed: 0, same: rows.length };
};
