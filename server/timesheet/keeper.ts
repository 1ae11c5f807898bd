import type { Actor } from '../../lib/access/actor.ts';
import type { Month } from '../../lib/kernel/month.ts';
import { keepsTimesheets } from '../../lib/registry/timesheet.ts';
import { auditBy } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';

/** Lets pass callers who keep the timesheets of their organization. Refuses: access_denied. */
export const mustKeepTimesheets = (actor: Actor): void => {
  if (!keepsTimesheets(actor)) throw refusal('access_denied');
};

/** Writes what was done to the timesheets of a month: each month of an organization is a stream of the audit. */
export const auditMonth = (
  tx: Tx,
  actor: Actor,
  month: Month,
  action: string,
  detail: Record<string, unknown>,
): Promise<unknown> =>
  auditBy(tx, actor, action, [`timesheet:${actor.organization_id}:${month}`, 'timesheet', month], detail);
