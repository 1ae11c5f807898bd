import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekday } from '../../lib/kernel/day.ts';
import { convert } from '../../lib/money/convert.ts';
import { add, sumOf } from '../../lib/money/decimal.ts';
import { type PerDiemRate, perDiemOn } from '../../lib/money/per-diem-on.ts';
import { type Rate, rateOn } from '../../lib/money/rate-on.ts';
import { seedDemo } from '../../prisma/seed/seed-demo.ts';
import { connect } from '../../server/db/connect.ts';
import { emptyDatabase } from '../support/database.ts';
import { demoFiles } from '../support/demo-files.ts';
import { shared } from '../support/shared.ts';

const database = shared(emptyDatabase);
let client: Client;
let rates: Rate[];

beforeAll(async () => {
  await seedDemo(database.url, await demoFiles(), Date.parse('2026-11-19T09:00:00Z'));
  client = await connect(database.url);
  const { rows } = await client.query<Rate>(
    `select r."currency_code", r."quoted_in", r."date"::text, r."units", r."value"::text, r."source"
     from "currency_rate" r join "client" c on c."id" = r."client_id" where c."code" = 'eg' order by r."date"`,
  );
  rates = rows;
});
afterAll(async () => {
  await client?.end();
});

const roubles = (amount: string, currency: string, day: string): string | undefined => {
  const rate = rateOn(rates, { currency, into: 'RUB', day });
  return rate && convert(amount, rate, 'RUB');
};

test('a report of a trip in November can be counted in roubles, Monday by Saturday’s rate', () => {
  expect(roubles('3800', 'KZT', '2026-11-16')).toBe('586');
  expect(roubles('31800', 'KZT', '2026-11-17')).toBe('4893.23');
  expect(roubles('25', 'USD', '2026-11-17')).toBe('2033.1');
});

test('there is a rate for every day of October and November up to tomorrow, of every currency quoted', () => {
  for (const currency of ['USD', 'EUR', 'CNY', 'KZT'])
    for (const day of ['2026-10-01', '2026-10-12', '2026-11-04', '2026-11-20'])
      expect([currency, day, roubles('1', currency, day)]).toEqual([currency, day, expect.any(String)]);
});

test('none is set for a Sunday or a Monday, the day after a holiday or the day after tomorrow', () => {
  expect(rates.length).toBeGreaterThan(150);
  expect(rates.filter(({ date }) => [7, 1].includes(weekday(date)))).toEqual([]);
  expect(rates.filter(({ date }) => date === '2026-11-05' || date > '2026-11-20')).toEqual([]);
  expect(new Set(rates.map(({ source }) => source))).toEqual(new Set(['ЦБ РФ']));
});

test('per diem is of the law at home and abroad, of the country’s own currency where the demo’s act says so', async () => {
  const { rows } = await client.query<PerDiemRate>(
    `select p."place", p."country_code", p."organization_id", trim_scale(p."amount")::text as amount, p."currency_code",
       p."date_from"::text from "perdiem_rate" p join "client" c on c."id" = p."client_id" where c."code" = 'eg'`,
  );
  const on = (country: string | null) => {
    const rate = perDiemOn(rows, { day: '2026-11-16', country, organization_id: 1 });
    return [rate?.amount, rate?.currency_code];
  };
  expect([on(null), on('KZ'), on('DE')]).toEqual([
    ['700', 'RUB'],
    ['2500', 'RUB'],
    ['65', 'EUR'],
  ]);
  const trip = ['KZ', 'KZ', null].map((country) => on(country)[0] ?? '0');
  expect(add(sumOf(trip), '0')).toBe('5700');
});
