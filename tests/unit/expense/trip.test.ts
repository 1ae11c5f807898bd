import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import type { LinkedTrip } from '../../../lib/documents/facts/money-facts.ts';
import { perDiemLines, takenFrom } from '../../../lib/documents/families/expense/trip.ts';
import type { Rate } from '../../../lib/money/rate-on.ts';
import type { PerDiemPart } from '../../../lib/travel/per-diem.ts';

const calendar = calendarOf([{ start_date: '2026-11-20', end_date: '2026-11-20', type: 'non-working' }]);

const part = (first: string, last: string, sum: string, currency: string): PerDiemPart => ({
  first,
  last,
  days: 1,
  kind: 'leg',
  place: 'Алматы',
  rate: sum,
  currency,
  sum,
});
const rate = (currency_code: string, date: string, value: string, units = 1): Rate => ({
  currency_code,
  quoted_in: 'RUB',
  date,
  value,
  units,
  source: 'ЦБ РФ',
});
const trip = (over: Partial<LinkedTrip> = {}): LinkedTrip => ({
  id: 402,
  number: 'КМ-0402',
  status_id: 'processed',
  start_date: '2026-11-16',
  end_date: '2026-11-18',
  places: 'Алматы',
  englishPlaces: 'Almaty',
  advance: { amount: '15000.00', currency: 'RUB' },
  perDiem: [part('2026-11-16', '2026-11-17', '5000', 'RUB'), part('2026-11-18', '2026-11-18', '700', 'RUB')],
  rates: [],
  taken_by: null,
  ...over,
});

describe('what a report takes from its trip', () => {
  test('is its days, its advance, its per diem and the third working day after it', () => {
    expect(takenFrom(trip(), 'RUB', calendar)).toMatchObject({
      start_date: '2026-11-16',
      end_date: '2026-11-18',
      advance: '15000.00',
      perDiem: '5700',
      due_date: '2026-11-24',
      unrated: [],
    });
  });

  test('of another currency counts by the rate of the first of its days, each part rounded and then added', () => {
    const taken = takenFrom(
      trip({
        advance: { amount: '200', currency: 'USD' },
        perDiem: [
          part('2026-11-16', '2026-11-17', '50', 'USD'),
          part('2026-11-18', '2026-11-18', '25', 'USD'),
        ],
        rates: [rate('USD', '2026-11-14', '81.1111'), rate('USD', '2026-11-18', '82.2222')],
      }),
      'RUB',
      calendar,
    );
    expect(taken).toMatchObject({ advance: '16222.22', perDiem: '6111.12', unrated: [] });
    expect(taken.parts.map(({ home }) => home)).toEqual(['4055.56', '2055.56']);
  });

  test('without a rate is not known, and says so', () => {
    const taken = takenFrom(
      trip({
        advance: { amount: '200', currency: 'USD' },
        perDiem: [
          part('2026-11-16', '2026-11-17', '700', 'RUB'),
          part('2026-11-18', '2026-11-18', '25', 'EUR'),
        ],
      }),
      'RUB',
      calendar,
    );
    expect(taken).toMatchObject({
      advance: null,
      perDiem: null,
      unrated: ['advance_amount', 'per_diem_amount'],
    });
  });

  test('is nothing where nothing was advanced and no day is paid', () => {
    const unpaid = { ...part('2026-11-16', '2026-11-18', '0', ''), rate: null };
    expect(takenFrom(trip({ advance: null, perDiem: [unpaid] }), 'RUB', calendar)).toMatchObject({
      advance: null,
      perDiem: null,
      parts: [],
      unrated: [],
    });
  });
});

test('per diem that was kept counts as it was kept, as text or as the database gives it', () => {
  const { parts } = takenFrom(trip(), 'RUB', calendar);
  const kept = [
    { amount: '5000', currency: 'RUB', home: '5000' },
    { amount: '700', currency: 'RUB', home: '700' },
  ];
  expect(perDiemLines(parts)).toEqual(kept);
  expect(perDiemLines(JSON.stringify(parts))).toEqual(kept);
  expect(perDiemLines(null)).toEqual([]);
});
