import { afterEach, describe, expect, test } from 'vitest';
import type { Effect } from '../../lib/documents/effects.ts';
import { openEffectsDesk, outcomeOf, sayToMover } from '../support/effects-desk.ts';
import { historyOf, standOf } from '../support/matrix-move.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { shared } from '../support/shared.ts';

const desk = shared(openEffectsDesk);
afterEach(() => desk.nothingFollows());

const impossible = (document: number): Effect => ({
  kind: 'move',
  document,
  step: { business_role: 'hr', status_id: 'approved', next_status_id: 'processed' },
});

describe('an effect that fails', () => {
  test('takes the move and the effects before it along, and may say another reason', async () => {
    const id = await addVacation(desk.company, 'employee', 'prepared');
    const parent = await addVacation(desk.company, 'employee', 'draft');
    desk.followed(
      [parent],
      { kind: 'mark', document: parent, values: { comments: 'отмечено' } },
      impossible(parent),
      sayToMover(id),
    );
    expect(await outcomeOf(desk.bring(id))).toBe('status_mismatch');
    desk.followed([parent], { ...impossible(parent), fails_as: 'edited_by_another' });
    expect(await outcomeOf(desk.bring(id))).toBe('edited_by_another');
    expect((await standOf(desk.company, id))?.status_id).toBe('prepared');
    expect(await desk.rowsOf('select "comments" from "document" where "id" = $1', parent)).toEqual([
      { comments: 'документ employee' },
    ]);
    expect([...(await desk.auditOf(id)), ...(await desk.auditOf(parent))]).toEqual([]);
    // Whatever was told of these two would have been heard before the next move.
    desk.nothingFollows();
    const next = await addVacation(desk.company, 'employee', 'prepared');
    await desk.bring(next);
    await expect.poll(() => desk.changed(next)).toBe(1);
    expect([desk.changed(id), desk.changed(parent)]).toEqual([0, 0]);
  });

  test('leaves the move standing where it says so, undone itself, and its failure is kept and told', async () => {
    const id = await addVacation(desk.company, 'employee', 'prepared');
    const parent = await addVacation(desk.company, 'employee', 'draft');
    desk.followed(
      [parent],
      { kind: 'mark', document: parent, values: { comments: 'отмечено' } },
      { ...impossible(parent), may_fail: true },
      // Past what the column holds: the database refuses the statement itself.
      {
        kind: 'mark',
        document: parent,
        values: { days: 10 ** 12 },
        may_fail: true,
        fails_as: 'not_editable',
      },
      {
        kind: 'make',
        object_id: 'vacation',
        name: 'lost',
        employee_id: desk.company.people.employee.employee_id,
        document_type: 'no such type',
        values: {},
        step: { business_role: 'employee', status_id: 'draft' },
        may_fail: true,
      },
      sayToMover({ made: 'lost' }),
      sayToMover(parent),
    );
    const row = await desk.bring(id);
    expect(row.failed?.map(({ reason }) => reason)).toEqual([
      'status_mismatch',
      'not_editable',
      'validation',
    ]);
    for (const { message, message_eng } of row.failed ?? []) {
      expect(message).toMatch(/^[А-Я]/);
      expect(message_eng).toMatch(/^[A-Z]/);
    }
    expect(row.told?.map(({ route }) => route)).toEqual([`/uvacation/${parent}`]);
    expect((await standOf(desk.company, id))?.status_id).toBe('agreed');
    expect(await desk.rowsOf('select "comments", "days" from "document" where "id" = $1', parent)).toEqual([
      { comments: 'отмечено', days: 14 },
    ]);
    expect((await desk.effectsOf(row.id)).map(({ failure }) => failure)).toEqual([
      '',
      'status_mismatch',
      'not_editable',
      'validation',
      '',
      '',
    ]);
    expect((await desk.auditOf(parent)).map(({ action }) => action)).toEqual(['effect.mark']);
  });

  test('is a mistake of the family where it touches what was not named: nothing is locked late, nothing is written', async () => {
    const id = await addVacation(desk.company, 'employee', 'prepared');
    const far = await addVacation(desk.company, 'employee', 'prepared');
    for (const effect of [
      { kind: 'push', documents: [far] },
      { kind: 'mark', document: far, values: { comments: '' }, may_fail: true },
      { kind: 'withdraw', documents: [far] },
    ] as const) {
      desk.followed([], effect);
      expect(await outcomeOf(desk.bring(id))).toMatch('was not named');
    }
    desk.followed([far], { kind: 'mark', document: far, values: { status_id: 'approved' } });
    expect(await outcomeOf(desk.bring(id))).toMatch('no column');
    desk.followed([far], { kind: 'mark', document: far, values: { no_such: 1 } });
    expect(await outcomeOf(desk.bring(id))).toMatch('no column');
    expect((await standOf(desk.company, id))?.status_id).toBe('prepared');
    expect((await standOf(desk.company, far))?.status_id).toBe('prepared');
  });
});

test('what follows from a move is carried out once, however often it is asked', async () => {
  const { carryOut } = await import('../../server/workflow/effects/carry-out.ts');
  const { readRules } = await import('../../server/client/rules.ts');
  const id = await addVacation(desk.company, 'employee', 'prepared');
  const linked = await addVacation(desk.company, 'employee', 'prepared');
  const effects: Effect[] = [
    { kind: 'push', documents: [linked] },
    { kind: 'tell', code: 'keys.pin_changed', about: linked, to: [desk.company.people.employee.employee_id] },
  ];
  desk.followed([linked], ...effects);
  const row = await desk.bring(id);
  const mover = desk.manager;
  await desk.inTransaction(async (tx) => {
    const rules = await readRules(tx, mover.client_id);
    const [step] = rules.stepsOf('vacation').filter((each) => each.id === row.workflow_id);
    if (!step) throw new Error('no step');
    const cause = {
      mover,
      row,
      step,
      rules,
      today: '2026-11-24',
      signed: false,
      locked: new Set([id, linked]),
    };
    expect(await carryOut(tx, cause, effects)).toEqual({});
  });
  expect(await historyOf(desk.company, linked)).toHaveLength(3);
  expect(
    await desk.rowsOf(
      'select count(*)::int as times from "message" where "route" = $1',
      `/uvacation/${linked}`,
    ),
  ).toEqual([{ times: 1 }]);
});
