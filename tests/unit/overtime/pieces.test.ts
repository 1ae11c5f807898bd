import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../support/properties.ts';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { type KeptWork, piecesOf } from '../../../lib/documents/families/overtime/pieces.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { minutesOfHours } from '../../../lib/overtime/hours.ts';
import { piecesOfWork } from '../../../lib/overtime/pieces.ts';
import { clockOf } from '../../../lib/overtime/quarter.ts';
import { minutesIn, spansOf } from '../../../lib/overtime/spans.ts';
import { CALENDAR } from '../../../prisma/seed/dictionaries/calendar.data.ts';

const calendar = calendarOf(CALENDAR);

/** Friday 27.11.2026, 20:00 to 02:00. */
const friday: KeptWork = {
  start_date: '2026-11-27',
  time_from: '20:00',
  time_to: '02:00',
  break_hours: '0.5',
  break_taken: 'day',
};

test('work from Friday into Saturday is С on the one and РВ on the other', () => {
  expect(piecesOf(friday, calendar)).toEqual([
    { date: '2026-11-27', code: 'С', day_minutes: 90, night_minutes: 120 },
    { date: '2026-11-28', code: 'РВ', day_minutes: 0, night_minutes: 120 },
  ]);
});

test('work between working days is С on both, on a holiday РВ', () => {
  const on = (start_date: string) => piecesOf({ ...friday, start_date }, calendar).map(({ code }) => code);
  expect(on('2026-11-25')).toEqual(['С', 'С']);
  expect(on('2026-11-03')).toEqual(['С', 'РВ']);
});

test('the break is taken from the date it lies on', () => {
  const shift = { ...friday, break_taken: '00:30', break_hours: '0.5' };
  expect(piecesOf(shift, calendar).map((piece) => piece.day_minutes + piece.night_minutes)).toEqual([
    240, 90,
  ]);
});

test('hours in fact fill the dates from the first on, and what is over goes to the last', () => {
  const fact = (day: string, night: string) =>
    piecesOf({ ...friday, time_shift_fact_day_hours: day, time_shift_fact_night_hours: night }, calendar).map(
      (piece) => [piece.date.slice(-2), piece.day_minutes, piece.night_minutes],
    );
  expect(fact('1.50', '4.00')).toEqual([
    ['27', 90, 120],
    ['28', 0, 120],
  ]);
  expect(fact('1', '2')).toEqual([['27', 60, 120]]);
  expect(fact('2', '5')).toEqual([
    ['27', 120, 120],
    ['28', 0, 180],
  ]);
});

test('a document without times comes to nothing', () => {
  expect(piecesOf({ ...friday, time_to: null }, calendar)).toEqual([]);
});

const minute = fc.integer({ min: 0, max: 1439 }).map(clockOf);
/** Every date of some years: ends of months and of years, leap days, the nights in which clocks are put forward and back. */
const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2023-01-01', days));

test('minutes add up across midnight, months, years and changes of the clock, whatever zone the code runs in', () => {
  fc.assert(
    fc.property(
      day,
      minute,
      minute,
      fc.constantFrom(0, 30, 45, 60),
      fc.constantFrom('day', 'night', '00:30', '12:00'),
      fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'),
      (start_date, time_from, time_to, break_minutes, break_at, zone) => {
        const before = process.env.TZ;
        process.env.TZ = zone;
        try {
          const work = { start_date, time_from, time_to, break_minutes, break_at };
          const pieces = piecesOfWork(work, calendar);
          const sum = (kind: 'day' | 'night') =>
            pieces.reduce((total, piece) => total + piece[`${kind}_minutes`], 0);
          const spans = spansOf(work);
          expect([sum('day'), sum('night')]).toEqual([minutesIn(spans, 'day'), minutesIn(spans, 'night')]);
          for (const { date } of pieces) expect([start_date, addDays(start_date, 1)]).toContain(date);
        } finally {
          if (before === undefined) delete process.env.TZ;
          else process.env.TZ = before;
        }
      },
    ),
  );
});

test('hours in fact are never lost between dates', () => {
  const hours = fc.integer({ min: 0, max: 4800 }).map((hundredths) => String(hundredths / 100));
  fc.assert(
    fc.property(day, minute, minute, hours, hours, (start_date, time_from, time_to, ofDay, ofNight) => {
      const pieces = piecesOf(
        {
          start_date,
          time_from,
          time_to,
          break_taken: 'day',
          time_shift_fact_day_hours: ofDay,
          time_shift_fact_night_hours: ofNight,
        },
        calendar,
      );
      const sum = (kind: 'day_minutes' | 'night_minutes') =>
        pieces.reduce((total, piece) => total + piece[kind], 0);
      expect([sum('day_minutes'), sum('night_minutes')]).toEqual([
        minutesOfHours(ofDay),
        minutesOfHours(ofNight),
      ]);
    }),
  );
});
