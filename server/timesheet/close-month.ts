import type { Actor } from '../../lib/access/actor.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { TimesheetFormed } from '../../lib/rpc/timesheet.ts';
import { flagOf } from '../../lib/settings/read.ts';
import {
  type Closing,
  type ClosingAsked,
  closedOver,
  closingRefusals,
  closingWarnings,
  reopens,
} from '../../lib/timesheet/closing.ts';
import { CallError, refusal } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';
import { readToday } from '../documents/rule-facts.ts';
import { mustBeSeen } from '../documents/seen.ts';
import { lockMonth, readClosing } from './closing.ts';
import { formedAs } from './form-month.ts';
import { auditMonth, mustKeepTimesheets } from './keeper.ts';
import { readStaff } from './people.ts';
import { reckonedMonth } from './reckoned.ts';
import { undecidedOf } from './undecided.ts';

/**
 * Closes a month of the caller's organization up to a part of it, formed as it stands then, or opens it again. Refuses:
 * access_denied, edited_by_another where it is not as it was seen, validation, warnings_unseen where documents that wait
 * for a decision or days to come would be closed over and the caller, who says what was `seen`, has not read so.
 */
export const closeMonth = async (
  tx: Tx,
  actor: Actor,
  asked: ClosingAsked,
  seen: readonly string[] | undefined,
): Promise<TimesheetFormed & { closing: Closing }> => {
  const { month, was, becomes, reason } = asked;
  mustKeepTimesheets(actor);
  await lockMonth(tx, actor.organization_id, month);
  const { closing } = await readClosing(tx, actor.organization_id, month);
  if (closing !== was) throw refusal('edited_by_another');
  const refused = closingRefusals(asked, await readToday(tx));
  if (refused.length > 0) throw new CallError({ reason: 'validation', fields: [...refused] });
  const { parametersOf } = await readRules(tx, actor.client_id);
  if (seen !== undefined || flagOf(parametersOf(actor.organization_id), 'move_warnings_must_be_read'))
    mustBeSeen(await warningsOf(tx, actor, asked), seen ?? []);
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

const warningsOf = async (tx: Tx, actor: Actor, asked: ClosingAsked): Promise<readonly FieldRefusal[]> => {
  const people = await readStaff(tx, actor.organization_id, asked.month);
  const reckoned = await reckonedMonth(tx, actor, asked.month, people);
  return closingWarnings(closedOver(asked, undecidedOf(reckoned, people), await readToday(tx)));
};

/** A month that is opened again says what it said, until it is formed again. */
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
