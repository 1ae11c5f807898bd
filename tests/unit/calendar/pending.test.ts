import { expect, test } from 'vitest';
import { byMarking, markedAnew, seenAnew, stillPending } from '../../../lib/calendar/pending.ts';

const none = new Map();
const holiday = new Map([['2027-06-14', 'holiday']] as const);
const on = (type: 'working' | 'non-working' | 'holiday' | 'default', ...days: string[]) =>
  days.map((day) => ({ day, type }));

test('a day that is asked to be what it was waits no more', () => {
  const marked = new Map([['2027-06-21', 'holiday']] as const);
  const one = markedAnew(none, marked, on('working', '2027-06-21', '2027-06-15', '2027-06-19'));
  expect([...one.values()]).toEqual([
    { day: '2027-06-21', type: 'default', was: 'holiday' },
    { day: '2027-06-19', type: 'working', was: 'default' },
  ]);
  expect(markedAnew(one, marked, on('holiday', '2027-06-21')).has('2027-06-21')).toBe(false);
  expect(markedAnew(one, holiday, on('default', '2027-06-19')).has('2027-06-19')).toBe(false);
  const weekdayMarked = new Map([['2027-06-15', 'working']] as const);
  expect(markedAnew(none, weekdayMarked, on('working', '2027-06-15')).size).toBe(0);
  expect(markedAnew(none, weekdayMarked, on('default', '2027-06-15')).size).toBe(1);
});

test('what a decree says of a day that the law frees is kept as a mark of its own', () => {
  const [holidayOfLaw, mondayAfter] = ['2027-06-12', '2027-06-14'];
  const asked = markedAnew(none, none, on('working', holidayOfLaw, mondayAfter));
  expect([...asked.values()].map(({ type }) => type)).toEqual(['working', 'working']);
  expect(markedAnew(none, none, on('non-working', holidayOfLaw)).get(holidayOfLaw)?.type).toBe('non-working');
  // An organization that says what all have says nothing of its own.
  expect(markedAnew(none, none, on('non-working', mondayAfter), none).size).toBe(0);
  expect(markedAnew(none, none, on('holiday', holidayOfLaw), none).size).toBe(0);
  expect(markedAnew(none, none, on('working', mondayAfter), none).get(mondayAfter)?.type).toBe('working');
});

test('what has become so meanwhile is not to be saved, and what is seen anew surprises nobody', () => {
  const pending = markedAnew(none, none, on('holiday', '2027-06-14', '2027-06-15'));
  expect([...stillPending(pending, holiday).keys()]).toEqual(['2027-06-15']);
  const moved = new Map([['2027-06-15', 'non-working']] as const);
  expect(seenAnew(pending, moved).get('2027-06-15')?.was).toBe('non-working');
});

test('pending days are told by what they become, as stretches', () => {
  const days = [...on('holiday', '2027-01-02', '2027-01-01', '2027-01-04'), ...on('default', '2027-03-01')];
  expect(byMarking(days)).toEqual([
    {
      type: 'holiday',
      stretches: [
        { first: '2027-01-01', last: '2027-01-02' },
        { first: '2027-01-04', last: '2027-01-04' },
      ],
    },
    { type: 'default', stretches: [{ first: '2027-03-01', last: '2027-03-01' }] },
  ]);
});

test('an organization says of a day what differs from the calendar of all', () => {
  const base = new Map([
    ['2027-06-14', 'holiday'],
    ['2027-06-19', 'working'],
  ] as const);
  const marked = (type: 'working' | 'holiday' | 'non-working') =>
    [...markedAnew(none, none, on(type, '2027-06-14', '2027-06-19', '2027-06-20', '2027-06-21'), base)].map(
      ([day, edit]) => [day.slice(-2), edit.type],
    );
  expect(marked('working')).toEqual([
    ['14', 'working'],
    ['20', 'working'],
  ]);
  expect(marked('non-working')).toEqual([
    ['14', 'non-working'],
    ['19', 'non-working'],
    ['21', 'non-working'],
  ]);
  expect(marked('holiday').map(([day]) => day)).toEqual(['19', '20', '21']);
});
