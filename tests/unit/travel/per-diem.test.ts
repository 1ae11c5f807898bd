import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, eachDay } from '../../../lib/kernel/day.ts';
import { add, sumOf } from '../../../lib/money/decimal.ts';
import { type PerDiemRate, perDiemOn } from '../../../lib/money/per-diem-on.ts';
import { perDiemOf, type Stay, TRIP_DAYS_MAX } from '../../../lib/travel/per-diem.ts';

const rate = (place: string, amount: string, more: Partial<PerDiemRate> = {}): PerDiemRate => ({
  place,
  amount,
  country_code: null,
  organization_id: null,
  currency_code: 'RUB',
  date_from: '2026-01-01',
  ...more,
});

const RATES = [
  rate('home', '700'),
  rate('abroad', '2500'),
  rate('abroad', '65.5', { country_code: 'DE', currency_code: 'EUR' }),
];

const stay = (start_date: string, end_date: string, more: Partial<Stay> = {}): Stay => ({
  start_date,
  end_date,
  place: 'Казань',
  country: null,
  weekend_stay: false,
  ...more,
});

const paid = (start_date: string, end_date: string, stays: readonly Stay[], rates = RATES) =>
  perDiemOf({ start_date, end_date, organization_id: 1 }, stays, rates);

/** The parts in short: `kind place days × rate = sum currency`. */
const said = (...given: Parameters<typeof paid>): string[] =>
  paid(...given).parts.map(
    ({ kind, place, days, rate: of, sum, currency }) =>
      `${kind} ${place} ${days} × ${of ?? 'none'} = ${sum} ${currency}`,
  );

describe('per diem of a trip at home', () => {
  test('is paid for every day of it, days off and the days on the road among them', () => {
    expect(said('2026-11-23', '2026-11-29', [stay('2026-11-23', '2026-11-29')])).toEqual([
      'leg Казань 7 × 700 = 4900 RUB',
    ]);
  });

  test('of a day on which one leg ends and the next begins is paid once, with the next one', () => {
    const stays = [stay('2026-11-23', '2026-11-25'), stay('2026-11-25', '2026-11-27', { place: 'Пермь' })];
    expect(said('2026-11-23', '2026-11-27', stays)).toEqual([
      'leg Казань 2 × 700 = 1400 RUB',
      'leg Пермь 3 × 700 = 2100 RUB',
    ]);
  });

  test('goes on over the days off of a weekend stay, and not over those of another leg', () => {
    const legs = (weekend_stay: boolean) => [
      stay('2026-11-25', '2026-11-27', { weekend_stay }),
      stay('2026-11-30', '2026-12-01', { place: 'Пермь' }),
    ];
    expect(said('2026-11-25', '2026-12-01', legs(true))).toEqual([
      'leg Казань 3 × 700 = 2100 RUB',
      'weekend Казань 2 × 700 = 1400 RUB',
      'leg Пермь 2 × 700 = 1400 RUB',
    ]);
    expect(said('2026-11-25', '2026-12-01', legs(false))).toEqual([
      'leg Казань 3 × 700 = 2100 RUB',
      'none  2 × none = 0 ',
      'leg Пермь 2 × 700 = 1400 RUB',
    ]);
  });

  test('ends two days after the Friday of a weekend stay', () => {
    const friday = stay('2026-11-25', '2026-11-27', { weekend_stay: true });
    expect(said('2026-11-25', '2026-12-01', [friday])).toEqual([
      'leg Казань 3 × 700 = 2100 RUB',
      'weekend Казань 2 × 700 = 1400 RUB',
      'none  2 × none = 0 ',
    ]);
  });

  test('changes in the middle of a leg on the day a new rate begins', () => {
    const rates = [...RATES, rate('home', '900', { date_from: '2026-11-25' })];
    expect(said('2026-11-23', '2026-11-26', [stay('2026-11-23', '2026-11-26')], rates)).toEqual([
      'leg Казань 2 × 700 = 1400 RUB',
      'leg Казань 2 × 900 = 1800 RUB',
    ]);
  });
});

describe('per diem of a trip abroad', () => {
  const berlin = { place: 'Берлин', country: 'DE' };

  test('counts the day the border is crossed where one arrives: the day of return is paid as at home', () => {
    const stays = [
      stay('2026-11-23', '2026-11-26', berlin),
      stay('2026-11-26', '2026-11-26', { place: 'Москва' }),
    ];
    const perDiem = paid('2026-11-23', '2026-11-26', stays);
    expect(perDiem.parts.map(({ place, days, sum }) => [place, days, sum])).toEqual([
      ['Берлин', 3, '196.5'],
      ['Москва', 1, '700'],
    ]);
    expect(perDiem.totals).toEqual([
      { currency: 'EUR', sum: '196.5' },
      { currency: 'RUB', sum: '700' },
    ]);
    expect(perDiem.days).toBe(4);
  });

  test('without a way back stays abroad on its last day', () => {
    expect(said('2026-11-23', '2026-11-26', [stay('2026-11-23', '2026-11-26', berlin)])).toEqual([
      'leg Берлин 4 × 65.5 = 262 EUR',
    ]);
  });

  test('of a country without a rate of its own is that of abroad; without that it is told as unpaid', () => {
    const almaty = [stay('2026-11-23', '2026-11-24', { place: 'Алматы', country: 'KZ' })];
    expect(said('2026-11-23', '2026-11-24', almaty)).toEqual(['leg Алматы 2 × 2500 = 5000 RUB']);
    const home = paid('2026-11-23', '2026-11-24', almaty, [rate('home', '700')]);
    expect(home).toMatchObject({ days: 0, totals: [], parts: [{ kind: 'leg', rate: null, sum: '0' }] });
  });
});

describe('a day of which the person is back home by its end', () => {
  const DAY = '2026-11-23';
  const berlin = { place: 'Берлин', country: 'DE' };
  const there = stay(DAY, DAY, berlin);
  const back = stay(DAY, DAY, { place: 'Москва' });
  const shares = { home: 0, abroad: 50 };
  const paidShares = (first: string, last: string, stays: readonly Stay[], of = shares, rates = RATES) => {
    const { parts, days, totals } = perDiemOf(
      { start_date: first, end_date: last, organization_id: 1 },
      stays,
      rates,
      of,
    );
    return [
      ...parts.map(
        ({ kind, place, days: own, rate: one, sum }) => `${kind} ${place} ${own} × ${one ?? 'none'} = ${sum}`,
      ),
      `${days}: ${totals.map(({ currency, sum }) => `${sum} ${currency}`).join(', ')}`,
    ];
  };

  test.each([
    ['a trip of one day at home', [stay(DAY, DAY)], shares, ['same_day Казань 1 × none = 0', '0: ']],
    ['with a leg back', [stay(DAY, DAY), back], shares, ['same_day Москва 1 × none = 0', '0: ']],
    [
      'by a share of a company',
      [stay(DAY, DAY)],
      { home: 30, abroad: 50 },
      ['same_day Казань 1 × 210 = 210', '1: 210 RUB'],
    ],
    [
      'in full by a company',
      [stay(DAY, DAY)],
      { home: 100, abroad: 50 },
      ['leg Казань 1 × 700 = 700', '1: 700 RUB'],
    ],
    ['abroad and back', [there, back], shares, ['same_day Берлин 1 × 32.75 = 32.75', '1: 32.75 EUR']],
    ['abroad without a leg back', [there], shares, ['same_day Берлин 1 × 32.75 = 32.75', '1: 32.75 EUR']],
    [
      'abroad and back, paid nothing',
      [there, back],
      { home: 0, abroad: 0 },
      ['same_day Берлин 1 × none = 0', '0: '],
    ],
    ['no leg at all', [], shares, ['none  1 × none = 0', '0: ']],
  ] as const)('%s', (_what, stays, of, expected) => {
    expect(paidShares(DAY, DAY, stays, of)).toEqual(expected);
  });

  test('within a longer trip at home is half abroad; its other days are paid as ever', () => {
    const [first, last] = ['2026-11-22', '2026-11-24'];
    const stays = [stay(first, DAY), there, stay(DAY, last)];
    expect(paidShares(first, last, stays)).toEqual([
      'leg Казань 1 × 700 = 700',
      'same_day Берлин 1 × 32.75 = 32.75',
      'leg Казань 1 × 700 = 700',
      '3: 1400 RUB, 32.75 EUR',
    ]);
  });

  test('is none where the stay abroad began before, or goes on: the return is paid as at home, the way there in full', () => {
    const [before, after] = ['2026-11-22', '2026-11-24'];
    expect(paidShares(before, DAY, [stay(before, DAY, berlin), back])).toEqual([
      'leg Берлин 1 × 65.5 = 65.5',
      'leg Москва 1 × 700 = 700',
      '2: 65.5 EUR, 700 RUB',
    ]);
    expect(paidShares(DAY, after, [stay(DAY, after, berlin)])).toEqual([
      'leg Берлин 2 × 65.5 = 131',
      '2: 131 EUR',
    ]);
    expect(paidShares(DAY, after, [stay(DAY, after)])).toEqual(['leg Казань 2 × 700 = 1400', '2: 1400 RUB']);
  });

  test('is told as unpaid where the country has no rate', () => {
    expect(paidShares(DAY, DAY, [there, back], shares, [rate('home', '700')])).toEqual([
      'leg Берлин 1 × none = 0',
      '0: ',
    ]);
  });
});

describe('a trip that cannot be', () => {
  test('pays nothing: one that runs backwards, one that is longer than any', () => {
    const nothing = { parts: [], days: 0, totals: [] };
    expect(paid('2026-11-24', '2026-11-23', [stay('2026-11-23', '2026-11-24')])).toEqual(nothing);
    const [first, last] = ['2026-01-01', addDays('2026-01-01', TRIP_DAYS_MAX - 1)];
    expect(paid(first, last, [stay(first, last)]).days).toBe(TRIP_DAYS_MAX);
    expect(paid(first, addDays(last, 1), [stay(first, addDays(last, 1))])).toEqual(nothing);
  });
});

/** A trip of up to forty days with legs anywhere around it, overlapping or far apart. */
const anyTrip = fc
  .record({
    length: fc.integer({ min: 0, max: 40 }),
    stays: fc.array(
      fc.record({
        at: fc.integer({ min: -5, max: 45 }),
        days: fc.integer({ min: 0, max: 12 }),
        country: fc.constantFrom(null, 'DE', 'KZ'),
        weekend_stay: fc.boolean(),
        place: fc.constantFrom('Казань', 'Берлин', 'Алматы'),
      }),
      { maxLength: 6 },
    ),
    rates: fc.subarray([...RATES, rate('home', '900', { date_from: '2026-11-30' })]),
  })
  .map(({ length, stays, rates }) => ({
    first: FIRST,
    last: addDays(FIRST, length),
    rates,
    stays: stays.map(({ at, days, ...where }) => stay(addDays(FIRST, at), addDays(FIRST, at + days), where)),
  }));
const FIRST = '2026-11-23';

describe('per diem of any trip', () => {
  test('has every day of it once, in order', () => {
    fc.assert(
      fc.property(anyTrip, ({ first, last, stays, rates }) => {
        const { parts } = paid(first, last, stays, rates);
        expect(parts.flatMap((part) => eachDay(part.first, part.last))).toEqual(eachDay(first, last));
        expect(parts.map(({ days }) => days)).toEqual(
          parts.map((part) => daysBetween(part.first, part.last) + 1),
        );
      }),
    );
  });

  test('sums up what its days are paid one by one, in each currency apart', () => {
    fc.assert(
      fc.property(anyTrip, ({ first, last, stays, rates }) => {
        const whole = paid(first, last, stays, rates);
        const singly = whole.parts.flatMap((part) =>
          part.rate === null ? [] : Array.from({ length: part.days }, () => part),
        );
        for (const { currency, sum } of whole.totals)
          expect(sum).toBe(
            singly
              .filter((part) => part.currency === currency)
              .reduce((all, { rate: of }) => add(all, of ?? '0'), '0'),
          );
        expect(whole.days).toBe(singly.length);
        expect(sumOf(whole.totals.map(({ sum }) => sum))).toBe(sumOf(whole.parts.map(({ sum }) => sum)));
      }),
    );
  });

  test('pays a day by the last leg that holds it, as the rates have it, and no day that none holds', () => {
    fc.assert(
      fc.property(anyTrip, ({ first, last, stays, rates }) => {
        const { parts } = paid(first, last, stays, rates);
        for (const day of eachDay(first, last)) {
          const there = stays.findLast(({ start_date, end_date }) => start_date <= day && day <= end_date);
          const part = parts.find((each) => each.first <= day && day <= each.last);
          if (there) {
            const known = perDiemOn(rates, { day, country: there.country, organization_id: 1 });
            expect([part?.kind, part?.place, part?.rate]).toEqual([
              'leg',
              there.place,
              known?.amount ?? null,
            ]);
          } else expect(part?.kind).not.toBe('leg');
        }
      }),
    );
  });
});
