import { beforeAll, describe, expect, test } from 'vitest';
import { type PerDiemRate, perDiemOn } from '../../lib/money/per-diem-on.ts';
import { codes } from '../support/document-desk.ts';
import { type Answer, callAs } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['admin', 'hr', 'accountant', 'employee', 'stranger', 'stranger_hr']));
let alpha: number;
let beta: number;
beforeAll(async () => {
  ({ alpha, beta } = world.company.organizations);
});

const write = (name: Name, method: string, data: object): Promise<Answer> =>
  callAs(world, name, `table.${method}`, { object: 'perdiem_rate', data });
const read = async (name: Name): Promise<readonly PerDiemRate[]> =>
  ((await callAs(world, name, 'view.get', { object: 'perdiem_rate', rowsPerPage: 'all' })).result?.data ??
    []) as unknown as PerDiemRate[];
const refused = async (call: () => Promise<Answer>, code: unknown): Promise<void> => {
  const before = await fingerprint(world.company.db);
  expect(codes(await call())).toEqual(code);
  expect(await fingerprint(world.company.db)).toEqual(before);
};

const HOME = { place: 'home', amount: '900', currency_code: 'RUB', date_from: '2026-11-17' };
const GERMANY = {
  place: 'abroad',
  country_code: 'DE',
  amount: '65,50',
  currency_code: 'EUR',
  date_from: '2026-01-01',
};

describe('per diem', () => {
  test('is at first what the law leaves untaxed, and a past day keeps it when a new rate begins', async () => {
    const on = async (day: string, country: string | null) =>
      perDiemOn(await read('employee'), { day, country, organization_id: alpha })?.amount;
    expect([await on('2026-11-17', null), await on('2026-11-17', 'KZ')]).toEqual(['700', '2500']);
    expect(codes(await write('accountant', 'add', HOME))).toBe('ok');
    expect([await on('2026-11-16', null), await on('2026-11-17', null)]).toEqual(['700', '900']);
    expect(codes(await write('hr', 'add', GERMANY))).toBe('ok');
    expect([await on('2026-11-17', 'DE'), await on('2026-11-17', 'KZ')]).toEqual(['65.5', '2500']);
  });

  test('of a country is shown with its name', async () => {
    expect((await read('employee')).filter((rate) => rate.country_code === 'DE')).toMatchObject([
      { country_name: 'Германия', country_name_eng: 'Germany', currency_code: 'EUR', organization_name: '' },
    ]);
  });

  test('of an organization is set by its own accountant or hr, and is nobody else’s to read', async () => {
    const own = { ...HOME, amount: '1000', date_from: '2026-01-01' };
    expect(codes(await write('accountant', 'add', { ...own, organization_id: alpha }))).toBe('ok');
    await refused(
      () => write('accountant', 'add', { ...own, organization_id: beta }),
      ['organization_id field/wrong'],
    );
    expect(codes(await write('stranger_hr', 'add', { ...own, organization_id: beta }))).toBe('ok');
    const organizations = async (name: Name) =>
      new Set((await read(name)).map((rate) => rate.organization_id));
    expect(await organizations('employee')).toEqual(new Set([null, alpha]));
    expect(await organizations('stranger')).toEqual(new Set([null, beta]));
    expect(await organizations('admin')).toEqual(new Set([null, alpha, beta]));
  });

  test('is not set by an employee with the same call', async () => {
    await refused(() => write('employee', 'add', { ...HOME, date_from: '2026-12-01' }), 'access_denied');
    expect(codes(await write('admin', 'add', { ...HOME, date_from: '2026-12-01' }))).toBe('ok');
  });

  test.each([
    ['of nothing', { amount: '0' }, 'amount money/zero'],
    ['below nothing', { amount: '-700' }, 'amount money/negative'],
    ['finer than its currency', { amount: '700,505' }, 'amount money/too-many-decimals'],
    ['in parts of a yen', { amount: '700,5', currency_code: 'JPY' }, 'amount money/too-many-decimals'],
    ['of 13 digits', { amount: '1234567890123' }, 'amount money/too-big'],
    ['in an unknown currency', { currency_code: 'XXX' }, 'currency_code field/wrong'],
    ['of an unknown country', { place: 'abroad', country_code: 'XX' }, 'country_code field/wrong'],
    ['of a country at home', { country_code: 'DE' }, 'country_code per_diem/home'],
    ['nowhere', { place: 'moon' }, 'place field/wrong'],
    ['from no day', { date_from: '2026-02-30' }, 'date_from field/wrong'],
    ['from a day that has one', { date_from: '2026-11-17' }, 'date_from field/duplicate'],
  ])('%s is refused, and nothing changes', async (_what, wrong, code) => {
    await refused(() => write('accountant', 'add', { ...HOME, date_from: '2027-01-01', ...wrong }), [code]);
  });

  test.each(['"amount" = 0', `"place" = 'moon'`, `"country_code" = 'DE'`])(
    'is no such one in the database either, whoever writes there: %s',
    async (wrong) => {
      const sql = `update "perdiem_rate" set ${wrong} where "place" = 'home'`;
      await expect(world.company.db.query(sql)).rejects.toThrow('violates check constraint');
    },
  );

  test('may have as many digits as its currency, a dinar three', async () => {
    const dinar = { ...GERMANY, country_code: 'KW', currency_code: 'KWD', amount: '20,125' };
    expect((await write('accountant', 'add', dinar)).result?.data).toMatchObject([{ amount: '20.125' }]);
    const [rate] = (await read('accountant')).filter(({ country_code }) => country_code === 'KW');
    const id = (rate as { id?: number } | undefined)?.id;
    await refused(
      () => write('accountant', 'edit', { id, currency_code: 'USD' }),
      ['amount money/too-many-decimals'],
    );
    expect(codes(await write('accountant', 'edit', { id, currency_code: 'USD', amount: '67' }))).toBe('ok');
  });
});
