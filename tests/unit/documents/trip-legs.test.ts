import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { btrip } from '../../../lib/documents/families/btrip/index.ts';
import { findingsOf } from '../../../lib/documents/findings.ts';
import { type Line, linesOf } from '../../../lib/documents/lines.ts';
import { addDays, daysBetween, weekday } from '../../../lib/kernel/day.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { completedTrip, FACTS, GERMANY, leg, RUSSIA, refusedTrip, TRIP_RATES, trip } from './trip.ts';

// 23 November 2026 is a Monday.
const [MONDAY, WEDNESDAY, FRIDAY] = ['2026-11-23', '2026-11-25', '2026-11-27'];
const NEXT_MONDAY = '2026-11-30';
const NEXT_TUESDAY = '2026-12-01';

const two = (end: string, start: string, stay: object = {}) =>
  trip(MONDAY, NEXT_TUESDAY, [
    leg(MONDAY, end, 'Москва', 'Казань', { ...stay }),
    leg(start, NEXT_TUESDAY, 'Казань', 'Москва'),
  ]);

describe('TRIP-01, AMB-122: between two legs', () => {
  test.each([
    ['the next begins on the last day', FRIDAY, FRIDAY, []],
    ['the next begins on the day after', '2026-11-26', FRIDAY, []],
    ['a day is missing', WEDNESDAY, FRIDAY, ['routes.1.start_date btrip/legs-gap']],
    ['a day is shared', FRIDAY, '2026-11-26', ['routes.1.start_date btrip/legs-overlap']],
  ])('%s', (_what, end, start, refused) => {
    expect(refusedTrip(two(end, start))).toEqual(refused);
  });

  test('a gap names its days and the last day on which the next leg may begin', () => {
    const { refusals } = findingsOf(btrip, two(MONDAY, FRIDAY), FACTS);
    expect(refusals).toMatchObject([
      { values: { leg: 1, next: 2, first: '2026-11-24', last: '2026-11-26', latest: '2026-11-24' } },
    ]);
  });

  test('an overlap names the day on which the leg before ends', () => {
    const { refusals } = findingsOf(btrip, two(FRIDAY, WEDNESDAY), FACTS);
    expect(refusals).toMatchObject([{ values: { leg: 1, next: 2, day: FRIDAY } }]);
  });
});

describe('TRIP-03, AMB-122: days off spent on the spot', () => {
  const stay = { weekend_stay: true };

  test.each([
    ['Saturday', '2026-11-28', []],
    ['Sunday', '2026-11-29', []],
    ['Monday', NEXT_MONDAY, []],
    ['Tuesday', NEXT_TUESDAY, ['routes.1.start_date btrip/legs-gap']],
  ])('after a Friday the next leg begins on %s', (_day, start, refused) => {
    expect(refusedTrip(two(FRIDAY, start, stay))).toEqual(refused);
  });

  test('without them Monday after Friday is a gap', () => {
    expect(refusedTrip(two(FRIDAY, NEXT_MONDAY))).toEqual(['routes.1.start_date btrip/legs-gap']);
  });

  test('need a leg that ends on a Friday, and bridge nothing where it does not', () => {
    expect(refusedTrip(two('2026-11-26', FRIDAY, stay))).toEqual([
      'routes.0.weekend_stay btrip/weekend-without-friday',
    ]);
    expect(refusedTrip(two('2026-11-26', '2026-11-28', stay))).toEqual([
      'routes.1.start_date btrip/legs-gap',
      'routes.0.weekend_stay btrip/weekend-without-friday',
    ]);
  });

  test('on the last leg end the trip on that Friday', () => {
    const last = (end: string) => trip(MONDAY, end, [leg(MONDAY, FRIDAY, 'Москва', 'Казань', stay)]);
    expect(refusedTrip(last(FRIDAY))).toEqual([]);
    expect(refusedTrip(last('2026-11-29'))).toEqual(['routes.0.end_date btrip/last-leg-ends']);
  });
});

describe('TRIP-02: the first leg and the last', () => {
  const legs = (first: string, last: string) =>
    trip(MONDAY, FRIDAY, [
      leg(first, WEDNESDAY, 'Москва', 'Казань'),
      leg(WEDNESDAY, last, 'Казань', 'Москва'),
    ]);
  test.each([
    [MONDAY, FRIDAY, []],
    ['2026-11-24', FRIDAY, ['routes.0.start_date btrip/first-leg-starts']],
    ['2026-11-22', FRIDAY, ['routes.0.start_date btrip/first-leg-starts']],
    [MONDAY, '2026-11-26', ['routes.1.end_date btrip/last-leg-ends']],
    [MONDAY, '2026-11-28', ['routes.1.end_date btrip/last-leg-ends']],
  ])('from %s to %s', (first, last, refused) => {
    expect(refusedTrip(legs(first, last))).toEqual(refused);
  });

  test('take the days of the trip where they have none, and move with them', () => {
    const open = trip(MONDAY, FRIDAY, [
      leg(null, WEDNESDAY, 'Москва', 'Казань'),
      leg(WEDNESDAY, null, 'Казань', 'Москва'),
    ]);
    const days = (record: DocumentRecord) =>
      linesOf(record, 'routes').map(({ start_date, end_date }) => [start_date, end_date]);
    const { record } = completedTrip(open, {}, 'routes');
    expect(days(record)).toEqual([
      [MONDAY, WEDNESDAY],
      [WEDNESDAY, FRIDAY],
    ]);
    const moved = { ...record, start_date: '2026-11-24', end_date: '2026-11-26' };
    expect(days(completedTrip(moved, {}, 'start_date', 'end_date').record)).toEqual([
      ['2026-11-24', WEDNESDAY],
      [WEDNESDAY, '2026-11-26'],
    ]);
    // Legs that are sent along with the days stay as they are.
    expect(days(completedTrip(moved, {}, 'start_date', 'end_date', 'routes').record)).toEqual(days(record));
  });
});

describe('a leg', () => {
  test('ends on the day it begins or later', () => {
    const one = (end: string) =>
      completedTrip(trip(MONDAY, MONDAY, [leg(MONDAY, end, 'Москва', 'Тверь')])).refusals;
    expect(one(MONDAY)).toEqual([]);
    expect(one('2026-11-22')).toMatchObject([
      { field: 'routes.0.end_date', code: 'document/ends-before-start' },
    ]);
  });

  test('says from where to where and when; a trip has one at least', () => {
    expect(refusedTrip(trip(MONDAY, FRIDAY, [leg(null, null, ' ', '')]))).toEqual(
      ['from', 'to', 'start_date', 'end_date'].map((field) => `routes.0.${field} field/required`),
    );
    expect(refusedTrip(trip(MONDAY, FRIDAY, []))).toEqual(['routes field/required']);
  });
});

describe('TRIP-07, AMB-123: the starting point', () => {
  const parameters = { btrip_starting_point: ' Москва ' };
  const ways = (record: DocumentRecord) => linesOf(record, 'routes').map(({ from, to }) => `${from} > ${to}`);
  const open = (...legs: Line[]) => trip(MONDAY, FRIDAY, legs);

  test('is where the first leg begins and the last one ends, where nothing else is said', () => {
    const legs = open(leg(MONDAY, WEDNESDAY, '', 'Казань'), leg(WEDNESDAY, FRIDAY, '', ''));
    expect(ways(completedTrip(legs, { parameters }).record)).toEqual(['Москва > Казань', ' > Москва']);
    expect(ways(completedTrip(legs, { parameters: {} }).record)).toEqual([' > Казань', ' > ']);
  });

  test('replaces nothing that is said, in words or as a city', () => {
    const legs = open(
      leg(MONDAY, WEDNESDAY, 'Тверь', 'Казань'),
      leg(WEDNESDAY, FRIDAY, 'Казань', '', { city_id: 23 }),
    );
    expect(ways(completedTrip(legs, { parameters }).record)).toEqual(['Тверь > Казань', 'Казань > Берлин']);
  });

  test('is not where a trip of one leg leads to', () => {
    expect(ways(completedTrip(open(leg(MONDAY, FRIDAY, '', '')), { parameters }).record)).toEqual([
      'Москва > ',
    ]);
  });

  test('is known by its city, so that the day of return is at home; and where it is none, too', () => {
    for (const [place, city_id, country_id] of [
      ['Москва', 22, RUSSIA],
      ['Склад в Химках', null, null],
    ] as const) {
      const legs = trip(
        MONDAY,
        WEDNESDAY,
        [leg(MONDAY, WEDNESDAY, '', 'Берлин'), leg(WEDNESDAY, WEDNESDAY, 'Берлин', '')],
        { country_id: GERMANY },
      );
      const { record } = completedTrip(legs, { parameters: { btrip_starting_point: place } });
      expect(linesOf(record, 'routes')[1]).toMatchObject({ to: place, city_id, country_id });
      expect(JSON.parse(String(record.per_diem_days))).toMatchObject([
        { place: 'Берлин', days: 2, currency: 'EUR' },
        { place, days: 1, currency: 'RUB' },
      ]);
    }
  });

  test('is the office of the person where the company names none', () => {
    const facts = { trip_rates: { ...TRIP_RATES, home: { ...TRIP_RATES.home, office: 'Казань' } } };
    const legs = open(leg(MONDAY, WEDNESDAY, '', 'Тула'), leg(WEDNESDAY, FRIDAY, 'Тула', ''));
    expect(ways(completedTrip(legs, facts).record)).toEqual(['Казань > Тула', 'Тула > Казань']);
    expect(ways(completedTrip(legs, { ...facts, parameters }).record)).toEqual([
      'Москва > Тула',
      'Тула > Москва',
    ]);
  });

  test('is no longer than a leg may say', () => {
    const far = completedTrip(open(leg(MONDAY, FRIDAY, '', 'Казань')), {
      parameters: { btrip_starting_point: 'я'.repeat(500) },
    });
    expect(linesOf(far.record, 'routes')[0]?.from).toBe('я'.repeat(200));
  });
});

describe('legs of a trip that was sent', () => {
  const saved = (status_id: string, second: string, more: object = {}) =>
    completedTrip(
      trip(
        MONDAY,
        FRIDAY,
        [leg(MONDAY, MONDAY, 'Москва', 'Казань'), leg(second, FRIDAY, 'Казань', 'Москва')],
        { status_id, ...more },
      ),
      { byHr: true },
    ).refusals.map(({ field, code }) => `${field} ${code}`);

  test('keep following one another when hr changes it; a draft may wait for its legs', () => {
    const gap = ['routes.1.start_date btrip/legs-gap'];
    expect(saved('agreed', WEDNESDAY)).toEqual(gap);
    expect(saved('prepared', WEDNESDAY)).toEqual(gap);
    expect(saved('agreed', '2026-11-24')).toEqual([]);
    for (const status of ['empty', 'draft', 'declined']) expect(saved(status, WEDNESDAY)).toEqual([]);
  });
});

describe('places of legs', () => {
  const placed = (to: string, more: object = {}) =>
    linesOf(
      completedTrip(trip(MONDAY, FRIDAY, [leg(MONDAY, FRIDAY, 'Москва', to, { ...more })])).record,
      'routes',
    )[0];

  test('are known by their names in either language, whatever their letters', () => {
    expect(placed('казань')).toMatchObject({ to: 'казань', city_id: 21, country_id: RUSSIA });
    expect(placed(' Berlin ')).toMatchObject({ city_id: 23, country_id: GERMANY });
    expect(placed('', { city_id: 23 })).toMatchObject({ to: 'Берлин', country_id: GERMANY });
  });

  test('that the dictionary does not have keep the country that was said, and no city', () => {
    expect(placed('Кострома', { city_id: 21, country_id: GERMANY })).toMatchObject({
      city_id: null,
      country_id: GERMANY,
    });
  });

  test('of one name are the chosen one, else that of the country, else the first', () => {
    expect(placed('Брест', { city_id: 25 })).toMatchObject({ city_id: 25, country_id: 4 });
    expect(placed('Брест', { country_id: 4 })).toMatchObject({ city_id: 25 });
    expect(placed('Брест')).toMatchObject({ city_id: 24 });
  });

  test('are what the trip is called, once each and without the way home', () => {
    const called = (...to: string[]) =>
      completedTrip(
        trip(
          MONDAY,
          FRIDAY,
          to.map((place, index) => leg(MONDAY, FRIDAY, index === 0 ? 'Москва' : '', place)),
        ),
      ).record.places;
    expect(called('Казань', 'Пермь', 'Казань', 'Москва')).toBe('Казань, Пермь');
    expect(called('Казань', 'Москва', 'Пермь')).toBe('Казань, Москва, Пермь');
    expect(called('Москва')).toBe('Москва');
  });

  test('are told to each reader by the names that the dictionary has for them, whichever of them was written', () => {
    const told = (to: string) =>
      completedTrip(trip(MONDAY, FRIDAY, [leg(MONDAY, FRIDAY, 'Пермь', to)])).record;
    expect(told('Казань')).toMatchObject({ places: 'Казань', places_eng: 'Kazan' });
    expect(told('kazan')).toMatchObject({ places: 'Казань', places_eng: 'Kazan' });
    expect(told('Мурино')).toMatchObject({ places: 'Мурино', places_eng: 'Мурино' });
  });
});

describe('legs of any trip', () => {
  /** Legs in a row: how long each is, and how the next one follows. */
  const rows = fc.array(
    fc.record({ days: fc.integer({ min: 0, max: 9 }), after: fc.constantFrom(0, 1), stays: fc.boolean() }),
    { minLength: 1, maxLength: 8 },
  );
  const laid = (given: readonly { days: number; after: number; stays: boolean }[], from: string): Line[] => {
    let start = from;
    return given.map(({ days, after, stays }) => {
      const end = addDays(start, days);
      const weekend_stay = stays && weekday(end) === 5;
      const next = leg(start, end, 'А', 'Б', { weekend_stay });
      start = addDays(end, weekend_stay ? 3 : after);
      return next;
    });
  };
  const whole = (legs: readonly Line[]): DocumentRecord =>
    trip(String(legs[0]?.start_date), String(legs.at(-1)?.end_date), legs);
  const first = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));

  test('that follow one another are never refused', () => {
    fc.assert(
      fc.property(rows, first, (given, start) => {
        expect(refusedTrip(whole(laid(given, start)))).toEqual([]);
      }),
    );
  });

  test('are refused at the leg that begins earlier or later than it may, and at no other', () => {
    fc.assert(
      fc.property(rows, first, fc.nat(), fc.integer({ min: -30, max: 30 }), (given, start, at, by) => {
        const legs = laid(given, start);
        const index = 1 + (at % legs.length);
        const [before, moved] = [legs[index - 1], legs[index]];
        fc.pre(before !== undefined && moved !== undefined && by !== 0);
        const begins = addDays(String(moved?.start_date), by);
        const distance = daysBetween(String(before?.end_date), begins);
        const changed = legs.map((each) => (each === moved ? { ...each, start_date: begins } : each));
        const isFine = distance >= 0 && distance <= (before?.weekend_stay ? 3 : 1);
        expect(refusedTrip(whole(changed))).toEqual(
          isFine ? [] : [`routes.${index}.start_date btrip/${distance < 0 ? 'legs-overlap' : 'legs-gap'}`],
        );
      }),
    );
  });
});
