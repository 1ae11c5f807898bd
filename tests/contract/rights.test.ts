import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allObjects } from '../../lib/objects/registry.ts';
import {
  type Shelf,
  vacationShelf,
  walkInbox,
  walkMoves,
  walkStatuses,
} from '../support/matrix-documents.ts';
import { gridOf } from '../support/matrix-grid.ts';
import { outcome, said } from '../support/matrix-http.ts';
import { NAMES, PEOPLE, rolesOf } from '../support/matrix-people.data.ts';
import { walkReads, walkRefusals, walkRights } from '../support/matrix-rights.ts';
import { rowsOf } from '../support/matrix-rows.ts';
import { fingerprint, keepEveryRefusal, refusals } from '../support/matrix-trace.ts';
import { VACATION_STATUSES } from '../support/matrix-vacation.ts';
import { prepareRows, Traces } from '../support/matrix-walk.ts';
import type { ObjectRows } from '../support/matrix-workshop.ts';
import { openWorld, type World } from '../support/matrix-world.ts';
import {
  AWAITED_IN,
  DELETABLE_IN,
  EDITABLE_IN,
  FIELD_READERS,
  FIELDS_BY_ROW,
  MOVES,
  RIGHTS,
} from './rights.matrix.ts';

const grids = Object.entries(RIGHTS).map(([object, text]) => ({ object, grid: gridOf(text) }));

let world: World;
let rows: Readonly<Record<string, ObjectRows>>;
let shelf: Shelf;

beforeAll(async () => {
  world = await openWorld();
  // The table says what the only hr may do; that they may decide about their own is asked of the parameter.
  await world.company.db.query(
    `insert into "parameter" ("client_id", "code", "value") select "id", 'hr_decides_own', '1' from "client"
     on conflict ("client_id", "code") do update set "value" = excluded."value"`,
  );
  await keepEveryRefusal(world.company.db);
  rows = rowsOf(world.company);
  shelf = vacationShelf(world.company);
  for (const { object, grid } of grids) await prepareRows(rowsFor(object), grid);
  for (const name of NAMES) for (const status of VACATION_STATUSES) await shelf(name, status);
  // Whose rights they are is asked here, not whether they have just proved themselves with the passkey of their row.
  await world.company.db.query('update "auth_session" set "proved_at" = now()');
}, 120_000);
afterAll(() => world?.close());

const rowsFor = (object: string): ObjectRows => {
  const found = rows[object];
  if (!found) throw new Error(`nobody knows how rows of ${object} are made`);
  return found;
};

/** Runs a walk that must change nothing but the audit of refusals, and checks that it did not. */
const withoutTrace = async (work: (traces: Traces) => Promise<string[]>): Promise<string[]> => {
  const { db } = world.company;
  const traces = new Traces();
  const [rowsBefore, refusedBefore] = [await fingerprint(db), await refusals(db)];
  const differences = await work(traces);
  expect(await fingerprint(db)).toEqual(rowsBefore);
  const refusedNow = await refusals(db);
  for (const [user, count] of traces.expected) {
    const kept = (refusedNow.get(user) ?? 0) - (refusedBefore.get(user) ?? 0);
    if (kept !== count) differences.push(`user ${user}: ${count} refusals, ${kept} of them in the audit`);
  }
  return differences;
};

describe('the table of rights', () => {
  test('T24: speaks of every object there is, except the inbox, which has a table of its own', () => {
    expect(Object.keys(RIGHTS).sort()).toEqual(
      allObjects()
        .map((object) => object.object_id)
        .filter((object_id) => object_id !== 'incomplete')
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
    const stated = Object.entries(FIELD_READERS).map(([name, roles]) => [name, [...roles].sort()] as const);
    expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(stated));
    const byRow = allObjects().flatMap((object) =>
      Object.entries(object.fields).flatMap(([name, field]) =>
        field.readIn ? [`${object.object_id}.${name}`] : [],
      ),
    );
    expect(byRow).toEqual(FIELDS_BY_ROW);
  });
});

const LOGINS = [
  'employee',
  'manager',
  'assistant',
  'reviewer',
  'hr',
  'accountant',
  'recruiter',
  'candidate',
  'admin',
  'gf_manager',
  'deputy',
  'stranger',
  'stranger_hr',
];

describe.each(grids)('$object', ({ object, grid }) => {
  test('T16, T17, T51: is read by whom the table says, in lists, by filter and raw, and by nobody else', async () => {
    expect(await walkReads(world, object, rowsFor(object), grid)).toEqual([]);
  });

  test('T16, T17, T25, T53: is not written by anybody else: nothing changes, what is hidden stays unknown, the refusal is kept', async () => {
    expect(
      await withoutTrace((traces) => walkRefusals(world, object, rowsFor(object), grid, traces)),
    ).toEqual([]);
  });
});

/** Statuses that a step leads out of. */
const LEFT_STATUSES = VACATION_STATUSES.filter((status) => status !== 'processed');

describe('vacations on their way', () => {
  test('wait in the inbox of those who have to act, and of nobody else', async () => {
    expect(await walkInbox(world, shelf, gridOf(AWAITED_IN))).toEqual([]);
  });

  test('leave these statuses, and no other', () => {
    const left = world.company.steps[world.company.clients.north]?.map((step) => step.status_id);
    expect([...new Set(left)].sort()).toEqual([...LEFT_STATUSES].sort());
  });

  test.each(LEFT_STATUSES)(
    'T14, T16: are moved out of %s by nobody the table does not name',
    async (status) => {
      expect(
        await withoutTrace((traces) => walkMoves(world, shelf, gridOf(MOVES), status, 'refused', traces)),
      ).toEqual([]);
    },
  );

  test.each(LEFT_STATUSES)(
    'are moved out of %s by those it names, and the buttons they see are the steps they may take',
    async (status) => {
      expect(await walkMoves(world, shelf, gridOf(MOVES), status, 'taken', new Traces())).toEqual([]);
    },
  );

  test('T07: are edited in the statuses the table names, and in no other', async () => {
    expect(await walkStatuses(world, shelf, gridOf(EDITABLE_IN), 'edit', new Traces())).toEqual([]);
  });

  test('are deleted in the statuses the table names, and in no other', async () => {
    expect(await walkStatuses(world, shelf, gridOf(DELETABLE_IN), 'del', new Traces())).toEqual([]);
  });
});

describe.each(grids)('$object', ({ object, grid }) => {
  test('is added, edited and deleted by those the table names', async () => {
    expect(await walkRights(world, object, rowsFor(object), grid)).toEqual([]);
  });
});

describe('fields that are kept from somebody', () => {
  test.each(Object.entries(FIELD_READERS))(
    '%s is selected, filtered and sorted by %s only; to others it does not exist',
    async (name, roles) => {
      const [object = '', field = ''] = name.split('.');
      const differences: string[] = [];
      for (const login of NAMES.filter(
        (name) => PEOPLE[name].workplace === 'alpha' && rolesOf(name).length > 0,
      )) {
        const stated = rolesOf(login).some((role) => roles.includes(role));
        for (const [way, params] of [
          ['select', (column: string) => ({ select: `id,${column}` })],
          ['filter', (column: string) => ({ filter: `${column} is not null` })],
          ['order', (column: string) => ({ orderBy: column })],
        ] as const) {
          const ask = (column: string) =>
            world.call('view.get', { object, ...params(column) }, { token: world.tokens[login] });
          const answer = await ask(field);
          const allowed = outcome(answer) === 'ok';
          if (allowed !== stated) differences.push(`${login}: ${way} ${outcome(answer)}`);
          if (stated) continue;
          const unknown = said(await ask('no_such_field')).replaceAll('no_such_field', field);
          if (said(answer) !== unknown) differences.push(`${login}: ${way} tells that the field is there`);
        }
        if (stated) continue;
        const raw = await world.call('table.get', { object }, { token: world.tokens[login] });
        if (raw.result?.data.some((row) => field in row)) differences.push(`${login}: raw rows carry it`);
      }
      expect(differences).toEqual([]);
    },
  );
});
