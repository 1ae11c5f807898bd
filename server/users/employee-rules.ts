import { holds } from '../../lib/access/actor.ts';
import { KEPT_ROLES } from '../../lib/access/roles.ts';
import { type Day, isDay } from '../../lib/kernel/day.ts';
import { leavesBeforeJoining } from '../../lib/users/employment-days.ts';
import { isInn, isSnils, plainNumber } from '../../lib/users/personal-numbers.ts';
import { mayEnter } from '../auth/may-enter.ts';
import { endSessionsOf } from '../auth/tokens.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { AfterWrite, BeforeWrite } from '../objects/rules.ts';
import { keepAnAdmin } from './roles.ts';

/** Fields by which an employee loses or changes rights. */
const DECIDING = ['organization_id', 'email', 'dismissal_date', 'disabled'] as const;

/** Fields whose change may leave a client without an admin. */
const CLOSING = ['disabled', 'dismissal_date', 'organization_id'] as const;

/** Only an admin dismisses, closes or moves an admin or hr, so that hr cannot shut out people above or beside them. */
export const deciderIsKept: BeforeWrite = async (tx, actor, before, after) => {
  if (!before || holds(actor, 'admin')) return;
  if (after && !DECIDING.some((name) => name in after && after[name] !== before[name])) return;
  const kept = await tx.rows(
    `select 1 from "app_user" u join "user_role" r on r."user_id" = u."id"
     where u."employee_id" = $1 and r."role" = any($2) limit 1`,
    [before.id, KEPT_ROLES],
  );
  if (kept.length > 0) throw refusal('access_denied');
};

/** Keeps SNILS and INN as digits and refuses numbers whose control digits are wrong. Refuses: validation. */
export const numbersAreSound: BeforeWrite = async (_tx, _actor, _before, after) => {
  for (const [field, isSound] of [
    ['snils', isSnils],
    ['inn', isInn],
  ] as const) {
    const given = after?.[field];
    if (!after || given === undefined || given === '') continue;
    after[field] = plainNumber(String(given));
    if (!isSound(String(after[field]))) throw wrongField(field, `user/${field}`);
  }
};

/** The last day of work is not before the first. Refuses: validation. */
export const leavesAfterJoining: BeforeWrite = async (_tx, _actor, before, after) => {
  if (!after || !('hire_date' in after || 'dismissal_date' in after)) return;
  const { hire_date, dismissal_date } = { ...before, ...after };
  if (leavesBeforeJoining(dayOf(hire_date), dayOf(dismissal_date)))
    throw wrongField(
      'dismissal_date' in after ? 'dismissal_date' : 'hire_date',
      'user/leaves-before-joining',
    );
};

const dayOf = (value: unknown): Day | null => (isDay(value) ? value : null);

/** Signs a person who may no longer enter out everywhere; no device comes back by itself when they may again. */
export const closedIsOut: AfterWrite = async (tx, before, after) => {
  if (!before || !after) return;
  const shut = await tx.rows<Row<'app_user', 'id'>>(
    `select u."id" from "app_user" u join "employee" e on e."id" = u."employee_id"
     where e."id" = $1 and not ${mayEnter()}`,
    [before.id],
  );
  for (const { id } of shut) await endSessionsOf(tx, id);
};

/** The last admin who may enter is not closed, nor dismissed on a day to come. Refuses: validation. */
export const lastAdminStays: AfterWrite = async (tx, before, after) => {
  const field = CLOSING.find((name) => after && name in after);
  if (!before || !field) return;
  const [admin] = await tx.rows<Row<'app_user', 'client_id'>>(
    `select u."client_id" from "app_user" u join "user_role" r on r."user_id" = u."id" and r."role" = 'admin'
     where u."employee_id" = $1 limit 1`,
    [before.id],
  );
  const last = dayOf(after?.dismissal_date);
  if (admin) await keepAnAdmin(tx, admin.client_id, field, last);
};
