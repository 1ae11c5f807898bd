import { describe, expect, test } from 'vitest';
import type { TeamAbsence, TeamPerson } from '../../../lib/rpc/team-calendar.ts';
import { type FeedVoice, feedEvents } from '../../../lib/team-calendar/feed/feed-events.ts';

const person = (employee_id: number, self = false): TeamPerson => ({
  employee_id,
  name: `Человек ${employee_id}`,
  name_eng: '',
  department: '',
  department_eng: '',
  organization_id: 1,
  team: true,
  self,
});
const HIDDEN: TeamAbsence = {
  employee_id: 2,
  first: '2026-12-07',
  last: '2026-12-11',
  from: null,
  to: null,
  pending: false,
  id: null,
  object_id: null,
  title: null,
  title_eng: null,
  version: null,
  nth: null,
};
const told = (fields: Partial<TeamAbsence>): TeamAbsence => ({
  ...HIDDEN,
  employee_id: 1,
  id: 7,
  object_id: 'vacation',
  title: '',
  title_eng: '',
  version: 4,
  nth: 1,
  ...fields,
});
const voice: FeedVoice = {
  timeZone: 'Europe/Moscow',
  what: (kind, pending) => `${kind}${pending ? ' planned' : ''}`,
  name: ({ name }) => name,
  uid: (of) => of,
  url: ({ object_id, id }) => `https://portal.example/${object_id}/${id}`,
};
const PEOPLE = [person(1, true), person(2)];
const of = (kind: 'own' | 'team', absences: readonly TeamAbsence[]) =>
  feedEvents(kind, PEOPLE, absences, voice);

describe('absences as events of a calendar', () => {
  test('one’s own take one’s time, have their page and a capital; those of the team do not', () => {
    expect(of('own', [told({}), HIDDEN])).toEqual([
      {
        uid: 'document:7|1',
        sequence: 4,
        summary: 'Leave',
        when: { first: '2026-12-07', last: '2026-12-11' },
        tentative: false,
        busy: true,
        url: 'https://portal.example/vacation/7',
      },
    ]);
    expect(of('team', [told({}), HIDDEN])).toEqual([
      {
        uid: 'days:2|2026-12-07|2026-12-11||',
        sequence: 1,
        summary: 'Человек 2: hidden',
        when: { first: '2026-12-07', last: '2026-12-11' },
        tentative: false,
        busy: false,
        url: undefined,
      },
    ]);
  });

  test('a part of a day is said by the clocks of the organization', () => {
    const [event] = of('own', [told({ last: '2026-12-07', from: '09:00', to: '13:30' })]);
    expect(event?.when).toEqual({ start: '2026-12-07T06:00:00Z', end: '2026-12-07T10:30:00Z' });
  });

  test('one whose document is hidden keeps its id from asked to agreed, and counts that as a change', () => {
    const [asked] = of('team', [{ ...HIDDEN, pending: true }]);
    const [agreed] = of('team', [HIDDEN]);
    expect([asked?.uid, asked?.sequence, asked?.tentative]).toEqual([agreed?.uid, 0, true]);
    expect(agreed?.sequence).toBe(1);
  });

  test('two that are hidden and alike are one event', () => {
    expect(of('team', [HIDDEN, { ...HIDDEN }])).toHaveLength(1);
  });

  test('somebody who has no row has no event', () => {
    expect(of('team', [{ ...HIDDEN, employee_id: 9 }])).toEqual([]);
  });
});
