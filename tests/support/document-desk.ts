import { expect } from 'vitest';
import { dayInZone } from '../../lib/kernel/day.ts';
import type { Answer } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import type { World } from './matrix-world.ts';
import { putParameter } from './parameter.ts';

export interface Stored {
  readonly id: number;
  readonly [field: string]: unknown;
}

export const rowsIn = (answer: Answer): Stored[] => (answer.result?.data ?? []) as unknown as Stored[];

/** The row of an answer; throws with what was refused. */
export const rowOf = (answer: Answer): Stored => {
  const [row] = rowsIn(answer);
  if (!row) throw new Error(JSON.stringify(answer.error));
  return row;
};

/** Fields of a refusal with their codes; none where none is named. */
export const refusedFields = (answer: Answer): string[] =>
  (answer.error?.data.fields ?? []).map(({ field, code }) => `${field} ${code}`);

/** The same, or its reason, or `ok`. */
export const codes = (answer: Answer): unknown =>
  answer.error?.data.fields ? refusedFields(answer) : (answer.error?.data.reason ?? 'ok');

/** Expects calls to be refused with a sentence in both languages, and what `kept` reads to stand as it stood. */
export const refusing =
  (kept: () => Promise<unknown>) =>
  async (call: () => Promise<Answer>, said: unknown): Promise<Answer> => {
    const before = await kept();
    const answer = await call();
    expect(codes(answer)).toEqual(said);
    expect(await kept()).toEqual(before);
    for (const { message, message_eng } of answer.error?.data.fields ?? []) {
      expect(message).toMatch(/[а-я]/);
      expect(message_eng).toMatch(/[a-z]/);
      expect(message + message_eng).not.toMatch(/[{}]/);
    }
    return answer;
  };

/** Who calls: a person of the company who is signed in, or a bearer. */
export type Caller = Name | { readonly token: string };

/** What a move says besides its step: codes of warnings that were read, or fields. */
type Said = readonly string[] | object;

/**
 * Documents of a family as people of a company write, read and move them; `lines` are read with them. It asks the world
 * only while it is used, so that a file may make it before its world is open.
 */
export const documentDesk = (world: World, object: string, lines?: string) => {
  const query = async <Row extends object>(sql: string, values: unknown[]): Promise<Row[]> =>
    (await world.company.db.query<Row & Record<string, unknown>>(sql, values)).rows;
  const north = () => world.company.clients.north;

  const by = (who: Caller, method: string, params: object): Promise<Answer> =>
    world.call(method, params, { token: typeof who === 'string' ? world.token(who) : who.token });

  /** Of an entry of a dictionary by its code, of the client whose people these are unless another is named. */
  const idOf = async (table: string, code: string, client = north()): Promise<number> =>
    Number(
      (
        await query<Stored>(
          `select "id" from "${table}" where "client_id" = $1 and "code" = $2 order by "id" limit 1`,
          [client, code],
        )
      )[0]?.id,
    );

  const typeOf = async (code: string, of = object): Promise<number> =>
    Number(
      (
        await query<Stored>(
          'select "id" from "document_type" where "client_id" = $1 and "object_id" = $2 and "code" = $3',
          [north(), of, code],
        )
      )[0]?.id,
    );

  /** A document that is begun: a draft. */
  const add = (who: Caller, fields: object, of = object): Promise<Answer> =>
    by(who, 'table.add', { object: of, begin: true, data: [fields] });

  const edit = (who: Caller, id: number, fields: object): Promise<Answer> =>
    by(who, 'table.edit', { object, data: [{ id, ...fields }] });

  const view = (who: Caller, id: number, of = object): Promise<Answer> =>
    by(who, 'view.get', { object: of, filter: `id = ${id}`, ...(lines && of === object && { with: lines }) });

  const read = async (who: Caller, id: number, of = object): Promise<Stored> =>
    rowOf(await view(who, id, of));

  /** Takes the step to a status that the caller is shown; where there is none, a step of another caller. */
  const move = async (who: Caller, id: number, to: string, said: Said = {}, of = object): Promise<Answer> => {
    const steps = rowsIn(await view(who, id, of))[0]?.steps as
      | { id: number; next_status_id: string }[]
      | undefined;
    const workflow_id = steps?.find(({ next_status_id }) => next_status_id === to)?.id ?? 1;
    const more = Array.isArray(said) ? { seen: said } : said;
    const moved = { object_id: of, registrator_id: id, workflow_id, status_id: to, seen: [], ...more };
    return by(who, 'table.add', { object: 'document_status', data: [moved] });
  };

  const history = (id: number) =>
    query<{ status_id: string; warnings: { code: string; message: string }[] | null }>(
      'select "status_id", "warnings" from "document_status" where "registrator_id" = $1 order by "seq"',
      [id],
    );

  const setParameter = (code: string, value: string) => putParameter(world.company.db, code, value);

  /** Runs with another value of a client's parameter, then removes it. */
  const withParameter = async (code: string, value: string, work: () => Promise<void>): Promise<void> => {
    await setParameter(code, value);
    try {
      await work();
    } finally {
      await query('delete from "parameter" where "client_id" = $1 and "code" = $2', [north(), code]);
    }
  };

  const today = dayInZone(new Date().toISOString(), 'Europe/Moscow');
  return { today, by, idOf, typeOf, add, edit, view, read, move, history, setParameter, withParameter };
};
