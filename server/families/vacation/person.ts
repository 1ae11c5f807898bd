import type { Actor } from '../../../lib/access/actor.ts';
import { leaveRest } from '../../../lib/documents/families/vacation/leave-rest.ts';
import { eq } from '../../../lib/filter/filter.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { flagOf, numberOf } from '../../../lib/settings/read.ts';
import { refusal, valueOrThrow } from '../../call/call-error.ts';
import { type Rules, readRules } from '../../client/rules.ts';
import type { Db } from '../../db/tx.ts';
import { listQuery } from '../../objects/list-query.ts';
import { readPage } from '../../objects/read-page.ts';

/** A person whose days of leave the caller reads. */
export interface LeavePerson {
  readonly id: number;
  readonly organization_id: number;
  readonly number: string;
  readonly name: string;
  readonly name_eng: string;
  readonly hire_date: Day;
  readonly dismissal_date: Day | null;
}

const SAID = [
  'id',
  'organization_id',
  'number',
  'name',
  'name_eng',
  'hire_date',
  'dismissal_date',
] as const satisfies readonly (keyof LeavePerson)[];

/** A person, and how their organization counts days of leave. */
export interface LeaveRules {
  readonly person: LeavePerson;
  readonly rules: Rules;
  /** Earned by month where no limit is set. */
  readonly earns: boolean;
  /** Days a year for a person without a norm of their own. */
  readonly norma: number;
}

/** Reads the person asked about: the caller when no id is named. Refuses: not_found. */
export const readLeavePerson = async (
  db: Db,
  actor: Actor,
  employee_id: number | undefined,
): Promise<LeaveRules> => {
  const id = employee_id ?? actor.employee_id;
  if (id === null) throw refusal('not_found');
  const query = listQuery(leaveRest, actor, { select: SAID.join(','), rowsPerPage: 1 });
  const page = valueOrThrow(await readPage(db, actor, { ...query, also: eq('id', id) }));
  const [found] = page.rows;
  if (found === undefined) throw refusal('not_found');
  const person = JSON.parse(found) as LeavePerson;
  const rules = await readRules(db, actor.client_id);
  const parameters = rules.parametersOf(person.organization_id);
  return {
    person,
    rules,
    earns: flagOf(parameters, 'vacation_accrual'),
    norma: numberOf(parameters, 'vacation_norm'),
  };
};
