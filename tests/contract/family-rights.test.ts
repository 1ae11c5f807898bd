import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAMILIES } from '../../lib/documents/families.ts';
import { sends } from '../../lib/workflow/sends.ts';
import { askedIn, firstSteps, isMoveAsked, WALKED } from '../support/family-questions.ts';
import { rightsText, tablesOf } from '../support/family-rights.ts';
import { reviewedRights } from '../support/family-rights-file.ts';
import { linesIn } from '../support/fill-in.ts';
import { stepsNamed } from '../support/matrix-actors.ts';
import {
  type Shelf,
  shelfOf,
  walkInbox,
  walkRefusedMoves,
  walkStatuses,
} from '../support/matrix-documents.ts';
import { gathering } from '../support/matrix-gathered.ts';
import type { Grid } from '../support/matrix-grid.ts';
import { NAMES } from '../support/matrix-people.data.ts';
import { walkReads, walkRefusals, walkRights } from '../support/matrix-rights.ts';
import { rowsOf } from '../support/matrix-rows.ts';
import { decidesOwn, keepEveryRefusal } from '../support/matrix-trace.ts';
import { prepareRows, Traces } from '../support/matrix-walk.ts';
import { withoutTrace } from '../support/matrix-without-trace.ts';
import type { ObjectRows } from '../support/matrix-workshop.ts';
import { openWorld, type World } from '../support/matrix-world.ts';

/** The status after sending, where other readers see documents, and those where the tried steps begin. */
const triedStatuses = (object_id: string): string[] => [
  ...new Set([
    ...firstSteps(object_id).map((step) => step.status_id),
    stepsNamed(object_id).find(sends)?.next_status_id ?? 'empty',
  ]),
];

let world: World;
let rows: Readonly<Record<string, ObjectRows>>;
const shelves = new Map<string, Shelf>();

beforeAll(async () => {
  world = gathering(await openWorld());
  await decidesOwn(world.company.db);
  await keepEveryRefusal(world.company.db);
  rows = rowsOf(world.company);
  for (const { object_id } of FAMILIES) {
    const shelf = shelfOf(world.company, object_id, triedStatuses(object_id));
    shelves.set(object_id, shelf);
    await prepareRows(rowsFor(object_id), tablesOf(reviewedRights(object_id)).rights);
    for (const name of NAMES) for (const status of shelf.statuses) await shelf.kept(name, status);
  }
});
afterAll(() => world?.close());

/** The same table without the right to add. */
const readOnly = (grid: Grid): Grid => ({
  ...grid,
  rows: new Map([...grid.rows].map(([login, cells]) => [login, cells.map((cell) => cell.replace(',A', ''))])),
});

const rowsFor = (object_id: string): ObjectRows => {
  const found = rows[object_id];
  if (!found) throw new Error(`nobody knows how documents of ${object_id} are made`);
  return found;
};

const shelfFor = (object_id: string): Shelf => {
  const found = shelves.get(object_id);
  if (!found) throw new Error(`nobody has made documents of ${object_id}`);
  return found;
};

describe.each(FAMILIES.map((family) => ({ family, object_id: family.object_id })))(
  '$object_id',
  ({ family, object_id }) => {
    test('has the rights that were reviewed; `npm run rights` writes them anew', () => {
      expect(reviewedRights(object_id)).toBe(rightsText(family));
    });

    const tables = () => tablesOf(reviewedRights(object_id));
    /** One rule judges all families in their statuses (`lib/workflow/available.ts`, by properties). */
    const inStatuses = (what: string, tried: () => Promise<void>) => {
      if (WALKED.includes(object_id)) test(what, tried);
    };

    test('T16, T17, T51: is read by whom its table says, in lists, by filter and raw, and by nobody else', async () => {
      expect(await walkReads(world, object_id, rowsFor(object_id), tables().rights)).toEqual([]);
    });

    test('T16, T17, T25, T53: is not prepared for anybody else: nothing changes, the refusal is kept', async () => {
      expect(
        await withoutTrace(world, (traces) =>
          walkRefusals(
            world,
            object_id,
            rowsFor(object_id),
            askedIn(object_id, tables().rights, 'prepare'),
            traces,
          ),
        ),
      ).toEqual([]);
    });

    test('waits in the inbox of those who have to act, and of nobody else', async () => {
      expect(await walkInbox(world, shelfFor(object_id), tables()['awaited in'])).toEqual([]);
    });

    test('T14, T16: is moved by nobody its table does not name for the role of the step', async () => {
      const { rights, moves } = tables();
      expect(
        await withoutTrace(world, (traces) =>
          walkRefusedMoves(world, shelfFor(object_id), moves, isMoveAsked(object_id, rights), traces),
        ),
      ).toEqual([]);
    });

    inStatuses('T07: is edited by those its table names in a status, and by nobody else', async () => {
      expect(
        await walkStatuses(world, shelfFor(object_id), tables()['edited in'], 'edit', new Traces()),
      ).toEqual([]);
    });

    inStatuses('is deleted by those its table names in a status, and by nobody else', async () => {
      expect(
        await walkStatuses(world, shelfFor(object_id), tables()['deleted in'], 'del', new Traces()),
      ).toEqual([]);
    });

    test('has lines that are read where it is read, and written by nobody without it', async () => {
      const grid = readOnly(tables().rights);
      const asked = askedIn(object_id, grid, 'lines');
      for (const { object } of linesIn(family)) {
        await prepareRows(rowsFor(object.object_id), grid);
        expect(await walkReads(world, object.object_id, rowsFor(object.object_id), grid)).toEqual([]);
        expect(
          await withoutTrace(world, (traces) =>
            walkRefusals(world, object.object_id, rowsFor(object.object_id), asked, traces),
          ),
        ).toEqual([]);
      }
    });

    test('is prepared by those its table names', async () => {
      expect(await walkRights(world, object_id, rowsFor(object_id), tables().rights)).toEqual([]);
    });
  },
);
