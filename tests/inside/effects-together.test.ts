import { afterEach, expect, test } from 'vitest';
import { vacation } from '../../lib/documents/families/vacation/index.ts';
import { anyOf } from '../../lib/filter/filter.ts';
import { openEffectsDesk, outcomeOf } from '../support/effects-desk.ts';
import { actorOf } from '../support/matrix-actor.ts';
import { standOf } from '../support/matrix-move.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { shared } from '../support/shared.ts';

const desk = shared(openEffectsDesk);
afterEach(() => desk.nothingFollows());

test('a deletion marks others by what is left: the last of two that name a parent frees it', async () => {
  const { deleteFollowed } = await import('../../server/workflow/delete-followed.ts');
  const hr = actorOf(desk.company, 'hr');
  const parent = await addVacation(desk.company, 'clerk', 'approved');
  const parts = [
    await addVacation(desk.company, 'clerk', 'agreed'),
    await addVacation(desk.company, 'clerk', 'agreed'),
  ];
  await desk.company.db.query('update "document" set "replaced" = true where "id" = $1', [parent]);
  desk.vacationsFollow({
    touches: (record) => [{ object_id: 'vacation', filter: anyOf('employee_id', [record.employee_id]) }],
    follow: () => [],
    gone: (_record, { touched }) =>
      touched.some((each) => parts.includes(each.id))
        ? []
        : [{ document: parent, values: { replaced: false, replaced_status_id: null } }],
  });
  const isReplaced = async () =>
    (await desk.rowsOf('select "replaced" from "document" where "id" = $1', parent))[0]?.replaced;
  const del = (...ids: readonly (number | undefined)[]) =>
    outcomeOf(
      desk.inTransaction((tx) =>
        deleteFollowed(
          tx,
          hr,
          vacation,
          ids.map((id) => ({ id, change_reason: 'Отменено' })),
        ),
      ),
    );
  expect(await del(...parts, 0)).toBe('not_found');
  expect(await isReplaced()).toBe(true);
  expect(await del(parts[0])).toBe('ok');
  expect(await isReplaced()).toBe(true);
  expect(await del(parts[1])).toBe('ok');
  expect(await isReplaced()).toBe(false);
  expect(await desk.auditOf(parent)).toEqual([
    { action: 'effect.mark', user_id: hr.user_id, cause: `document:${parts[1]}` },
  ]);
});

test('the family is told the step, the document as it was and what it may touch, and itself is not among that', async () => {
  const id = await addVacation(desk.company, 'employee', 'prepared');
  const parent = await addVacation(desk.company, 'employee', 'approved');
  const seen: unknown[] = [];
  desk.vacationsFollow({
    touches: (record) => [
      { object_id: 'vacation', filter: anyOf('employee_id', [record.employee_id]) },
      { object_id: 'statement', filter: anyOf('employee_id', [record.employee_id]) },
    ],
    follow: (step, record, { touched, document_type, today }) => {
      seen.push([step.next_status_id, record.id, record.status_id, document_type, today.length]);
      expect(touched.map((each) => each.id)).not.toContain(id);
      expect(touched.find((each) => each.id === parent)).toMatchObject({
        object_id: 'vacation',
        status_id: 'approved',
        record: { days: 14 },
      });
      return [];
    },
  });
  expect(Object.keys(await desk.bring(id))).not.toContain('told');
  expect(seen).toEqual([['agreed', id, 'prepared', 'additional', 10]]);
});

test('moves with effects on each other’s documents wait for each other and never lock each other out', async () => {
  // A deadlock is tried again by `inTransaction`: without one, each work runs once.
  let runs = 0;
  const agreeTo = (...ids: readonly number[]) =>
    outcomeOf(
      desk.agreeToAll(ids, () => {
        runs += 1;
      }),
    );
  desk.vacationsFollow({
    touches: (record) => [{ object_id: 'vacation', filter: anyOf('employee_id', [record.employee_id]) }],
    follow: (_step, record, { touched }) =>
      touched.map((each) => ({
        kind: 'mark',
        document: each.id,
        values: { comments: `после ${record.id}` },
      })),
  });
  const ids: number[] = [];
  for (let count = 0; count < 12; count += 1)
    ids.push(await addVacation(desk.company, 'employee2', 'prepared'));
  const [all, ...each] = await Promise.all([
    agreeTo(...[...ids].reverse()),
    ...[...ids].reverse().map((id) => agreeTo(id)),
  ]);
  // A later call finds the document moved: the bulk all or nothing, the others one by one.
  expect(new Set([all, ...each])).toEqual(new Set(['ok', 'status_mismatch']));
  expect(runs).toBe(ids.length + 1);
  for (const id of ids)
    expect(await standOf(desk.company, id)).toMatchObject({ status_id: 'agreed', version: 3 });
});
