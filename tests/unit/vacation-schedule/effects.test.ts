import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../lib/documents/effects.ts';
import { vacationSchedule } from '../../../lib/documents/families/vacation-schedule/index.ts';
import { stepsNamed } from '../../support/matrix-actors.ts';
import { effectFacts, recordOf, touched } from '../vacation-correction/desk.ts';

const entry = recordOf({ id: 7, start_date: '2027-06-07', end_date: '2027-06-20', days: 14 });
const leave = (status_id: string) => touched('vacation', 40, status_id, {});
const told = (effect: Effect) => (effect.kind === 'tell' ? [effect.to, effect.unless] : effect.kind);

const followed = (to: string, role: string, leaves: ReturnType<typeof leave>[] = []) => {
  const step = stepsNamed('vacation_schedule').find(
    ({ business_role, next_status_id }) => business_role === role && next_status_id === to,
  );
  if (!step) throw new Error(`no step of ${role} leads to ${to}`);
  return (vacationSchedule.effects?.follow(step, entry, effectFacts(leaves)) ?? []).map(told);
};

describe('what follows from a step of the schedule', () => {
  const first = ['make', ['hr', 'leave']];
  test.each([
    ['the notice makes the leave, and tells hr where it could not', 'notified', 'hr', [], first],
    ['a leave that stands is the leave', 'notified', 'hr', [leave('agreed')], []],
    ['one that was turned down is none', 'notified', 'hr', [leave('declined')], first],
    ['the next step of hr tries again, and tells nobody a second time', 'confirmed', 'hr', [], ['make']],
    ['and so does the last', 'processed', 'hr', [], ['make']],
    ['but makes no leave anew that was turned down', 'confirmed', 'hr', [leave('declined')], []],
    ['nor a second one', 'processed', 'hr', [leave('agreed')], []],
    ['whoever confirms the notice makes none', 'confirmed', 'employee', [], []],
    ['an approval makes none', 'approved', 'hr', [], []],
    ['nor does a return', 'draft', 'hr', [], []],
  ])('%s', (_what, to, role, leaves, expected) => {
    expect(followed(to, role, leaves)).toEqual(expected);
  });
});
