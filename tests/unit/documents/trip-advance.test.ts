import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { btrip } from '../../../lib/documents/families/btrip/index.ts';
import { findingsOf } from '../../../lib/documents/findings.ts';
import type { RuleFacts } from '../../../lib/documents/record.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { sumOf, timesOver } from '../../../lib/money/decimal.ts';
import { TRIP_DAYS_MAX } from '../../../lib/travel/per-diem.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { amount } from '../money/arbitrary.ts';
import { completedTrip, EURO, FACTS, GERMANY, leg, ROUBLE, refusedTrip, TRIP_RATES, trip } from './trip.ts';

const [MONDAY, FRIDAY, SUNDAY] = ['2026-11-23', '2026-11-27', '2026-11-29'];

const kazan = (more: object = {}) =>
  trip(MONDAY, FRIDAY, [leg(MONDAY, FRIDAY, 'Москва', 'Казань')], { ...more });
const berlin = (more: object = {}) =>
  trip(MONDAY, FRIDAY, [leg(MONDAY, FRIDAY, 'Москва', 'Берлин'), leg(FRIDAY, FRIDAY, 'Берлин', 'Москва')], {
    country_id: GERMANY,
    ...more,
  });

describe('the advance', () => {
  const advance = (record: DocumentRecord, facts: Partial<RuleFacts> = {}, ...given: string[]) => {
    const { record: kept } = completedTrip(record, facts, ...given);
    return [kept.advance_amount, kept.currency_id, kept.advance_typed];
  };

  test('is per diem, nights and tickets, in the currency of the organization', () => {
    expect(advance(kazan())).toEqual(['3500', ROUBLE, false]);
    expect(advance(kazan({ lodging_per_night: '4200.50', tickets: '8300' }))).toEqual([
      '28602',
      ROUBLE,
      false,
    ]);
  });

  test('has no night where the trip has none', () => {
    const oneDay = trip(MONDAY, MONDAY, [leg(MONDAY, MONDAY, 'Москва', 'Казань')], {
      lodging_per_night: '4000',
    });
    expect(advance(oneDay)).toEqual(['0', ROUBLE, false]);
    expect(advance(oneDay, { parameters: { btrip_same_day_home_percent: '100' } })).toEqual([
      '700',
      ROUBLE,
      false,
    ]);
  });

  test('turns per diem of another country by the rate of the day into that of the organization', () => {
    // Four days of 65 euros by 90.5, and the day of return at home.
    expect(advance(berlin())).toEqual(['24230', ROUBLE, false]);
    const old = { ...TRIP_RATES, rates: TRIP_RATES.rates.map((rate) => ({ ...rate, date: '2026-11-01' })) };
    expect(advance(berlin(), { trip_rates: old })).toEqual([null, ROUBLE, false]);
  });

  test('is not turned into any other currency: nothing is proposed where per diem is in two', () => {
    expect(advance(berlin({ currency_id: EURO }))).toEqual([null, EURO, false]);
    const allAbroad = trip(MONDAY, FRIDAY, [leg(MONDAY, FRIDAY, 'Москва', 'Берлин')], {
      currency_id: EURO,
      tickets: '120.5',
    });
    expect(advance(allAbroad)).toEqual(['445.5', EURO, false]);
  });

  test('that somebody typed stays what it is, until they type what is proposed or nothing', () => {
    const typed = kazan({ advance_amount: '10000' });
    expect(advance(typed, {}, 'advance_amount')).toEqual(['10000', ROUBLE, true]);
    const kept = kazan({ advance_amount: '10000', advance_typed: true, tickets: '5000' });
    expect(advance(kept, {}, 'tickets')).toEqual(['10000', ROUBLE, true]);
    expect(advance({ ...kept, advance_amount: '8500.00' }, {}, 'advance_amount')).toEqual([
      '8500',
      ROUBLE,
      false,
    ]);
    expect(advance({ ...kept, advance_amount: null }, {}, 'advance_amount')).toEqual(['8500', ROUBLE, false]);
  });

  test('of nothing is typed too: it is not what is proposed', () => {
    expect(advance(kazan({ advance_amount: '0' }), {}, 'advance_amount')).toEqual(['0', ROUBLE, true]);
  });

  test('follows the days while nobody has typed one', () => {
    const shorter = kazan({ end_date: '2026-11-24', advance_amount: '3500' });
    expect(advance(shorter, {}, 'end_date')).toEqual(['1400', ROUBLE, false]);
  });

  test('is not proposed where its digits would be too many', () => {
    expect(advance(kazan({ lodging_per_night: '999999999999.99' }))).toEqual([null, ROUBLE, false]);
  });

  test('of any trip at home is exactly the sum of its parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30 }),
        amount.filter((each) => each.length < 11),
        amount.filter((each) => each.length < 11),
        (nights, lodging_per_night, tickets) => {
          const last = addDays(MONDAY, nights);
          const legs = [leg(MONDAY, last, 'Москва', 'Казань')];
          const parts = [
            nights === 0 ? '0' : String(700 * (nights + 1)),
            timesOver(lodging_per_night, String(nights), 1, 2),
            tickets,
          ];
          expect(advance(trip(MONDAY, last, legs, { lodging_per_night, tickets }))[0]).toBe(sumOf(parts));
        },
      ),
    );
  });
});

test('a trip is abroad where its country or one of its legs is', () => {
  const isAbroad = (record: DocumentRecord) => completedTrip(record).record.is_abroad;
  expect([kazan(), berlin(), berlin({ country_id: null })].map(isAbroad)).toEqual([false, true, true]);
  expect(isAbroad(kazan({ country_id: GERMANY }))).toBe(true);
});

test('days that no rate pays are told to whoever sends the trip, and keep nobody from it', () => {
  const facts = { ...FACTS, trip_rates: { ...TRIP_RATES, perDiem: [] } };
  const { refusals, warnings } = findingsOf(btrip, kazan(), facts);
  expect(refusals).toEqual([]);
  expect(warnings).toMatchObject([
    {
      field: 'routes',
      code: 'btrip/no-per-diem',
      values: { place: 'Казань', first: MONDAY, last: FRIDAY },
    },
  ]);
  expect(findingsOf(btrip, kazan(), FACTS).warnings).toEqual([]);
});

describe('TRIP-08, AMB-123: days off on the road', () => {
  const asked = { parameters: { check_btrip_onholiday: '1' } };
  const week = (more: object = {}) =>
    trip(MONDAY, SUNDAY, [leg(MONDAY, SUNDAY, 'Москва', 'Казань')], { ...more });

  test('are agreed to where the parameter asks for it; without days off nobody is asked', () => {
    expect(refusedTrip(week(), asked)).toEqual(['holiday_agreed btrip/consent-needed']);
    expect(refusedTrip(week({ holiday_agreed: true }), asked)).toEqual([]);
    expect(refusedTrip(kazan(), asked)).toEqual([]);
    for (const check_btrip_onholiday of ['0', '', '2', 'да'])
      expect(refusedTrip(week(), { parameters: { check_btrip_onholiday } })).toEqual([]);
  });

  test('are holidays on weekdays too, and named with their number', () => {
    const holiday = trip('2026-11-03', '2026-11-05', [leg('2026-11-03', '2026-11-05', 'Москва', 'Казань')]);
    expect(findingsOf(btrip, holiday, { ...FACTS, ...asked }).refusals).toMatchObject([
      { values: { count: 1, first: '2026-11-04', last: '2026-11-04' } },
    ]);
    expect(findingsOf(btrip, week(), { ...FACTS, ...asked }).refusals).toMatchObject([
      { values: { count: 2, first: '2026-11-28', last: SUNDAY } },
    ]);
  });

  test('are agreed to anew when the days move, unless the consent comes with them', () => {
    const agreed = week({ holiday_agreed: true });
    const consent = (...given: string[]) => completedTrip(agreed, {}, ...given).record.holiday_agreed;
    expect([consent('end_date'), consent('start_date'), consent('days')]).toEqual([false, false, false]);
    expect([consent('goal'), consent('routes'), consent('end_date', 'holiday_agreed')]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

test('TRIP-08: other days of a trip that was sent are kept with the consent to them, whoever moves them', () => {
  const moved = (holiday_agreed: boolean, ...given: string[]) =>
    completedTrip(
      trip(MONDAY, SUNDAY, [leg(MONDAY, SUNDAY, 'Москва', 'Казань')], {
        holiday_agreed,
        status_id: 'agreed',
      }),
      { byHr: true, parameters: { check_btrip_onholiday: '1' } },
      ...given,
    ).refusals.map(({ field, code }) => `${field} ${code}`);
  expect(moved(true, 'end_date')).toEqual(['holiday_agreed btrip/consent-needed']);
  expect(moved(true, 'end_date', 'holiday_agreed')).toEqual([]);
  expect(moved(true, 'goal')).toEqual([]);
});

describe('TRIP-08, AMB-123: dates that are fixed', () => {
  const fixed = { parameters: { btrip_date_disable: '1' } };
  const refused = (status_id: string, facts: Partial<RuleFacts>, ...given: string[]) =>
    completedTrip(kazan({ status_id, days: 5 }), { ...fixed, ...facts }, ...given).refusals.map(
      ({ field, code }) => `${field} ${code}`,
    );

  test('of a trip that was sent are changed by hr alone', () => {
    expect(refused('declined', {}, 'start_date')).toEqual(['start_date btrip/dates-fixed']);
    expect(refused('agreed', {}, 'end_date', 'days')).toEqual([
      'end_date btrip/dates-fixed',
      'days btrip/dates-fixed',
    ]);
    expect(refused('agreed', { byHr: true }, 'start_date', 'end_date')).toEqual([]);
  });

  test('are those of no draft, of no other field, and of nothing without the parameter', () => {
    expect(refused('draft', {}, 'start_date', 'end_date')).toEqual([]);
    expect(refused('empty', {}, 'start_date')).toEqual([]);
    expect(refused('declined', {}, 'goal', 'routes')).toEqual([]);
    expect(refused('declined', { parameters: {} }, 'start_date')).toEqual([]);
  });
});

describe('days of a trip', () => {
  const refused = (record: DocumentRecord) =>
    completedTrip(record).refusals.map(({ field, code, values }) => [field, code, values?.max]);

  test.each([
    ['road_days', 5, 6, 5],
    ['worked_days_off', 0, 1, 0],
  ])('%s are at most those it has', (field, enough, much, max) => {
    expect(refused(kazan({ [field]: enough }))).toEqual([]);
    for (const days of [much, -1])
      expect(refused(kazan({ [field]: days }))).toEqual([[field, 'btrip/days-outside', max]]);
  });

  test('are at most a year', () => {
    const long = (days: number) => {
      const last = addDays(MONDAY, days - 1);
      return refused(trip(MONDAY, last, [leg(MONDAY, last, 'Москва', 'Казань')]));
    };
    expect(long(TRIP_DAYS_MAX)).toEqual([]);
    expect(long(TRIP_DAYS_MAX + 1)).toEqual([['end_date', 'btrip/too-long', TRIP_DAYS_MAX]]);
  });
});

describe('TRIP-04: a trip is not sent without', () => {
  test.each(['country_id', 'destination_id', 'entity', 'goal', 'start_date', 'end_date'])('%s', (field) => {
    const empty = field === 'entity' || field === 'goal' ? ' ' : null;
    const asked = field === 'entity' ? 'routes.0.entity' : field;
    expect(refusedTrip(kazan({ [field]: empty }))).toEqual([`${asked} field/required`]);
    expect(refusedTrip(kazan())).toEqual([]);
  });
});

describe('another absence on the days', () => {
  const overlaps = [
    { id: 9, object_id: 'vacation', number: 'ОТ-9', start_date: FRIDAY, end_date: '2026-12-03' },
  ];
  test('is refused to the person and their manager; hr is warned', () => {
    const found = { field: 'start_date', code: 'document/overlap' };
    expect(findingsOf(btrip, kazan(), { ...FACTS, overlaps })).toMatchObject({
      refusals: [found],
      warnings: [],
    });
    expect(findingsOf(btrip, kazan(), { ...FACTS, overlaps, byHr: true })).toMatchObject({
      refusals: [],
      warnings: [found],
    });
  });
  test('on the day after is none', () => {
    const next = overlaps.map((each) => ({ ...each, start_date: '2026-11-28' }));
    expect(refusedTrip(kazan(), { overlaps: next })).toEqual([]);
  });
});
