import { MANAGER_BARS, type ManagerBar, RING_CODE } from '../../lib/users/manager-bars.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import type { Columns } from '../objects/parse-record.ts';
import type { AfterWrite } from '../objects/rules.ts';
import { managerBar } from './manager-bar.ts';

/**
 * A person who is named as a manager can decide as one today, and stands nowhere above themselves. Asked once the row
 * is written: its trigger holds the lock of all such changes by then. Refuses: validation (user/manager-…).
 */
export const managerCanLead: AfterWrite = async (tx, before, after) => {
  if (!after) return;
  const link: Columns = { type: 'direct', disabled: false, ...before, ...after };
  if (link.type !== 'direct' || link.disabled) return;
  if (isNamed(link, before)) {
    const { bar, name } = await readBar(tx, Number(link.manager_id));
    if (bar) throw wrongField('manager_id', MANAGER_BARS[bar], { name });
  }
  await noRing(tx, [Number(link.employee_id)], 'manager_id');
};

/** Whether a row names its manager only now. */
const isNamed = (link: Columns, before: Columns | undefined): boolean =>
  before?.type !== 'direct' || before.disabled === true || before.manager_id !== link.manager_id;

const readBar = async (tx: Tx, manager_id: number): Promise<{ bar: ManagerBar | null; name: string }> => {
  const [row] = await tx.rows<{ bar: ManagerBar | null; name: string }>(
    `select ${managerBar()} as bar, e."name" from "employee" e where e."id" = $1`,
    [manager_id],
  );
  if (!row) throw refusal('not_found');
  return row;
};

/** Refuses (validation) where one of some people stands above themselves, naming the people of the ring. */
export const noRing = async (tx: Tx, people: readonly number[], field: string): Promise<void> => {
  const [ring] = await tx.rows<{ names: string }>(RING, [people]);
  if (ring) throw wrongField(field, RING_CODE, { names: ring.names, rows: 'none' });
};

/** The shortest way from one of some people over their direct managers back to them. */
const RING = `
  with recursive up as (
    select s."employee_id" as first, s."manager_id" as id, array[s."employee_id", s."manager_id"] as way
    from "subordination" s where s."employee_id" = any($1::bigint[]) and s."type" = 'direct' and not s."disabled"
    union all
    select up.first, s."manager_id", up.way || s."manager_id"
    from up join "subordination" s on s."employee_id" = up.id and s."type" = 'direct' and not s."disabled"
    where up.id <> up.first and (s."manager_id" = up.first or s."manager_id" <> all(up.way)))
  select (select string_agg(e."name", ' → ' order by w.place) from unnest(up.way) with ordinality as w(id, place)
      join "employee" e on e."id" = w.id) as names
  from up where up.id = up.first order by cardinality(up.way), up.way limit 1`;
