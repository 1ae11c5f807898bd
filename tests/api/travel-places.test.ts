import { describe, expect, test } from 'vitest';
import { codes } from '../support/document-desk.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['admin', 'hr', 'accountant', 'employee', 'candidate']));

const write = (name: Name, method: string, object: string, data: object): Promise<Answer> =>
  callAs(world, name, `table.${method}`, { object, data });
const view = async (name: Name, object: string, more: object): Promise<readonly Record<string, unknown>[]> =>
  (await callAs(world, name, 'view.get', { object, ...more })).result?.data ?? [];
/** What a refusal says of each field. */
const KOSTANAY = { country_code: 'KZ', code: 'KSN', name: 'Костанай', name_eng: 'Kostanay' };

describe('a city', () => {
  test('is added by hr, shown with its country in both languages, and read by everybody who works here', async () => {
    expect(codes(await write('hr', 'add', 'city', KOSTANAY))).toBe('ok');
    const filter = "country_code = 'KZ' and code = 'KSN'";
    expect(await view('employee', 'city', { filter })).toMatchObject([
      { ...KOSTANAY, country_name: 'Казахстан', country_name_eng: 'Kazakhstan', disabled: '0' },
    ]);
  });

  test('is not added by an accountant or an employee with the same call', async () => {
    const before = await fingerprint(world.company.db);
    const city = { ...KOSTANAY, code: 'KSX' };
    for (const name of ['accountant', 'employee'] as const)
      expect(codes(await write(name, 'add', 'city', city))).toBe('access_denied');
    expect(await fingerprint(world.company.db)).toEqual(before);
    expect(codes(await write('admin', 'add', 'city', city))).toBe('ok');
  });

  test.each([
    ['an unknown country', { country_code: 'XX' }, 'country_code field/wrong'],
    ['no country', { country_code: '' }, 'country_code field/required'],
    ['a name of no length', { name: ' ' }, 'name field/required'],
    ['a name that is too long', { name: 'я'.repeat(201) }, 'name field/too-long'],
    ['a code its country has already', { code: 'ALA' }, 'code field/duplicate'],
  ])('with %s is refused in both languages, and nothing changes', async (_what, wrong, code) => {
    const before = await fingerprint(world.company.db);
    const answer = await write('hr', 'add', 'city', { ...KOSTANAY, code: 'NEW', ...wrong });
    expect(codes(answer)).toEqual([code]);
    expect(answer.error?.data.fields?.[0]?.message).toMatch(/[а-я]/);
    expect(answer.error?.data.fields?.[0]?.message_eng).toMatch(/[a-z]/);
    expect(await fingerprint(world.company.db)).toEqual(before);
  });

  test('of one code may be in two countries', async () => {
    expect(codes(await write('hr', 'add', 'city', { ...KOSTANAY, country_code: 'RU' }))).toBe('ok');
  });
});

describe('a country with cities', () => {
  const country = async (code: string) =>
    Number((await view('admin', 'country', { filter: `code = '${code}'` }))[0]?.id);

  test('is neither deleted nor given another code, but taken out of use', async () => {
    const id = await country('KZ');
    expect(codes(await write('admin', 'del', 'country', { id }))).toBe('used_elsewhere');
    expect(codes(await write('admin', 'edit', 'country', { id, code: 'QZ' }))).toEqual(['code field/named']);
    expect(codes(await write('admin', 'edit', 'country', { id, code: 'KZ', disabled: '1' }))).toBe('ok');
  });

  test('another one is', async () => {
    const id = await country('AQ');
    expect(codes(await write('admin', 'edit', 'country', { id, code: 'QA' }))).toEqual([
      'code field/duplicate',
    ]);
    expect(codes(await write('admin', 'edit', 'country', { id, code: 'ZZ' }))).toBe('ok');
    expect(codes(await write('admin', 'del', 'country', { id }))).toBe('ok');
  });
});

describe('an organization', () => {
  const set = (home: object) =>
    write('admin', 'edit', 'organization', { id: world.company.organizations.alpha, ...home });

  test('keeps its books in Russia and in roubles until somebody says otherwise', async () => {
    const home = { country_code: 'RU', currency_code: 'RUB' };
    expect(await view('employee', 'organization', {})).toMatchObject([home]);
    expect(codes(await set({ country_code: 'KZ', currency_code: 'KZT' }))).toBe('ok');
    expect(await view('employee', 'organization', {})).toMatchObject([
      { country_code: 'KZ', currency_code: 'KZT' },
    ]);
  });

  test('has a home of the dictionaries alone, and hr does not move it', async () => {
    expect(codes(await set({ country_code: 'XX' }))).toEqual(['country_code field/wrong']);
    expect(codes(await set({ currency_code: '' }))).toEqual(['currency_code field/wrong']);
    const id = world.company.organizations.alpha;
    expect(codes(await write('hr', 'edit', 'organization', { id, currency_code: 'RUB' }))).toBe(
      'access_denied',
    );
  });

  test('holds the currency of its books in the dictionary', async () => {
    const [kzt] = await view('admin', 'currency', { filter: "code = 'KZT'" });
    expect(codes(await write('admin', 'del', 'currency', { id: kzt?.id }))).toBe('used_elsewhere');
  });
});

test('a type of expense says whether it needs a receipt; per diem needs none, a new one does', async () => {
  const added = await write('accountant', 'add', 'expense_type', { code: 'tips', name: 'Чаевые' });
  expect(added.result?.data).toMatchObject([{ code: 'tips', receipt: '1' }]);
  const filter = "receipt = '0'";
  expect(await view('employee', 'expense_type', { filter })).toMatchObject([{ code: 'per_diem' }]);
  const id = added.result?.data[0]?.id;
  expect(codes(await write('hr', 'edit', 'expense_type', { id, receipt: '0' }))).toBe('access_denied');
  expect(codes(await write('accountant', 'edit', 'expense_type', { id, receipt: '0' }))).toBe('ok');
  expect(await view('employee', 'expense_type', { filter })).toHaveLength(2);
});

describe('DICT-19, TRIP-05: destinations', () => {
  const filter = "dictionary_code = 'BtripDestination'";

  test('are the elements of the dictionary BtripDestination, under both names of what trips name', async () => {
    const elements = await view('employee', 'dictionary_element', { filter });
    expect(elements.length).toBeGreaterThan(5);
    for (const row of elements)
      expect(row).toMatchObject({ dictionary_object_id: 'destination', disabled: '0' });
    for (const object of ['btrip_destination', 'BtripDestination'])
      expect(await view('employee', object, {})).toEqual(elements);
    expect(await view('candidate', 'dictionary_element', { filter })).toEqual([]);
  });

  test('are written as elements alone, by those who keep them', async () => {
    const row = { code: 'port', name: 'Порт', name_eng: 'Port' };
    const element = { ...row, dictionary_code: 'BtripDestination', dictionary_object_id: 'destination' };
    for (const by of ['employee', 'hr'] as const)
      expect(outcome(await write(by, 'add', 'BtripDestination', row))).toBe('access_denied');
    expect(outcome(await write('employee', 'add', 'dictionary_element', element))).toBe('access_denied');
    expect(outcome(await write('hr', 'add', 'dictionary_element', element))).toBe('ok');
    expect(await view('employee', 'BtripDestination', { filter: "code = 'port'" })).toMatchObject([row]);
  });

  test('a trip names one of them, no other element and none of another company', async () => {
    const trip = (destination_id: unknown) => write('employee', 'add', 'btrip', { destination_id });
    const [place] = await view('employee', 'BtripDestination', {});
    const [reason] = await view('employee', 'dictionary_element', {
      filter: "dictionary_code = 'OvertimeReason'",
    });
    const foreign = await world.company.db.query<{ id: string }>(
      `select "id" from "dictionary_element" where "dictionary_code" = 'BtripDestination' and "client_id" = $1 limit 1`,
      [world.company.clients.south],
    );
    const made = await trip(place?.id);
    expect(made.result?.data).toMatchObject([{ destination_id: place?.id, destination_name: place?.name }]);
    for (const id of [reason?.id, Number(foreign.rows[0]?.id), 999_999])
      expect(codes(await trip(id))).toEqual(['destination_id field/wrong']);
    expect(codes(await write('hr', 'del', 'dictionary_element', { id: place?.id }))).toBe('used_elsewhere');
    const used = await callAs(world, 'hr', 'dictionary.uses', { name: 'destinations', id: place?.id });
    expect(used.result?.data).toMatchObject([{ field: 'destination_id', count: 1 }]);
  });

  test('cities have the code of their country and a place in their order', async () => {
    const [city] = await view('employee', 'city', { filter: "country_code = 'RU'" });
    expect(city).toMatchObject({ country_code: 'RU', sort: expect.any(Number) });
  });
});
