import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { emptyDatabase, type TestDatabase } from '../support/database.ts';
import { type Portal, startPortal } from '../support/portal.ts';
import { rpc } from '../support/rpc.ts';

let database: TestDatabase;
let portal: Portal;
let folder: string;
beforeAll(async () => {
  database = await emptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'eg-setup-'));
  portal = await startPortal({
    databaseUrl: database.url,
    env: { LOG_LEVEL: 'warn' },
    log: join(folder, 'log'),
  });
});
afterAll(async () => {
  await portal?.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The word of the address that the log of an empty portal says. */
const token = (): string =>
  /setup\?token=([0-9a-f]{40})/.exec(readFileSync(join(folder, 'log'), 'utf8'))?.[1] ?? '';

const COMPANY = {
  name: 'ООО «Полёт»',
  name_eng: 'Polet LLC',
  inn: '7707083893',
  ogrn: '1027700132195',
  admin_name: 'Сергеева Анна Львовна',
  email: 'Anna@polet.example',
  password: 'Znamya#7-vetra',
  language: 'ru',
} as const;

interface Told {
  readonly result?: { data: { founded: boolean } };
  readonly error?: {
    data: {
      reason: string;
      fields?: { field: string; code: string; message: string; message_eng: string }[];
    };
  };
}

const found = async (more: object): Promise<Told> => {
  const response = await fetch(`${portal.origin}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...COMPANY, ...more }),
  });
  return (await response.json()) as Told;
};
const clients = async (): Promise<number> => {
  const db = await connect(database.url);
  try {
    return Number((await db.query('select count(*) as n from "client"')).rows[0]?.n);
  } finally {
    await db.end();
  }
};

describe('an empty portal', () => {
  test('says its one-time address in the log, and opens to nobody without its word', async () => {
    expect(token()).toMatch(/^[0-9a-f]{40}$/);
    for (const wrong of ['', 'guess', 'f'.repeat(40)])
      expect((await found({ token: wrong })).error?.data.reason).toBe('not_found');
    expect((await found({ token: token(), more: 1 })).error?.data.reason).toBe('invalid_params');
    expect(await clients()).toBe(0);
  });

  test.each([
    ['no name', { name: ' ' }, 'name field/required'],
    ['a tax number whose check digit does not fit', { inn: '7707083890' }, 'inn setup/digit'],
    ['a tax number that is too short', { inn: '77070838' }, 'inn setup/length'],
    ['a registration number whose check digit does not fit', { ogrn: '1027700132190' }, 'ogrn setup/digit'],
    ['no e-mail', { email: 'anna' }, 'email user/email'],
    ['a password that everybody guesses', { password: 'Password1!' }, 'password user/password-repeated'],
  ])('is not founded with %s, and says why in both languages', async (_what, wrong, code) => {
    const { error } = await found({ token: token(), ...wrong });
    const [field] = error?.data.fields ?? [];
    expect(`${field?.field} ${field?.code}`).toBe(code);
    expect(field?.message).toMatch(/[а-я]/);
    expect(field?.message_eng).toMatch(/[a-z]/);
    expect(await clients()).toBe(0);
  });

  test('names the digit that would fit', async () => {
    const { error } = await found({ token: token(), inn: '7707083890' });
    expect(error?.data.fields?.[0]?.message).toContain('3');
  });
});

describe('a company', () => {
  test('is founded once, however many ask at one moment', async () => {
    const word = token();
    const answers = await Promise.all(Array.from({ length: 4 }, () => found({ token: word })));
    const founded = answers.filter(({ result }) => result);
    expect(founded).toHaveLength(1);
    for (const { error } of answers.filter(({ result }) => !result))
      expect(error?.data.reason).toBe('not_found');
    expect(await clients()).toBe(1);
    expect((await found({ token: word, email: 'other@polet.example' })).error?.data.reason).toBe('not_found');
  });

  test('lets its first admin in, who owes a second factor before anything else', async () => {
    const signedIn = await rpc<{ access_token: string }>(portal.origin, null, 'token.get', {
      login: 'anna@polet.example',
      password: COMPANY.password,
      client: 'eg',
    });
    const bearer = signedIn.result?.access_token ?? '';
    expect(bearer).not.toBe('');
    const state = await rpc(portal.origin, bearer, 'setup.state', {});
    expect(state.error?.data.reason).toBe('second_factor_required');
    const db = await connect(database.url);
    try {
      await db.query(`update "parameter" set "value" = '' where "code" = 'two_factor_required_roles'`);
      await db.query('update "client" set "rules_version" = "rules_version" + 1');
    } finally {
      await db.end();
    }
    const steps = async () =>
      Object.fromEntries(
        (
          (await rpc<{ data: { step: string; state: string }[] }>(portal.origin, bearer, 'setup.state', {}))
            .result?.data ?? []
        ).map(({ step, state }) => [step, state]),
      );
    expect(await steps()).toEqual({
      organizations: 'done',
      factor: 'open',
      mail: 'open',
      calendar: 'done',
      law: 'open',
      people: 'open',
      invitations: 'open',
      first: 'open',
    });
    const letter = await rpc<{ data: { email: string } }>(portal.origin, bearer, 'setup.letter', {});
    expect(letter.result?.data.email).toBe('anna@polet.example');
    expect(await steps()).toMatchObject({ mail: 'done' });
    const dictionaries = await rpc(portal.origin, bearer, 'view.get', {
      object: 'document_type',
      rowsPerPage: 1,
    });
    expect(dictionaries.result?.total).toBeGreaterThan(10);
  });
});
