import { describe, expect, test } from 'vitest';
import { addDocument } from '../support/matrix-family.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import { moveAs, moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const FAMILIES = ['vacation', 'absence', 'statement', 'btrip'] as const;
type Family = (typeof FAMILIES)[number];
const EACH = 50;

interface Document {
  readonly object_id: Family;
  readonly id: number;
}

const world = shared(() => openWorld(['manager', 'manager2', 'employee']));

/** Sent documents of the four families by turns, so many of each. */
const sent = async (each: number, name: Name = 'employee'): Promise<Document[]> => {
  const documents: Document[] = [];
  for (let index = 0; index < each; index += 1)
    for (const object_id of FAMILIES)
      documents.push({ object_id, id: await addDocument(world.company, object_id, name, 'prepared') });
  return documents;
};

const agreeTo = ({ object_id, id }: Document) =>
  moveBy(stepOf(world.company, 'manager', 'prepared', 'agreed', object_id), id, { object_id });

const agreeToAll = (documents: readonly Document[], name: Name = 'manager'): Promise<Answer> =>
  moveAs(world, name, ...documents.map(agreeTo));

const rows = async (sql: string, documents: readonly Document[]) =>
  (await world.company.db.query(sql, [documents.map(({ id }) => id)])).rows;

const statuses = (documents: readonly Document[]) =>
  rows(
    `select "object_id", "status_id", "version" - 2 as moves, count(*)::int as count from "document" where "id" = any($1::bigint[])
     group by 1, 2, 3 order by 1`,
    documents,
  );
const all = (status_id: string, moves: number, count: number) =>
  [...FAMILIES].sort().map((object_id) => ({ object_id, status_id, moves, count }));

/** Rows of history, of the audit and intentions that a move leaves, one of each for a document. */
const traces = async (documents: readonly Document[]) => {
  const [found] = await rows(
    `select (select count(*)::int from "document_status" where "registrator_id" = any($1::bigint[]) and "status_id" = 'agreed') as history,
       (select count(*)::int from "audit" where "action" = 'move' and "stream" in (select 'document:' || id from unnest($1::bigint[]) as d(id))) as audit,
       (select count(distinct "payload" ->> 'registrator_id')::int from "outbox" where "kind" = 'document_moved'
          and ("payload" ->> 'registrator_id')::bigint = any($1::bigint[])) as intended`,
    documents,
  );
  return found;
};
const NO_TRACE = { history: 0, audit: 0, intended: 0 };

describe('two hundred decisions over four families in one call', () => {
  test('are made all, in the order sent, each with its history, its audit and its message', async () => {
    const documents = await sent(EACH);
    const answer = await agreeToAll(documents);
    expect(outcome(answer)).toBe('ok');
    expect(answer.result?.data.map(({ registrator_id }) => registrator_id)).toEqual(
      documents.map(({ id }) => id),
    );
    expect(await statuses(documents)).toEqual(all('agreed', 1, EACH));
    const count = documents.length;
    expect(await traces(documents)).toEqual({ history: count, audit: count, intended: count });
  });

  test('T16: are none where one document among them is of somebody else’s people', async () => {
    const documents = [...(await sent(1)), ...(await sent(1, 'clerk'))];
    const before = await statuses(documents);
    expect(outcome(await agreeToAll(documents))).toBe('not_found');
    expect([await statuses(documents), await traces(documents)]).toEqual([before, NO_TRACE]);
  });

  test('T13: are none where one document among them is the manager’s own', async () => {
    const documents = [...(await sent(1)), ...(await sent(1, 'manager'))];
    const before = await statuses(documents);
    expect(outcome(await agreeToAll(documents))).toBe('access_denied');
    expect([await statuses(documents), await traces(documents)]).toEqual([before, NO_TRACE]);
  });

  test('are none where one of them was decided meanwhile', async () => {
    const [first, ...others] = await sent(1);
    if (!first) throw new Error('nothing was sent');
    expect(outcome(await agreeToAll([first]))).toBe('ok');
    expect(outcome(await agreeToAll([...others, first]))).toBe('status_mismatch');
    expect(await traces(others)).toEqual(NO_TRACE);
  });

  test('T18: are made once by two who press at once, in opposite order', async () => {
    const documents = await sent(5);
    const answers = await Promise.all([agreeToAll(documents), agreeToAll(documents.toReversed())]);
    expect(answers.map(outcome).sort()).toEqual(['ok', 'status_mismatch']);
    expect(await statuses(documents)).toEqual(all('agreed', 1, 5));
    expect(await traces(documents)).toMatchObject({ history: documents.length, audit: documents.length });
  });

  test('of more than five hundred rows are refused unread', async () => {
    const [first] = await sent(1);
    if (!first) throw new Error('nothing was sent');
    expect(outcome(await agreeToAll(Array.from({ length: 501 }, () => first)))).toBe('invalid_params');
    expect(await traces([first])).toEqual(NO_TRACE);
  });
});
