import type { Actor } from '../../lib/access/actor.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { subordination } from '../../lib/objects/people.ts';
import type { DismissalPlan } from '../../lib/rpc/dismissal.ts';
import type { Succession } from '../../lib/users/dismissal.ts';
import { CallError, wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Db, Tx } from '../db/tx.ts';
import { addRows, editRows } from '../objects/write.ts';
import { readWaitingFor } from '../users/handed-over.ts';

type Report = DismissalPlan['reports'][number];
type Waiting = DismissalPlan['waiting'][number];

/**
 * Direct reports of a leaver who stay longer, each with the decider after the last day and the number of waiting
 * documents.
 */
export const readReports = async (db: Db, leaver: number, last: Day): Promise<Report[]> => {
  const waiting = Map.groupBy(await readWaitingFor(db, [leaver]), ({ employee_id }) => employee_id);
  const rows = await db.rows<Omit<Report, 'waiting'>>(REPORTS, [leaver, last]);
  return rows.map((row) => ({ ...row, waiting: waiting.get(row.employee_id)?.length ?? 0 }));
};

const NEXT = (owner: string): string =>
  `left join lateral (select n."manager_id" as id from "deciders_of"(${owner}, $2::date + 1, $1) n order by n."place" limit 1) next on true
   left join "employee" m on m."id" = next.id`;

const DECIDER = `m."id" as manager_id, coalesce(m."name", '') as manager_name, coalesce(m."name_eng", '') as manager_name_eng`;

const REPORTS = `
  select s."employee_id", e."name", e."name_eng", ${DECIDER}
  from "subordination" s join "employee" e on e."id" = s."employee_id" ${NEXT('s."employee_id"')}
  where s."manager_id" = $1 and s."type" = 'direct' and not s."disabled" and not e."disabled" and not e."is_candidate"
    and (e."dismissal_date" is null or e."dismissal_date" > $2::date)
  order by e."name", e."id"`;

/** Documents that wait for a leaver and whose owners have another manager, with the decider after the last day. */
export const readOtherWaiting = async (
  db: Db,
  leaver: number,
  last: Day,
  reports: readonly Report[],
): Promise<Waiting[]> => {
  const own = new Set(reports.map(({ employee_id }) => employee_id));
  const owners = (await readWaitingFor(db, [leaver]))
    .map(({ employee_id }) => employee_id)
    .filter((id) => !own.has(id));
  return owners.length === 0
    ? []
    : db.rows<Waiting>(
        `select ${DECIDER}, count(*)::int as count from unnest($3::bigint[]) as w(owner) ${NEXT('w.owner')}
         group by 1, 2, 3 order by 2`,
        [leaver, last, owners],
      );
};

/**
 * Names the new managers beside the leaver, who decides until the last day; by the rules of the object `subordination`.
 * Refuses: validation at `reports.<index>.manager_id`, and what those rules refuse.
 */
export const succeed = async (
  tx: Tx,
  actor: Actor,
  leaver: number,
  successions: readonly Succession[],
): Promise<void> => {
  for (const [index, { employee_id, manager_id }] of successions.entries()) {
    if (manager_id === leaver) throw wrongField(`reports.${index}.manager_id`);
    try {
      await answersTo(tx, actor, employee_id, manager_id);
    } catch (error) {
      throw atPlace(error, index);
    }
  }
};

const answersTo = async (tx: Tx, actor: Actor, employee_id: number, manager_id: number): Promise<unknown> => {
  const [link] = await tx.rows<Row<'subordination', 'id' | 'disabled'>>(
    `select "id", "disabled" from "subordination" where "employee_id" = $1 and "manager_id" = $2 and "type" = 'direct'`,
    [employee_id, manager_id],
  );
  if (!link)
    return addRows(
      tx,
      actor,
      subordination.object_id,
      [{ employee_id, manager_id, type: 'direct', disabled: '0' }],
      false,
    );
  return link.disabled && editRows(tx, actor, subordination.object_id, [{ id: link.id, disabled: '0' }]);
};

/** A refusal of one report, at its place in the call. */
const atPlace = (error: unknown, index: number): unknown => {
  if (!(error instanceof CallError) || !error.refusal.fields) return error;
  const fields = error.refusal.fields.map((each) => ({ ...each, field: `reports.${index}.${each.field}` }));
  return new CallError({ ...error.refusal, fields });
};
