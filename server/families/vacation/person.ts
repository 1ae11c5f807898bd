import type { Actor } from '../../../lib/access/actor.ts';
import { leaveRest } from '../../../lib/documents/families/vacation/leave-rest.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { flagOf, numberOf } from '../../../lib/settings/read.ts';
import { refusal } from '../../call/call-error.ts';
import { type Rules, readRules } from '../../client/rules.ts';
import type { Db } from '../../db/tx.ts';
import { rowsById } from '../../objects/read-rows.ts';

/** Somebody whose days of leave the caller reads. */
export interface LeavePerson {
  readonly id: number;
  readonly organization_id: number;
  readonly number: string;
  readonly name: string;
  readonly name_eng: string;
  readonly hire_date: Day;
  readonly dismissal_date: Day | null;
}

/** A person, and how their organization counts days of leave. */
export interface LeaveRules {
  readonly person: LeavePerson;
  readonly rules: Rules;
  /** Earned by month where no limit is set. */
  readonly earns: boolean;
  /** Days of a year of whoever has no norm of their own. */
  readonly norma: number;
}

/** Reads whose days are asked for: the caller where nobody is named. Refuses: not_found. */
export const readLeavePerson = async (
  db: Db,
  actor: Actor,
  employee_id: number | undefined,
): Promise<LeaveRules> => {
  const id = employee_id ?? actor.employee_id;
  const [found] = id === null ? [] : await rowsById(db, actor, leaveRest, [id]);
  if (!found) throw refusal('not_found');
  const person = found as unknown as LeavePerson;
  const rules = await readRules(db, actor.client_id);
  const parameters = rules.parametersOf(person.organization_id);
  return {
    person,
    rules,
    earns: flagOf(parameters, 'vacation_accrual'),
    norma: numberOf(parameters, 'vacation_norm'),
  };
};
