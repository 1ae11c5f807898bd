import { type Actor, holds } from '../../lib/access/actor.ts';
import type { Day } from '../../lib/kernel/day.ts';
import type { Leaver } from '../../lib/users/dismissal.ts';
import { refusal } from '../call/call-error.ts';
import type { Db } from '../db/tx.ts';

/** An employee the caller keeps, as a dismissal names them. */
export interface LeaverRow extends Leaver, Record<string, unknown> {
  readonly id: number;
  readonly organization_id: number;
  readonly number: string;
  readonly name: string;
  readonly name_eng: string;
  readonly position: string;
  readonly position_eng: string;
  readonly department: string;
  readonly department_eng: string;
  readonly hire_date: Day;
  readonly dismissal_date: Day | null;
}

/** An employee of the caller's organization, of the client for an admin; candidates are none. Refuses: not_found. */
export const readLeaver = async (db: Db, actor: Actor, employee_id: number): Promise<LeaverRow> => {
  const [row] = await db.rows<LeaverRow>(
    `select e."id", e."organization_id", e."number", e."name", e."name_eng", e."position", e."position_eng",
       e."department", e."department_eng", e."hire_date", e."dismissal_date"
     from "employee" e join "organization" o on o."id" = e."organization_id"
     where e."id" = $1 and not e."is_candidate" and o."client_id" = $2 and ($3 or e."organization_id" = $4)`,
    [employee_id, actor.client_id, holds(actor, 'admin'), actor.organization_id],
  );
  if (!row) throw refusal('not_found');
  return row;
};
