import { addDays, type Day, dayInZone, weekday } from '../../lib/kernel/day.ts';
import { rowOf, type Stored } from './expense-desk.ts';
import type { Answer } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import type { World } from './matrix-world.ts';
import { plainMonday } from './plain-weeks.ts';

/** As many days as a test writes of from a Monday on. */
const STRETCH = 14;

/** Documents of a family of a company that keep their people away, as people of it make and move them. */
export const timeDesk = (world: World, object: string) => {
  const { db, clients, people } = world.company;
  const today = dayInZone(new Date().toISOString(), 'Europe/Moscow');
  let before = addDays(today, 1 - weekday(today));
  let after = before;

  const by = (name: Name, method: string, params: object): Promise<Answer> =>
    world.call(method, params, { token: world.token(name) });

  const typeOf = async (code: string, object_id = object): Promise<number> => {
    const { rows } = await db.query<{ id: string }>(
      'select "id" from "document_type" where "client_id" = $1 and "object_id" = $2 and "code" = $3',
      [clients.north, object_id, code],
    );
    return Number(rows[0]?.id);
  };

  /** The Monday of two weeks without holidays that nothing else of the test has; `back` weeks that are over. */
  const freshMonday = (back = false): Day => {
    const step = back ? -STRETCH : STRETCH;
    const from = back ? before : after;
    const monday = plainMonday(addDays(from, step), STRETCH, step);
    if (back) before = monday;
    else after = monday;
    return monday;
  };

  /** A document that is begun: a draft. */
  const add = (name: Name, fields: Record<string, unknown>, of = object): Promise<Answer> =>
    by(name, 'table.add', { object: of, begin: true, data: [fields] });

  const edit = (name: Name, fields: Record<string, unknown>): Promise<Answer> =>
    by(name, 'table.edit', { object, data: [fields] });

  const read = async (name: Name, id: number): Promise<Stored> =>
    rowOf(await by(name, 'view.get', { object, filter: `id = ${id}` }));

  /** Takes a step; `seen` are the codes of the warnings that were read. */
  const move = async (name: Name, id: number, to: string, seen: string[] = []): Promise<Answer> => {
    const { steps } = await read(name, id);
    const step = (steps as { id: number; next_status_id: string }[]).find(
      ({ next_status_id }) => next_status_id === to,
    );
    return by(name, 'table.add', {
      object: 'document_status',
      data: [{ object_id: object, registrator_id: id, workflow_id: step?.id ?? 1, status_id: to, seen }],
    });
  };

  const history = async (
    id: number,
  ): Promise<{ status_id: string; warnings: { code: string; message: string }[] | null }[]> =>
    (
      await db.query(
        'select "status_id", "warnings" from "document_status" where "registrator_id" = $1 order by "seq"',
        [id],
      )
    ).rows;

  const setParameter = async (code: string, value: string): Promise<void> => {
    await db.query(
      `insert into "parameter" ("client_id", "code", "value") values ($1, $2, $3)
       on conflict ("client_id", "code") do update set "value" = excluded."value"`,
      [clients.north, code, value],
    );
  };

  return { today, by, typeOf, freshMonday, add, edit, read, move, history, setParameter, people };
};

export type TimeDesk = ReturnType<typeof timeDesk>;
