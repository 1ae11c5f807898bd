import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, dayKind } from '../../../lib/calendar/calendar.ts';
import { MARKINGS, type Marking, markingAt, markingsOf } from '../../../lib/calendar/day-edit.ts';
import {
  changesTo,
  type Period,
  type PeriodChanges,
  periodsAfter,
  type StoredPeriod,
} from '../../../lib/calendar/periods.ts';
import { addDays, eachDay } from '../../../lib/kernel/day.ts';

const FIRST = '2026-04-20';
const days = eachDay(FIRST, addDays(FIRST, 40));
const NAMES = ['', 'Майские', 'Каникулы'] as const;

const aDay = fc.constantFrom(...days);
const anEntry = fc
  .record({
    start_date: aDay,
    length: fc.nat(6),
    type: fc.constantFrom('working', 'non-working', 'holiday'),
    name: fc.constantFrom(...NAMES),
  })
  .map(({ start_date, length, type, name }): Period => {
    return {
      start_date,
      end_date: addDays(start_date, length),
      type: type as Period['type'],
      name,
      name_eng: '',
    };
  });
const entries = fc.array(anEntry, { maxLength: 8 });
const edit = fc.record({ day: aDay, type: fc.constantFrom(...MARKINGS) });
const sequence = fc.array(fc.array(edit, { maxLength: 12 }), { maxLength: 6 });

const numbered = (periods: readonly Period[]): StoredPeriod[] =>
  periods.map((period, index) => ({ ...period, id: index + 1 }));
const written = (stored: readonly StoredPeriod[], { added, changed, removed }: PeriodChanges): Period[] => {
  const gone = new Set([...removed, ...changed].map(({ id }) => id));
  return [...stored.filter(({ id }) => !gone.has(id)), ...changed, ...added].map(({ ...period }) => {
    const { start_date, end_date, type, name, name_eng } = period;
    return { start_date, end_date, type, name, name_eng };
  });
};
const inOrder = (periods: readonly Period[]) =>
  [...periods].sort((a, b) => a.start_date.localeCompare(b.start_date));

test('any edits leave exactly the days that were asked for, in periods that never overlap', () => {
  fc.assert(
    fc.property(entries, sequence, (before, edits) => {
      const asked = new Map<string, Marking>(markingsOf(before));
      let periods: readonly Period[] = before;
      for (const step of edits) {
        periods = periodsAfter(periods, step);
        for (const { day, type } of step) asked.set(day, type);
      }
      if (edits.length === 0) periods = periodsAfter(periods, []);
      const got = markingsOf(periods);
      for (const day of eachDay(addDays(FIRST, -5), addDays(FIRST, 55)))
        expect([day, markingAt(got, day)]).toEqual([day, asked.get(day) ?? 'default']);
      for (const [index, { start_date, end_date }] of periods.entries()) {
        expect(start_date <= end_date).toBe(true);
        const next = periods[index + 1];
        if (next) expect(end_date < next.start_date).toBe(true);
      }
    }),
  );
});

test('neighbours of one type and name, or without one, are one period', () => {
  fc.assert(
    fc.property(entries, fc.array(edit, { maxLength: 20 }), (before, edits) => {
      const periods = periodsAfter(before, edits);
      for (const [index, one] of periods.entries()) {
        const next = periods[index + 1];
        if (!next || addDays(one.end_date, 1) !== next.start_date || one.type !== next.type) continue;
        expect(one.name !== '' && next.name !== '' && one.name !== next.name).toBe(true);
      }
    }),
  );
});

test('what is written makes the stored periods the wanted ones, and asking twice writes nothing', () => {
  fc.assert(
    fc.property(entries, fc.array(edit, { maxLength: 20 }), (before, edits) => {
      const stored = numbered(before);
      const wanted = periodsAfter(stored, edits);
      const changes = changesTo(stored, wanted);
      const ids = [...changes.changed, ...changes.removed].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const after = written(stored, changes);
      expect(inOrder(after)).toEqual(wanted);
      expect(changesTo(numbered(after), periodsAfter(after, edits))).toEqual({
        added: [],
        changed: [],
        removed: [],
      });
    }),
  );
});

const period = (start_date: string, end_date: string, type: Period['type'], name = ''): Period => ({
  start_date,
  end_date,
  type,
  name,
  name_eng: name,
});

test('a period is split where a day in its middle becomes another, and keeps its row', () => {
  const stored = numbered([period('2026-05-04', '2026-05-08', 'non-working', 'Перенос')]);
  const wanted = periodsAfter(stored, [{ day: '2026-05-06', type: 'default' }]);
  expect(wanted).toEqual([
    period('2026-05-04', '2026-05-05', 'non-working', 'Перенос'),
    period('2026-05-07', '2026-05-08', 'non-working', 'Перенос'),
  ]);
  const { added, changed, removed } = changesTo(stored, wanted);
  expect([added.length, changed.map(({ id, end_date }) => [id, end_date]), removed]).toEqual([
    1,
    [[1, '2026-05-05']],
    [],
  ]);
});

test('a day beside a period of its type joins it; a holiday of the law has its name', () => {
  const wanted = periodsAfter(
    [period('2026-05-04', '2026-05-05', 'non-working', 'Перенос')],
    [
      { day: '2026-05-06', type: 'non-working' },
      { day: '2026-05-09', type: 'holiday' },
    ],
  );
  expect(wanted.map(({ start_date, end_date, name }) => [start_date, end_date, name])).toEqual([
    ['2026-05-04', '2026-05-06', 'Перенос'],
    ['2026-05-09', '2026-05-09', 'День Победы'],
  ]);
  expect(dayKind('2026-05-06', calendarOf(wanted))).toBe('non-working');
});
