import { describe, expect, test } from 'vitest';
import { btrip } from '../../../lib/documents/families/btrip/index.ts';
import { standingOf } from '../../../lib/documents/moments.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { completedTrip, FACTS, GERMANY, leg, RUSSIA, refusedTrip, TRIP_RATES, trip } from './trip.ts';

const [MONDAY, WEDNESDAY, FRIDAY] = ['2026-11-23', '2026-11-25', '2026-11-27'];

describe('the head of a trip', () => {
  const NOWHERE = { country_id: null, city_id: null, entity: '' };
  const legs = [
    leg(MONDAY, WEDNESDAY, 'Москва', 'Берлин', { entity: 'Werk GmbH' }),
    leg(WEDNESDAY, FRIDAY, 'Берлин', 'Казань', { entity: 'Завод' }),
    leg(FRIDAY, FRIDAY, 'Казань', 'Москва'),
  ];
  const head = (record: DocumentRecord, ...given: string[]) => {
    const { country_id, city_id, entity, start_date, end_date, days } = completedTrip(
      record,
      {},
      ...given,
    ).record;
    return { country_id, city_id, entity, start_date, end_date, days };
  };

  test('is that of its first destination, and its days those of the legs', () => {
    expect(head(trip(null, null, legs, NOWHERE), 'routes')).toEqual({
      country_id: GERMANY,
      city_id: 23,
      entity: 'Werk GmbH',
      start_date: MONDAY,
      end_date: FRIDAY,
      days: 5,
    });
  });

  test('follows its legs when they are written, and keeps what is written of it alone', () => {
    const record = trip(MONDAY, FRIDAY, legs, { city_id: null });
    expect(head(record, 'routes')).toMatchObject({ country_id: GERMANY, entity: 'Werk GmbH' });
    expect(head(record, 'routes', 'country_id')).toMatchObject({ country_id: GERMANY });
    for (const field of ['country_id', 'goal'])
      expect(head(record, field)).toMatchObject({ country_id: RUSSIA, entity: 'ООО «Волга»' });
  });

  test('says nothing of the way back, and asks only for what no leg says', () => {
    const unknown = trip(
      MONDAY,
      FRIDAY,
      [
        leg(MONDAY, FRIDAY, 'Москва', 'Кострома'),
        leg(FRIDAY, FRIDAY, 'Кострома', 'Москва', { entity: 'Дом' }),
      ],
      NOWHERE,
    );
    expect(head(unknown, 'routes')).toMatchObject({ country_id: null, city_id: null, entity: '' });
    expect(refusedTrip(unknown)).toEqual(['country_id field/required']);
    expect(refusedTrip({ ...unknown, country_id: RUSSIA })).toEqual(['routes.0.entity field/required']);
    expect(standingOf(btrip, unknown, FACTS).unasked).not.toContain('country_id');
    const known = completedTrip(trip(MONDAY, FRIDAY, legs, NOWHERE), {}, 'routes').record;
    for (const asked of [known, trip(null, null, [], NOWHERE)])
      expect(standingOf(btrip, asked, FACTS).unasked).toEqual(
        expect.arrayContaining(['country_id', 'city_id', 'entity']),
      );
  });
});

test('a trip over New Year is paid by the rates of both years, and the 29th of February is a day of it', () => {
  const over = (start: string, end: string) =>
    completedTrip(
      trip(null, null, [leg(start, end, 'Москва', 'Казань'), leg(end, end, 'Казань', 'Москва')]),
      {
        trip_rates: {
          ...TRIP_RATES,
          perDiem: [
            ...TRIP_RATES.perDiem,
            {
              place: 'home',
              amount: '1000',
              country_code: null,
              organization_id: null,
              currency_code: 'RUB',
              date_from: '2028-01-01',
            },
          ],
        },
      },
      'routes',
    ).record;
  const newYear = over('2027-12-30', '2028-01-02');
  expect([newYear.start_date, newYear.end_date, newYear.days]).toEqual(['2027-12-30', '2028-01-02', 4]);
  expect(newYear.advance_amount).toBe('3400');
  const leap = over('2028-02-28', '2028-03-01');
  expect([leap.days, leap.advance_amount]).toEqual([3, '3000']);
});
