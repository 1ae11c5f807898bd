import { expect, test } from 'vitest';
import { sickleave } from '../../../lib/documents/families/sickleave/index.ts';
import { stepsNamed } from '../../support/matrix-actors.ts';
import { effectFacts, recordOf, sibling, touched } from '../vacation-correction/desk.ts';

const close = (business_role = 'employee') => {
  const found = stepsNamed('sickleave').find(
    (step) => step.business_role === business_role && step.next_status_id === 'closed',
  );
  if (!found) throw new Error('no step closes a sick leave');
  return found;
};

/** 10 to 12 June inside 1 to 15 June 2026: 12 June was no day of the leave. */
const sick = (
  vacation_choice: string | null,
  dates: object = { start_date: '2026-06-10', end_date: '2026-06-12' },
) => recordOf({ id: 50, vacation_choice, ...dates });
const leave = (more: object = {}) =>
  touched('vacation', 1, 'approved', {
    number: 'ОТ-1',
    start_date: '2026-06-01',
    end_date: '2026-06-15',
    days: 14,
    period: null,
    replaced: false,
    replaced_vacation_ids: '',
    document_type_code: 'annual',
    detail: { day_count: 'calendar_minus_holidays' },
    ...more,
  });
const illness = (documents: Parameters<typeof effectFacts>[0]) => ({
  ...effectFacts(documents),
  document_type: 'illness',
});
const follow = (record: ReturnType<typeof sick>, documents = [leave()], role = 'employee') =>
  sickleave.effects?.follow(close(role), record, illness(documents)) ?? [];
const made = (effects: ReturnType<typeof follow>) =>
  effects.flatMap((effect) => (effect.kind === 'make' ? [effect.values] : []));

test('days of illness inside a leave are added to its end where it is extended: 14 days as before', () => {
  expect(made(follow(sick('extend')))).toMatchObject([
    {
      start_date: '2026-06-01',
      end_date: '2026-06-09',
      days: 9,
      replaced_vacation_ids: '1:9',
    },
    {
      start_date: '2026-06-13',
      end_date: '2026-06-17',
      days: 5,
      replaced_vacation_ids: '1:5',
      illness_id: 50,
    },
  ]);
});

test('two days of them come back where they are transferred', () => {
  const parts = made(follow(sick('transfer')));
  expect(parts).toMatchObject([{ days: 9 }, { start_date: '2026-06-13', end_date: '2026-06-15', days: 3 }]);
  expect(14 - parts.reduce((sum, { days }) => sum + Number(days), 0)).toBe(2);
});

test('a correction is sent by whoever closes the sick leave, and its person is told', () => {
  for (const role of ['employee', 'hr']) {
    const effects = follow(sick('transfer'), [leave()], role);
    expect(effects.at(0)).toMatchObject({
      kind: 'make',
      object_id: 'vacation_correction',
      document_type: 'annual',
      step: { business_role: role, status_id: 'draft', next_status_id: 'prepared' },
    });
    expect(effects.at(-1)).toMatchObject({ kind: 'tell', code: 'sickleave.leave_corrected', to: 'mover' });
  }
});

test('nothing is made without a choice, of a leave that is replaced, not agreed or without a limit, nor beside another correction', () => {
  expect(follow(sick(null))).toEqual([]);
  expect(follow(sick('extend'), [leave({ replaced: true })])).toEqual([]);
  expect(follow(sick('extend'), [{ ...leave(), status_id: 'prepared' }])).toEqual([]);
  expect(follow(sick('extend'), [leave({ detail: { limit_free: '1' } })])).toEqual([]);
  expect(
    follow(sick('extend'), [leave(), sibling(12, 'prepared', { replaced_vacation_ids: '1:3' })]),
  ).toMatchObject([{ kind: 'tell', code: 'sickleave.leave_under_way' }]);
});

test('illness throughout a leave leaves no part of it', () => {
  const effects = follow(sick('transfer', { start_date: '2026-06-01', end_date: '2026-06-15' }));
  expect(effects).toMatchObject([{ kind: 'tell', code: 'sickleave.leave_ill_throughout' }]);
});
