import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAMILIES, familyOf } from '../../lib/documents/families.ts';
import { allObjects } from '../../lib/registry/registry.ts';
import { keptFieldsOf } from '../support/family-rights.ts';
import { reviewedRights } from '../support/family-rights-file.ts';
import { linesIn } from '../support/fill-in.ts';
import { gathering } from '../support/matrix-gathered.ts';
import { outcome, said } from '../support/matrix-http.ts';
import { LOGINS, NAMES, PEOPLE, rolesOf } from '../support/matrix-people.data.ts';
import { walkReads, walkRefusals, walkRights } from '../support/matrix-rights.ts';
import { rowsOf } from '../support/matrix-rows.ts';
import { decidesOwn, keepEveryRefusal } from '../support/matrix-trace.ts';
import { eachOf, prepareRows } from '../support/matrix-walk.ts';
import { withoutTrace } from '../support/matrix-without-trace.ts';
import type { ObjectRows } from '../support/matrix-workshop.ts';
import { openWorld, type World } from '../support/matrix-world.ts';
import { fieldsByRow, reviewedReaders, reviewedTables } from '../support/reviewed-rights.ts';

const grids = reviewedTables();

/** Lines of documents have the rights of their family. */
const LINES = new Set(FAMILIES.flatMap(linesIn).map(({ object }) => object.object_id));

/** Fields that only some roles read, of every object. */
const KEPT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ...reviewedReaders,
  ...Object.fromEntries(
    FAMILIES.flatMap(({ object_id }) =>
      Object.entries(keptFieldsOf(reviewedRights(object_id))).map(([name, roles]) => [
        `${object_id}.${name}`,
        roles,
      ]),
    ),
  ),
};

let world: World;
let rows: Readonly<Record<string, ObjectRows>>;

beforeAll(async () => {
  world = gathering(await openWorld());
  await decidesOwn(world.company.db);
  await keepEveryRefusal(world.company.db);
  rows = rowsOf(world.company);
  for (const { object, grid } of grids) await prepareRows(rowsFor(object), grid);
  // Whose rights they are is asked here, not whether they have just proved themselves with the passkey of their row.
  await world.company.db.query('update "auth_session" set "proved_at" = now()');
});
afterAll(() => world?.close());

const rowsFor = (object: string): ObjectRows => {
  const found = rows[object];
  if (!found) throw new Error(`nobody knows how rows of ${object} are made`);
  return found;
};

describe('the table of rights', () => {
  test('T24: speaks of every object there is, except the inbox and the families, which have tables of their own', () => {
    expect(grids.map(({ object }) => object).sort()).toEqual(
      allObjects()
        .map((object) => object.object_id)
        .filter((object_id) => object_id !== 'incomplete' && !familyOf(object_id) && !LINES.has(object_id))
        .sort(),
    );
  });

  test('gives every login a row for every object that has owners', () => {
    for (const { object, grid } of grids.filter((each) => each.grid.columns.includes('own')))
      expect([object, ...grid.rows.keys()]).toEqual([object, ...LOGINS, 'visitor']);
  });

  test('allows nothing to everybody: every action somebody may take is refused to somebody', () => {
    for (const { object, grid } of grids) {
      const cells = [...grid.rows.values()].flat().filter((cell) => cell !== '.');
      for (const action of ['R', 'A', 'E', 'D'])
        if (cells.some((cell) => cell.split(',').includes(action)))
          expect([object, action, cells.some((cell) => !cell.split(',').includes(action))]).toEqual([
            object,
            action,
            true,
          ]);
    }
  });

  test('T24: names every field that is kept from somebody', () => {
    const kept = allObjects().flatMap((object) =>
      Object.entries(object.fields).flatMap(([name, field]) =>
        field.read ? [[`${object.object_id}.${name}`, [...field.read].sort()] as const] : [],
      ),
    );
    const stated = Object.entries(KEPT_FIELDS).map(([name, roles]) => [name, [...roles].sort()] as const);
    expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(stated));
    const byRow = allObjects().flatMap((object) =>
      Object.entries(object.fields).flatMap(([name, field]) =>
        field.readIn ? [`${object.object_id}.${name}`] : [],
      ),
    );
    expect(byRow).toEqual(fieldsByRow);
  });
});

describe.each(grids)('$object', ({ object, grid }) => {
  test('T16, T17, T51: is read by whom the table says, in lists, by filter and raw, and by nobody else', async () => {
    expect(await walkReads(world, object, rowsFor(object), grid)).toEqual([]);
  });

  test('T16, T17, T25, T53: is not written by anybody else: nothing changes, what is hidden stays unknown, the refusal is kept', async () => {
    expect(
      await withoutTrace(world, (traces) => walkRefusals(world, object, rowsFor(object), grid, traces)),
    ).toEqual([]);
  });
});

describe.each(grids)('$object', ({ object, grid }) => {
  test('is added, edited and deleted by those the table names', async () => {
    expect(await walkRights(world, object, rowsFor(object), grid)).toEqual([]);
  });
});

const WAYS_TO_A_FIELD = [
  ['select', (column: string) => ({ select: `id,${column}` })],
  ['filter', (column: string) => ({ filter: `${column} is not null` })],
  ['order', (column: string) => ({ orderBy: column })],
] as const;

describe('fields that are kept from somebody', () => {
  test.each(Object.entries(KEPT_FIELDS))(
    '%s is selected, filtered and sorted by %s only; to others it does not exist',
    async (name, roles) => {
      const [object = '', field = ''] = name.split('.');
      const differences: string[] = [];
      const logins = NAMES.filter((each) => PEOPLE[each].workplace === 'alpha' && rolesOf(each).length > 0);
      await eachOf(logins, async (login) => {
        const stated = rolesOf(login).some((role) => roles.includes(role));
        const call = (method: string, params: object) =>
          world.call(method, { object, ...params }, { token: world.tokens[login] });
        const tryWay = async ([way, params]: (typeof WAYS_TO_A_FIELD)[number]): Promise<void> => {
          const [answer, unknown] = await Promise.all([
            call('view.get', params(field)),
            stated ? undefined : call('view.get', params('no_such_field')),
          ]);
          const allowed = outcome(answer) === 'ok';
          if (allowed !== stated) differences.push(`${login}: ${way} ${outcome(answer)}`);
          if (unknown && said(answer) !== said(unknown).replaceAll('no_such_field', field))
            differences.push(`${login}: ${way} tells that the field is there`);
        };
        const [raw] = await Promise.all([
          stated ? undefined : call('table.get', {}),
          eachOf(WAYS_TO_A_FIELD, tryWay),
        ]);
        if (raw?.result?.data.some((row) => field in row)) differences.push(`${login}: raw rows carry it`);
      });
      expect(differences).toEqual([]);
    },
  );
});
