import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { addDays, type Day, eachDay } from '../../../lib/kernel/day.ts';
import { daysOf, monthOf } from '../../../lib/kernel/month.ts';
import { isClosed } from '../../../lib/timesheet/closing.ts';
import { isWork, sayingOf, workedMinutes } from '../../../lib/timesheet/day-codes.ts';
import { daysReader, keptDays } from '../../../lib/timesheet/kept-days.ts';
import { monthDays } from '../../../lib/timesheet/month.ts';
import { isEmployed, reckonDays, type Told } from '../../../lib/timesheet/reckon.ts';
import { formedDays, isOvertaken, isSameMonth, reckonedDay } from '../../../lib/timesheet/stored-day.ts';
import { codeSums, sumsOf } from '../../../lib/timesheet/sums.ts';
import '../../support/properties.ts';

const START = '2026-01-01';
/** Two years, with both changes of the clock that a zone may have, and the leap day of 2028 near their end. */
const DAYS = eachDay(START, '2028-03-01');
const day = fc.integer({ min: 0, max: DAYS.length - 1 }).map((index) => DAYS[index] ?? START);
const minutes = fc.integer({ min: 0, max: 720 });

const calendar = calendarOf(
  eachDay('2026-01-01', '2028-02-20')
    .filter((each) => each.endsWith('-08') || each.endsWith('-23'))
    .map((each) => ({
      start_date: each,
      end_date: each,
      type: each.endsWith('-08') ? 'holiday' : 'working',
    })),
);

/** Work that begins on a day and goes over midnight: a piece of each date, as its family says it. */
const work = fc.record({ day, before: minutes, night: minutes, after: minutes }).map((worked): Told[] => {
  const off = (date: Day) =>
    (monthDays(monthOf(date), calendar).find((each) => each.day === date)?.norm ?? 0) === 0;
  return [
    { date: worked.day, day_minutes: worked.before, night_minutes: worked.night },
    { date: addDays(worked.day, 1), day_minutes: 0, night_minutes: worked.after },
  ].map((piece) => ({ ...piece, code: off(piece.date) ? 'РВ' : 'С', document_id: 1 }));
});

const away = fc
  .record({ day, days: fc.integer({ min: 1, max: 40 }), code: fc.constantFrom('ОТ', 'К', 'Б', 'ДО', 'ОВ') })
  .map(({ day: first, days, code }): Told[] =>
    eachDay(first, addDays(first, days - 1)).map((date) => ({
      date,
      code: code as Told['code'],
      day_minutes: 0,
      night_minutes: 0,
      document_id: 2,
    })),
  );
const part = fc
  .record({ day, minutes: fc.integer({ min: 1, max: 600 }) })
  .map(({ day: date, minutes: taken }): Told[] => [
    { date, code: 'НВ', day_minutes: taken, night_minutes: 0, document_id: 3 },
  ]);
const documents = fc.array(fc.oneof(work, away, part), { maxLength: 12 }).map((told) => told.flat());
const employment = fc.record({
  hire_date: fc.constantFrom('2020-01-01', '2026-02-10', '2027-03-28'),
  dismissal_date: fc.constantFrom(null, '2026-10-25', '2027-10-31'),
});

const months = [...new Set(DAYS.map(monthOf))];
const reckoned = (who: { hire_date: Day; dismissal_date: Day | null }, told: readonly Told[]) =>
  new Map(months.flatMap((month) => [...reckonDays(monthDays(month, calendar), who, told)]));

describe('months, one after the other', () => {
  test('have every day once, whatever the clock does', () => {
    expect(months.flatMap(daysOf).slice(0, DAYS.length)).toEqual(DAYS);
  });

  test('lose no minute of what was worked beyond the norm, across midnight, months and changes of the clock', () => {
    fc.assert(
      fc.property(employment, documents, (who, told) => {
        const extra = told
          .filter(({ date, code }) => isWork(code) && date <= (DAYS.at(-1) ?? '') && isEmployed(date, who))
          .reduce((sum, piece) => sum + piece.day_minutes + piece.night_minutes, 0);
        const codes = [...reckoned(who, told)].flatMap(([, each]) => each.codes);
        const beyond = codes.reduce((sum, [code, of]) => (isWork(code) && code !== 'Я' ? sum + of : sum), 0);
        expect(beyond).toBe(extra);
      }),
      { numRuns: 60 },
    );
  });

  test('fill a working day with its norm, or with the reason of what is missing', () => {
    fc.assert(
      fc.property(employment, documents, (who, told) => {
        for (const month of months)
          for (const { day: date, norm } of monthDays(month, calendar)) {
            const { codes = [] } = reckonDays(monthDays(month, calendar), who, told).get(date) ?? {};
            if (!isEmployed(date, who)) expect(codes).toEqual([]);
            else {
              const usual = codes.filter(([code]) => !isWork(code) || code === 'Я');
              const timed = usual.reduce((sum, [, of]) => sum + of, 0);
              const isWhole = usual.some(([code, of]) => code !== 'Я' && of === 0);
              expect(norm === 0 || isWhole || timed === norm).toBe(true);
            }
          }
      }),
      { numRuns: 8 },
    );
  });

  test('sum up to their halves, their codes and their days alike', () => {
    fc.assert(
      fc.property(employment, documents, fc.constantFrom(...months), (who, told, month) => {
        const days = [...reckonDays(monthDays(month, calendar), who, told)].map(
          ([date, { codes }]) => [date, codes] as const,
        );
        const { first, second, month: whole } = sumsOf(days);
        const worked = days.reduce((sum, [, codes]) => sum + workedMinutes(codes), 0);
        expect([first.minutes + second.minutes, whole.minutes]).toEqual([worked, worked]);
        const byCode = codeSums(days.map(([, codes]) => codes)).filter(({ code }) => isWork(code));
        expect(byCode.reduce((sum, each) => sum + each.minutes, 0)).toBe(worked);
      }),
      { numRuns: 100 },
    );
  });
});

describe('forming', () => {
  test('is read from the table as it was written', () => {
    fc.assert(
      fc.property(employment, documents, fc.constantFrom(...months), (who, told, month) => {
        const days = formedDays(undefined, reckonDays(monthDays(month, calendar), who, told), () => false);
        const read = daysReader();
        const text = JSON.stringify(keptDays(days));
        expect(read(text)).toEqual(days);
        expect(read(text)).toBe(read(text));
      }),
      { numRuns: 60 },
    );
  });

  test('twice says the same, and leaves nothing overtaken', () => {
    fc.assert(
      fc.property(employment, documents, fc.constantFrom(...months), (who, told, month) => {
        const now = reckonDays(monthDays(month, calendar), who, told);
        const once = formedDays(undefined, now, () => false);
        const again = formedDays(once, now, () => false);
        expect(again).toEqual(once);
        expect(isSameMonth(once, again)).toBe(true);
        expect([...now].filter(([date, each]) => isOvertaken(once[date] ?? reckonedDay(each), each))).toEqual(
          [],
        );
      }),
      { numRuns: 60 },
    );
  });

  test('changes no closed day, and every open one that documents have changed', () => {
    fc.assert(
      fc.property(documents, documents, fc.constantFrom(...months), (told, later, month) => {
        const who = { hire_date: START, dismissal_date: null };
        const days = monthDays(month, calendar);
        const before = formedDays(undefined, reckonDays(days, who, told), () => false);
        const now = reckonDays(days, who, later);
        const after = formedDays(before, now, (date) => isClosed('half', date));
        for (const [date, each] of now)
          expect(sayingOf(after[date]?.codes ?? [])).toBe(
            sayingOf(isClosed('half', date) ? (before[date]?.codes ?? []) : each.codes),
          );
      }),
      { numRuns: 60 },
    );
  });
});
