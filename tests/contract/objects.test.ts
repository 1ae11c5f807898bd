import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { METHODS } from '../../lib/contract/contract.ts';
import { type Field, type Kind, underEveryName } from '../../lib/objects/object.ts';
import { allObjects } from '../../lib/registry/registry.ts';
import { gathering } from '../support/matrix-gathered.ts';
import { callAs, outcome, said } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { eachOf } from '../support/matrix-walk.ts';
import { openWorld, type World } from '../support/matrix-world.ts';
import { sampleOf } from '../support/whole.ts';

let world: World;
beforeAll(async () => {
  world = gathering(await openWorld(['admin', 'hr', 'employee']));
  for (const status of ['draft', 'prepared', 'agreed', 'approved'])
    await addVacation(world.company, 'employee', status);
});
afterAll(() => world?.close());

/** A literal that a field of each kind takes. */
const FITTING: Readonly<Record<Kind, string>> = {
  id: '1',
  code: "'x'",
  text: "'x'",
  flag: "'1'",
  day: "'2026-11-21'",
  time: "'09:30'",
  moment: "'2026-11-21T09:00:00Z'",
  integer: '7',
  decimal: '1.5',
  json: "'{}'",
};

/** What a field of each kind refuses; texts take everything. */
const WRONG: Readonly<Partial<Record<Kind, string>>> = {
  id: "'one'",
  flag: "'yes'",
  day: "'2026-02-30'",
  time: "'25:00'",
  moment: "'2026-02-30'",
  integer: "'a'",
  decimal: "'1,2,3'",
};

/** The person who reads every field of an object: hr where a field is kept from admins, else the admin. */
const readerOf = (fields: Readonly<Record<string, Field>>): Name =>
  Object.values(fields).some((field) => field.read && !field.read.includes('admin')) ? 'hr' : 'admin';

const readable = (field: Field, reader: Name): boolean => !field.read || field.read.includes(reader as never);

/** A field readable in some rows only is no filter and no order, except for hr, who reads every row. */
const comparable = (field: Field, reader: Name): boolean =>
  readable(field, reader) && (!field.readIn || reader === 'hr');

const objects = allObjects().map((object) => ({
  object_id: object.object_id,
  fields: underEveryName(object.fields),
  reader: object.document ? ('hr' as const) : readerOf(object.fields),
}));

/** Fields of an object that `npm test` can afford, beside one of each sort. */
const MANY_FIELDS = 4;

/** Properties that decide how a field is read and compared. */
const sortOf = ({ kind, read, readIn, from, computed, asked, lines, aliasOf }: Field): string =>
  [kind, read?.join(), readIn, from, computed, asked, lines, aliasOf]
    .map((each) => (typeof each === 'string' ? each : each !== undefined))
    .join(' ');

/** The first field of each sort, and some of the others; in the whole proof every field. */
const sampledFields = (all: Readonly<Record<string, Field>>): Record<string, Field> => {
  const sorts = new Set<string>();
  const [first, others]: [[string, Field][], [string, Field][]] = [[], []];
  for (const entry of Object.entries(all)) {
    const sort = sortOf(entry[1]);
    (sorts.has(sort) ? others : first).push(entry);
    sorts.add(sort);
  }
  return Object.fromEntries([...first, ...sampleOf(others, MANY_FIELDS)]);
};

describe.each(objects)('$object_id', ({ object_id, fields: all, reader }) => {
  const fields = sampledFields(all);
  const view = (params: object) => callAs(world, reader, 'view.get', { object: object_id, ...params });

  test('T24: shows each of its fields alone, under its own name', async () => {
    const read = Object.entries(fields).filter(([, each]) => readable(each, reader));
    await eachOf(read, async ([name, field]) => {
      const answer = await view({ select: name, rowsPerPage: 3 });
      expect([name, outcome(answer)]).toEqual([name, 'ok']);
      for (const row of answer.result?.data ?? []) {
        expect(Object.keys(row)).toEqual([name]);
        expect([name, row[name], isOfKind(field, row[name])]).toEqual([name, row[name], true]);
      }
    });
  });

  test('is filtered by each of its fields with a value that fits, and refuses one that does not; by lines and what is read where it is asked for never', async () => {
    const compared = Object.entries(fields).filter(([, each]) => comparable(each, reader));
    await eachOf(compared, async ([name, field]) => {
      const asked = [
        `${name} = ${FITTING[field.kind]}`,
        `${name} <> ${FITTING[field.kind]}`,
        `${name} in (${FITTING[field.kind]})`,
        `${name} is null`,
        `not ${name} is null`,
      ];
      const refused = field.lines || field.asked;
      // Accepted filters go in one; a refusal of one part would hide the answers to the others.
      await eachOf(refused ? asked : [asked.join(' or ')], async (filter) => {
        const answer = await view({ select: 'id', filter, rowsPerPage: 1 });
        expect([filter, outcome(answer)]).toEqual([filter, refused ? 'unknown_field' : 'ok']);
      });
      const wrong = WRONG[field.kind];
      if (wrong)
        expect([`${name} = ${wrong}`, outcome(await view({ filter: `${name} = ${wrong}` }))]).toEqual([
          `${name} = ${wrong}`,
          refused ? 'unknown_field' : 'invalid_filter',
        ]);
    });
  });

  test('is sorted by each field that has an order, both ways; rows never get lost by it', async () => {
    const all = await view({ select: 'id', rowsPerPage: 'all' });
    const ids = (answer: typeof all) => answer.result?.data.map((row) => String(row.id)).sort();
    const compared = Object.entries(fields).filter(([, each]) => comparable(each, reader));
    await eachOf(
      compared.flatMap(([name, field]) => ['asc', 'desc'].map((sort) => ({ name, field, sort }))),
      async ({ name, field, sort }) => {
        const answer = await view({ select: 'id', orderBy: name, sort, rowsPerPage: 'all' });
        const hasOrder = field.kind !== 'json' && !field.asked;
        expect([name, outcome(answer)]).toEqual([name, hasOrder ? 'ok' : 'unknown_field']);
        if (hasOrder) expect([name, ids(answer)]).toEqual([name, ids(all)]);
      },
    );
  });

  test('T04: refuses a field it does not have in select, filter and order, and a kept one just so', async () => {
    const secrets = [
      'password_hash',
      'no_such_field',
      '__proto__',
      'constructor',
      'b0',
      'ctid',
      'xmin',
      'tableoid',
      'oid',
      '*',
      'id id',
      '"id"',
    ];
    const kept = Object.entries(all).flatMap(([name, field]) => (readable(field, reader) ? [] : [name]));
    await eachOf([...secrets, ...kept], async (name) => {
      const asked = [
        { select: name },
        { orderBy: name },
        ...(/^[a-z_][a-z0-9_]*$/.test(name) ? [{ filter: `${name} = 'x'` }] : []),
      ];
      await eachOf(asked, async (params) => {
        expect([params, outcome(await view(params))]).toEqual([params, 'unknown_field']);
      });
    });
  });

  test('answers what the contract says a list is, and raw rows without joined names', async () => {
    const [answer, raw] = await Promise.all([
      view({ rowsPerPage: 2 }),
      callAs(world, reader, 'table.get', { object: object_id }),
    ]);
    expect(METHODS['view.get'].output.safeParse(answer.result).error).toBeUndefined();
    expect(METHODS['table.get'].output.safeParse(raw.result).error).toBeUndefined();
    const columns = Object.entries(all).flatMap(([name, field]) =>
      field.from || field.computed || !readable(field, reader) ? [] : [name],
    );
    for (const row of raw.result?.data ?? []) expect(Object.keys(row).sort()).toEqual([...columns].sort());
  });

  test('T23: is no object at all to somebody who is not signed in, unless it is public', async () => {
    const [answer, nothing, raw] = await Promise.all([
      world.call('view.get', { object: object_id }),
      world.call('view.get', { object: 'no_such_object' }),
      world.call('table.get', { object: object_id }),
    ]);
    if (['parameter', 'lan'].includes(object_id)) expect(outcome(answer)).toBe('ok');
    else expect(said(answer)).toBe(said(nothing));
    expect(outcome(raw)).toBe('invalid_access_token');
  });
});

test('a dictionary of steps is the same under both of its names', async () => {
  const [one, other] = await Promise.all(
    ['workflow', 'view_workflow'].map((object) =>
      callAs(world, 'employee', 'view.get', { object, rowsPerPage: 'all' }),
    ),
  );
  expect(one?.result?.total).toBeGreaterThan(10);
  expect(one?.result).toEqual(other?.result);
});

const isOfKind = (field: Field, value: unknown): boolean => {
  if (value === null) return Boolean(field.nullable || field.from || field.computed);
  if (field.kind === 'json' && field.asked === 'value') return Array.isArray(value);
  switch (field.kind) {
    case 'id':
    case 'integer':
      return Number.isSafeInteger(value);
    case 'flag':
      return value === '0' || value === '1';
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(String(value));
    case 'time':
      return /^\d{2}:\d{2}$/.test(String(value));
    case 'moment':
      return (
        typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value))
      );
    case 'decimal':
      return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
    default:
      return typeof value === 'string';
  }
};
