import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linesOf } from '../../lib/documents/lines.ts';
import type { DocumentRecord } from '../../lib/workflow/document-record.ts';
import type { Db } from '../../server/db/tx.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';
import { tripFamily } from '../support/trip-family.ts';

const own = shared(ownProcess);
let db: Db;
let server: typeof import('../../server/db/tx.ts') &
  typeof import('../../server/documents/lines.ts') &
  typeof import('../../server/objects/compile.ts');
/** A trip without legs, and another person's. */
let trip: number;
let other: number;

beforeAll(async () => {
  const [tx, lines, compile] = await Promise.all([
    import('../../server/db/tx.ts'),
    import('../../server/documents/lines.ts'),
    import('../../server/objects/compile.ts'),
  ]);
  server = { ...tx, ...lines, ...compile };
  db = tx.db;
});

const newTrip = async (): Promise<number> => {
  const [row] = await db.rows<{ id: number }>(
    `with made as (insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id")
       select "client_id", "organization_id", 'btrip', 'КМ-' || (random() * 1e9)::bigint, "employee_id" from "document"
       order by "id" limit 1 returning "id")
     insert into "btrip" ("id") select "id" from made returning "id"`,
  );
  return Number(row?.id);
};

beforeEach(async () => {
  [trip, other] = [await newTrip(), await newTrip()];
});

/** The trip as rules see it, with its legs. */
const read = async (id: number): Promise<DocumentRecord> => {
  const statement = server.statementOf(tripFamily.object);
  const field = tripFamily.object.fields.routes;
  if (!field) throw new Error('a trip has no legs');
  const [row] = await db.rows<Record<string, unknown>>(
    `select b0."id", ${server.column(statement, 'routes', field)} as "routes" from ${server.fromClause(statement)} where b0."id" = ${id}`,
  );
  return row as unknown as DocumentRecord;
};

/** Lays lines over those of a trip and writes them; answers what was refused, or what became of each. */
const save = async (id: number, routes: unknown) => {
  const before = await read(id);
  const { lines, refused } = server.mergedLines(tripFamily, before, { routes });
  if (refused.length > 0) return { refused: refused.map(({ field, code }) => `${field} ${code}`) };
  return {
    changes: await server.inTransaction((tx) => server.writeLines(tx, tripFamily, id, before, lines)),
  };
};

const legs = async (id: number) =>
  linesOf(await read(id), 'routes').map(({ from, to, sort }) => `${sort} ${from} ${to}`);

const leg = (from: string, to: string, more: object = {}) => ({
  from,
  to,
  start_date: '2026-11-23',
  end_date: '2026-11-24',
  ...more,
});

describe('lines of a document', () => {
  test('are kept in the order they were sent, and sent back as they were read they stay as they are', async () => {
    await save(trip, [leg('Москва', 'Казань'), leg('Казань', 'Пермь', { weekend_stay: '1' })]);
    expect(await legs(trip)).toEqual(['1 Москва Казань', '2 Казань Пермь']);
    const lines = linesOf(await read(trip), 'routes');
    expect(lines[1]).toMatchObject({ weekend_stay: true, start_date: '2026-11-23' });
    expect(await save(trip, lines)).toEqual({ changes: {} });
  });

  test('are changed, moved, added and removed in one write, and each change is told by its line', async () => {
    await save(trip, [leg('А', 'Б'), leg('Б', 'В'), leg('В', 'А')]);
    const [first, second, third] = linesOf(await read(trip), 'routes');
    const { changes } = await save(trip, [
      { id: third?.id },
      { id: first?.id, to: 'Омск' },
      leg('Омск', 'Тверь'),
    ]);
    expect(await legs(trip)).toEqual(['1 В А', '2 А Омск', '3 Омск Тверь']);
    expect(changes?.routes).toEqual([
      { id: second?.id, was: expect.objectContaining({ from: 'Б', to: 'В' }) },
      { id: third?.id, was: { sort: 3 }, is: { sort: 1 } },
      { id: first?.id, was: { to: 'Б', sort: 1 }, is: { to: 'Омск', sort: 2 } },
      { id: expect.any(Number), is: expect.objectContaining({ from: 'Омск', sort: 3 }) },
    ]);
    await save(trip, []);
    expect(await legs(trip)).toEqual([]);
  });

  test('of another document are none: nothing moves between documents', async () => {
    await save(other, [leg('А', 'Б')]);
    const [foreign] = linesOf(await read(other), 'routes');
    expect(await save(trip, [{ ...leg('А', 'Б'), id: foreign?.id }])).toEqual({
      refused: ['routes.0.id field/wrong'],
    });
    expect(await legs(trip)).toEqual([]);
    expect(await legs(other)).toHaveLength(1);
  });

  test.each([
    ['more than there may be', Array.from({ length: 6 }, () => leg('А', 'Б')), ['routes lines/too-many']],
    ['no list', { 0: leg('А', 'Б') }, ['routes field/wrong']],
    [
      'something that is no line',
      [leg('А', 'Б'), 'Казань', null],
      ['routes.1 field/wrong', 'routes.2 field/wrong'],
    ],
    ['a day that is none', [leg('А', 'Б', { end_date: '2026-02-30' })], ['routes.0.end_date field/wrong']],
    ['a field there is not', [leg('А', 'Б', { price: 1 })], ['routes.0.price field/unknown']],
    ['a text that is too long', [leg('А', 'Б'.repeat(201))], ['routes.0.to field/too-long']],
    ['nothing where something must be', [leg('А', '')], ['routes.0.to field/required']],
    ['an id that is none', [{ ...leg('А', 'Б'), id: 'x' }], ['routes.0.id field/wrong']],
  ])('refuse %s by its place, and nothing is written', async (_, routes, refused) => {
    expect(await save(trip, routes)).toEqual({ refused });
    expect(await legs(trip)).toEqual([]);
  });

  test('named twice are refused, and go with their document', async () => {
    await save(trip, [leg('А', 'Б')]);
    const [line] = linesOf(await read(trip), 'routes');
    expect(await save(trip, [line, line])).toEqual({ refused: ['routes.1.id field/wrong'] });
    await db.rows('delete from "document" where "id" = $1', [trip]);
    expect(await db.rows('select 1 from "btrip_route" where "btrip_id" = $1', [trip])).toEqual([]);
  });
});

describe('lines as an object', () => {
  const object = tripFamily.objects?.find(({ object_id }) => object_id === 'btrip_route');

  test('are read where their document is, by its columns', () => {
    const nobody = { ...own, roles: [] } as never;
    expect(object?.scope(nobody)).toBe('none');
    expect(object?.fields).toHaveProperty('document_employee_id');
  });
  test('are written with their document alone', () => {
    expect(object?.write).toBeUndefined();
    expect(object?.document).toBe(true);
  });
});
