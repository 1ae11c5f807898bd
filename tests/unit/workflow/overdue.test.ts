import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { countDays } from '../../../lib/calendar/day-count.ts';
import { filterOf } from '../../../lib/filter/alternative.ts';
import { or } from '../../../lib/filter/filter.ts';
import { matches } from '../../../lib/filter/matches.ts';
import { addDays, type Day } from '../../../lib/kernel/day.ts';
import type { Parameters } from '../../../lib/settings/read.ts';
import { isAwaiting } from '../../../lib/workflow/available.ts';
import { statusOf } from '../../../lib/workflow/document.ts';
import {
  type HolderOf,
  overdueAlternatives,
  overdueFor,
  patienceOf,
  remindAfter,
} from '../../../lib/workflow/overdue.ts';
import { pathOf } from '../../../lib/workflow/path.ts';
import type { Step, StepDetail } from '../../../lib/workflow/step.ts';
import {
  actorOf,
  anyActor,
  anyDictionary,
  anyDocument,
  documentOf,
  hr,
  manager,
  owner,
  STEPS,
  stepOf,
} from './company.ts';

const holdersBy =
  (steps: readonly Step[]): HolderOf =>
  (place) =>
    pathOf(place, steps, {}).held_by[0];

const calendar = calendarOf([{ start_date: '2026-03-09', end_date: '2026-03-09', type: 'holiday' }]);
/** A Wednesday; Monday before it is free. */
const TODAY = '2026-03-11';

const holderOf = holdersBy(STEPS);

const overdue = (
  doc: ReturnType<typeof documentOf>,
  actor: ReturnType<typeof actorOf>,
  since: Day,
  { parameters = {}, due_date = null }: { parameters?: Parameters; due_date?: Day | null } = {},
) =>
  overdueFor(
    patienceOf({ steps: STEPS, parameters, calendar, today: TODAY }),
    { doc, actor, parameters },
    { since, due_date, today: TODAY },
    holderOf(doc),
  );

describe('what waits too long', () => {
  const sent = documentOf({ status_id: 'prepared' });

  test('is counted in working days after the day it came: a weekend and a holiday are none', () => {
    // Thursday; Friday, Tuesday and Wednesday follow.
    const since = '2026-03-05';
    expect(countDays(addDays(since, 1), TODAY, calendar)).toBe(3);
    for (const [days, role] of [
      ['1', 'manager'],
      ['2', 'manager'],
      ['3', undefined],
    ] as const)
      expect(overdue(sent, manager, since, { parameters: { remind_after_days: days } }), days).toBe(role);
    expect(overdue(sent, manager, '2026-03-10')).toBeUndefined();
    expect(overdue(sent, manager, '2026-03-06')).toBe('manager');
  });

  test('reminds who may bring it on, in the role they do, and nobody else', () => {
    expect(overdue(sent, manager, '2026-03-02')).toBe('manager');
    expect(overdue(documentOf({ status_id: 'agreed' }), hr, '2026-03-02')).toBe('hr');
    expect(overdue(sent, owner, '2026-03-02')).toBeUndefined();
    expect(overdue(sent, actorOf(11, ['employee', 'manager']), '2026-03-02')).toBeUndefined();
    expect(overdue(documentOf({ status_id: 'declined' }), owner, '2026-03-02')).toBeUndefined();
  });

  test('does not remind hr of what a manager holds; where there is no manager hr holds it', () => {
    expect(overdue(sent, hr, '2026-03-02')).toBeUndefined();
    expect(overdue({ ...sent, manager_id: null }, hr, '2026-03-02')).toBe('hr');
  });

  test('by the day a document names for its own person, from that day on', () => {
    const paper = documentOf({ object_id: 'request_push_signed', status_id: 'notified' });
    const named = (due_date: Day) => overdue(paper, owner, '2026-01-12', { due_date });
    expect([named('2026-03-12'), named(TODAY), named('2026-03-01')]).toEqual([
      undefined,
      'employee',
      'employee',
    ]);
    expect(overdue(paper, owner, '2026-03-10', { due_date: '2026-03-01' })).toBe('employee');
    // The decider is not bound by it.
    expect(overdue(sent, manager, '2026-03-02', { due_date: '2026-12-01' })).toBe('manager');
  });
});

describe('how long a step may wait', () => {
  const step = stepOf('vacation', 'manager', 'prepared', 'agreed');
  const patient = (detail: StepDetail, parameters: Parameters) =>
    remindAfter({ ...step, detail }, parameters);

  test('says the step, else its status, else the client; 0 is never', () => {
    const parameters = { remind_after_days: '4', remind_status_days: 'agreed=9; prepared = 2' };
    expect(patient({ remind_after: '7' }, parameters)).toBe(7);
    expect(patient({}, parameters)).toBe(2);
    expect(patient({}, { remind_after_days: '4' })).toBe(4);
    expect(patient({}, {})).toBe(1);
    expect(patient({ remind_after: '0' }, parameters)).toBeUndefined();
    expect(patient({}, { ...parameters, remind_status_days: 'prepared=0' })).toBeUndefined();
    expect(patient({}, { remind_after_days: '0' })).toBeUndefined();
  });

  test('what cannot be read says nothing', () => {
    const parameters = { remind_after_days: '4', remind_status_days: 'prepared; prepared=x; =3' };
    expect(patient({ remind_after: 'soon' }, parameters)).toBe(4);
    expect(patient({ remind_after: '-1' }, parameters)).toBe(4);
  });

  test('a step that may be taken at any time, or only turns down, reminds nobody', () => {
    expect(patient({ unhurried: '1' }, {})).toBeUndefined();
    expect(remindAfter(stepOf('vacation', 'manager', 'prepared', 'declined'), {})).toBeUndefined();
  });
});

test('everything that waits too long passes the filter, and waits for that person', () => {
  let found = 0;
  const days = fc.integer({ min: 0, max: 40 }).map((back) => addDays(TODAY, -back));
  fc.assert(
    fc.property(
      anyDictionary,
      anyActor,
      anyDocument.filter(({ organization_id }) => organization_id !== null),
      days,
      fc.oneof(fc.constant(null), days),
      (steps, actor, doc, since, due_date) => {
        const parameters = { remind_status_days: 'agreed=5;prepared=3' };
        const holderOf = holdersBy(steps);
        const patience = patienceOf({ steps, parameters, calendar, today: TODAY });
        const role = overdueFor(
          patience,
          { doc, actor, parameters },
          { since, due_date, today: TODAY },
          holderOf(doc),
        );
        if (role === undefined || doc.manager_id === doc.employee_id) return;
        found += 1;
        expect(isAwaiting({ steps, doc, actor, parameters })).toBe(true);
        const { object_id, employee_id, manager_id, organization_id } = doc;
        const row = {
          object_id,
          status_id: statusOf(doc.status_id),
          employee_id,
          manager_id,
          organization_id,
          replaced: doc.replaced === true,
          due_date,
          // The latest moment of that day anywhere.
          status_date: `${addDays(since, 1)}T11:59:59Z`,
        };
        expect(
          matches(
            or(
              ...overdueAlternatives(patience, {
                actor,
                parameters: [parameters],
                today: TODAY,
                holderOf,
              }).map(filterOf),
            ),
            row,
          ),
        ).toBe(true);
      },
    ),
    { numRuns: 4_000 },
  );
  expect(found).toBeGreaterThan(10);
});
