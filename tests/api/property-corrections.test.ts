import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addDays, type Day, yearOf } from '../../lib/kernel/day.ts';
import { correctionDesk, LEAVE_DAYS } from '../support/correction-desk.ts';
import { rowOf } from '../support/document-desk.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import '../support/properties.ts';

const world = shared(() => openWorld(['employee', 'manager', 'hr']));
const desk = shared(() => correctionDesk(world));

beforeAll(async () => {
  const { employee_id } = world.company.people.employee;
  for (let year = yearOf(desk.today); year < yearOf(desk.today) + 8; year += 1)
    await world.company.db.query(
      `insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
       values ($1, $2, $3, 400, 400, '2020-01-01')`,
      [employee_id, year, `${year}-01-01`],
    );
});

/** What is spoken for of every year, and on which days the person is away. */
const standing = async () => {
  const { result } = await desk.by('employee', 'view.get', { object: 'vacation_limit', rowsPerPage: 'all' });
  const { employee_id } = world.company.people.employee;
  const away = await desk.by('employee', 'view.get', {
    object: 'away',
    filter: `employee_id = ${employee_id}`,
    rowsPerPage: 'all',
  });
  return {
    planned: (result?.data ?? []).reduce((sum, { days_planned }) => sum + Number(days_planned), 0),
    days: (away.result?.data ?? [])
      .map(({ start_date, end_date }) => `${String(start_date)} ${String(end_date)}`)
      .toSorted(),
  };
};

/** Parts of a leave of two weeks, and how each of them goes again. */
const plan = fc.record({
  lengths: fc.array(fc.constantFrom(2, 4, 6, 7), { minLength: 1, maxLength: 2 }),
  undoing: fc.array(fc.constantFrom('decline', 'delete'), { minLength: 2, maxLength: 2 }),
});

test('a correction that is undone leaves balance and calendar as they were; made again it says the same', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ lengths, undoing }) => {
      const leave = await desk.leaveOf();
      const mondays: Day[] = lengths.map(() => desk.freshMonday());
      const before = await standing();
      const correct = async () => {
        const answer = await desk.by('employee', 'correction.parts', {
          parents: [leave.id],
          parts: lengths.map((days, index) => ({
            start_date: mondays[index],
            end_date: addDays(mondays[index] ?? '', days - 1),
          })),
        });
        rowOf(answer);
        const parts = (answer.result?.data ?? []).map(({ id }) => ({ id: Number(id) }));
        // Until hr agrees the leave holds its days, and the parts take none.
        await desk.bring('accepted', ...parts);
        expect((await standing()).planned).toBe(before.planned);
        await desk.bring('agreed', ...parts);
        return { parts, standing: await standing() };
      };
      const first = await correct();
      const taken = lengths.reduce((sum, days) => sum + days, 0);
      expect(first.standing.planned).toBe(before.planned - LEAVE_DAYS + taken);
      for (const [index, { id }] of first.parts.entries())
        if (undoing[index] === 'decline') rowOf(await desk.move('hr', id, 'declined'));
        else
          rowOf(
            await desk.by('hr', 'table.del', {
              object: 'vacation_correction',
              data: [{ id, change_reason: 'Отменено' }],
            }),
          );
      expect(await standing()).toEqual(before);
      expect((await correct()).standing).toEqual(first.standing);
    }),
    { numRuns: 5 },
  );
}, 120_000);
