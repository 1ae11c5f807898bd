import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../lib/kernel/day.ts';
import { type PerDiemRate, perDiemOn } from '../../../lib/money/per-diem-on.ts';
import { RATE_DAYS_MAX, type Rate, rateOn } from '../../../lib/money/rate-on.ts';

const rate = (date: string, value: string, more: Partial<Rate> = {}): Rate => ({
  currency_code: 'KZT',
  quoted_in: 'RUB',
  source: 'ЦБ РФ',
  units: 100,
  date,
  value,
  ...more,
});

describe('the rate of a day', () => {
  const rates = [
    rate('2026-11-14', '15.421'),
    rate('2026-11-17', '15.3875'),
    rate('2026-11-13', '15.5'),
    rate('2026-11-17', '81.324', { currency_code: 'USD', units: 1 }),
    rate('2026-11-17', '600', { currency_code: 'USD', units: 1, quoted_in: 'KZT', source: 'НБ РК' }),
  ];
  const on = (day: string, more: object = {}) =>
    rateOn(rates, { currency: 'KZT', into: 'RUB', day, ...more })?.value;

  test.each([
    ['2026-11-16', '15.421', 'Monday uses Saturday’s'],
    ['2026-11-15', '15.421', 'Sunday too'],
    ['2026-11-14', '15.421', 'the day it was set for'],
    ['2026-11-13', '15.5', 'the day before keeps its own'],
    ['2026-11-17', '15.3875', 'the next one'],
    ['2026-11-12', undefined, 'before the first there is none'],
  ])('%s: %s, %s', (day, value, _why) => {
    expect(on(day)).toBe(value);
  });

  test('is of the currency asked for, into the currency of the organization, of the source named', () => {
    const day = '2026-11-18';
    expect(on(day, { currency: 'USD' })).toBe('81.324');
    expect(on(day, { currency: 'USD', into: 'KZT' })).toBe('600');
    expect(on(day, { currency: 'USD', into: 'USD' })).toBeUndefined();
    expect([on(day, { source: 'ЦБ РФ' }), on(day, { source: 'НБ РК' })]).toEqual(['15.3875', undefined]);
  });

  test('is not so old that nobody would call it one', () => {
    const last = addDays('2026-11-17', RATE_DAYS_MAX);
    expect([on(last), on(addDays(last, 1))]).toEqual(['15.3875', undefined]);
  });

  test('of two sources on one day is that of the first', () => {
    const twins = [rate('2026-11-17', '1'), rate('2026-11-17', '2', { source: 'Биржа' })];
    const first = (given: Rate[]) =>
      rateOn(given, { currency: 'KZT', into: 'RUB', day: '2026-11-17' })?.value;
    expect([first(twins), first(twins.toReversed())]).toEqual(['1', '2']);
  });

  test('stays what it was when rates of later days are added, whatever the order they come in', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 20 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), (offsets, at) => {
        const day = addDays('2026-10-01', at);
        const all = offsets.map((offset) => rate(addDays('2026-10-01', offset), `${offset}`));
        const known = all.filter(({ date }) => date <= day);
        const wanted = { currency: 'KZT', into: 'RUB', day };
        expect(rateOn(all, wanted)).toEqual(rateOn(known.toReversed(), wanted));
        const last = Math.max(...offsets.filter((offset) => offset <= at));
        expect(rateOn(all, wanted)?.value).toBe(at - last <= RATE_DAYS_MAX ? `${last}` : undefined);
      }),
    );
  });
});

describe('the per diem of a day', () => {
  const perDiem = (place: string, amount: string, more: Partial<PerDiemRate> = {}): PerDiemRate => ({
    place,
    amount,
    country_code: null,
    organization_id: null,
    currency_code: 'RUB',
    date_from: '2026-01-01',
    ...more,
  });
  const rates = [
    perDiem('home', '700'),
    perDiem('home', '900', { date_from: '2026-11-17' }),
    perDiem('abroad', '2500'),
    perDiem('abroad', '65', { country_code: 'DE', currency_code: 'EUR' }),
    perDiem('abroad', '70', { country_code: 'DE', currency_code: 'EUR', date_from: '2026-12-01' }),
    perDiem('home', '1000', { organization_id: 2 }),
  ];
  const on = (day: string, country: string | null, organization_id = 1) =>
    perDiemOn(rates, { day, country, organization_id })?.amount;

  test.each([
    ['2026-11-16', null, '700', 'at home'],
    ['2026-11-17', null, '900', 'from the day a new one begins'],
    ['2026-11-16', 'KZ', '2500', 'abroad, where the country has none of its own'],
    ['2026-11-16', 'DE', '65', 'in the country’s own currency'],
    ['2026-12-01', 'DE', '70', 'in it too from the day a new one begins'],
    ['2025-12-31', null, undefined, 'before the first there is none'],
  ])('%s, %s: %s, %s', (day, country, amount, _why) => {
    expect(on(day, country)).toBe(amount);
  });

  test('of an organization with a local act of its own is by that act, and of no other', () => {
    expect([on('2026-11-20', null, 2), on('2026-11-20', null, 3)]).toEqual(['1000', '900']);
    expect(on('2026-11-20', 'DE', 2)).toBe('65');
  });

  test('does not depend on the order rates come in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(rates, { minLength: rates.length }), (shuffled) => {
        for (const [day, country, organization_id] of [
          ['2026-11-20', null, 2],
          ['2026-12-05', 'DE', 1],
          ['2026-11-16', null, 1],
        ] as const)
          expect(perDiemOn(shuffled, { day, country, organization_id })).toEqual(
            perDiemOn(rates, { day, country, organization_id }),
          );
      }),
    );
  });

  test('three days in Almaty, the day of return at home rate, are 5,700 roubles', () => {
    const trip = ['KZ', 'KZ', null].map((country, at) => on(addDays('2026-11-14', at), country));
    expect(trip).toEqual(['2500', '2500', '700']);
  });
});
