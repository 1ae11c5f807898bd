import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarOf, yearsOfLawAlone } from '../../lib/calendar/calendar.ts';
import { addDays, type Day, dayInZone, weekday } from '../../lib/kernel/day.ts';
import { LAW_LIMITS } from '../../lib/overtime/law-limits.data.ts';
import { allObjects } from '../../lib/registry/registry.ts';
import { CALENDAR } from '../../prisma/seed/dictionaries/calendar.data.ts';
import { connect } from '../../server/db/connect.ts';
import { setUpFactor } from '../support/authenticator.ts';
import { emptyDatabase } from '../support/database.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import type { Answer } from '../support/matrix-http.ts';
import { type Portal, startPortal } from '../support/portal.ts';
import { textOf } from '../support/print/text-of.ts';
import { rpc } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { unzip } from '../support/unzip.ts';
import { sendForm } from '../support/upload.ts';
import { wordsOfDemo } from '../support/words-of-demo.ts';

const database = shared(emptyDatabase);
let portal: Portal;
let folder: string;
let mailbox: Mailbox;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eg-setup-'));
  mailbox = await openMailbox();
  portal = await startPortal({
    databaseUrl: database.url,
    env: { LOG_LEVEL: 'warn', SMTP_URL: mailbox.url },
    log: join(folder, 'log'),
  });
});
afterAll(async () => {
  await portal?.stop();
  await mailbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The word of the address that the log of an empty portal says. */
const token = (): string =>
  /setup\?word=([0-9a-f]{40})/.exec(readFileSync(join(folder, 'log'), 'utf8'))?.[1] ?? '';

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

  test('goes from its first sign-in to the first agreed leave, its steps ticking on the way', async () => {
    const admin = await enter('anna@polet.example', COMPANY.password);
    expect((await ask(admin, 'setup.state')).error?.data.reason).toBe('second_factor_required');
    await setUpFactor(call, admin);
    expect(await steps(admin)).toEqual({
      organizations: 'done',
      factor: 'done',
      mail: 'open',
      calendar: ['done', 'partly', 'open'][lawAlone().length],
      law: 'open',
      limits: 'open',
      people: 'open',
      invitations: 'open',
      first: 'open',
    });
    expect(rowsOf(await ask(admin, 'view.get', { object: 'overtime_limit' }))).toEqual([]);
    rowsOf(await ask(admin, 'table.add', { object: 'overtime_limit', data: [LAW_LIMITS] }));
    expect(rowsOf(await ask(admin, 'view.get', { object: 'overtime_limit' }))).toMatchObject([
      { date_from: '2002-02-01', per_day: null, adjacent: '4.00', year: '120.00', organization_id: null },
    ]);
    expect(await steps(admin)).toMatchObject({ limits: 'done', law: 'open' });
    // A year is known once a day off of it is moved by hand.
    for (const year of lawAlone()) {
      expect(await steps(admin)).not.toMatchObject({ calendar: 'done' });
      const moved = {
        start_date: `${year}-12-31`,
        end_date: `${year}-12-31`,
        type: 'non-working',
        name: 'Перенос',
      };
      const { error } = await ask(admin, 'table.add', { object: 'calendar', data: [moved] });
      expect(error).toBeUndefined();
    }
    expect(await steps(admin)).toMatchObject({ calendar: 'done' });
    expect((await ask(admin, 'setup.letter')).result?.data).toEqual({
      email: 'anna@polet.example',
      sent: true,
    });
    expect((await mailbox.next('anna@polet.example')).subject).toContain('почта работает');

    await bring(admin, [
      'Электронная почта;Фамилия, имя, отчество;Табельный номер;Дата приёма;Роли',
      'inna@polet.example;Белова Инна Олеговна;2;01.02.2020;employee, hr',
      'oleg@polet.example;Громов Олег Петрович;3;01.02.2021;employee',
    ]);
    const inna = await comeByLetter('inna@polet.example');
    const oleg = await comeByLetter('oleg@polet.example');
    expect(await steps(admin)).toMatchObject({
      mail: 'done',
      people: 'done',
      invitations: 'done',
      first: 'open',
    });
    for (const other of [inna, oleg]) {
      expect((await ask(other, 'setup.state')).error?.data.reason).toBe('access_denied');
      expect((await ask(other, 'setup.letter')).error?.data.reason).toBe('access_denied');
    }

    const [type] = rowsOf(
      await ask(oleg, 'view.get', {
        object: 'document_type',
        filter: "object_id = 'vacation' and code = 'annual'",
      }),
    );
    const made = await ask(oleg, 'table.add', {
      object: 'vacation',
      begin: true,
      data: [{ document_type_id: type?.id, start_date: monday(), days: 14, comments: 'Первый отпуск' }],
    });
    const [leave] = rowsOf(made);
    await move(oleg, leave, 'prepared');
    const [seen] = rowsOf(await ask(inna, 'view.get', { object: 'vacation' }));
    await move(inna, seen, 'agreed');
    expect(await steps(admin)).toMatchObject({ first: 'done' });
  });

  test('has nothing of the demo in its lists, files and letters', async () => {
    const hr = await enter('inna@polet.example', 'Prichal-58-volna');
    const shown: [string, string][] = mailbox.letters.map(({ subject, text, html }) => [
      'a letter',
      subject + text + html,
    ]);
    const read = async (address: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${portal.origin}${address}`, { headers });
      expect(answer.status, address).toBeLessThan(500);
      shown.push([address, await answer.text()]);
    };
    for (const { object_id } of allObjects())
      await read(`/api/view?object=${object_id}&rowsPerPage=all`, { authorization: `Bearer ${hr}` });
    const bytesOf = async (address: string) => {
      const answer = await fetch(`${portal.origin}${address}`, {
        headers: { authorization: `Bearer ${hr}` },
      });
      expect(answer.status, address).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const [leave] = rowsOf(await ask(hr, 'view.get', { object: 'vacation' }));
    for (const lang of ['ru', 'en']) {
      const address = `/api/report/vacation?id=${leave?.id}&lang=${lang}`;
      const text = await textOf(new Uint8Array(await bytesOf(address)));
      if (lang === 'ru') expect(text).toContain('Полёт');
      shown.push([address, text]);
    }
    for (const object of ['vacation', 'employee']) {
      const book = unzip(await bytesOf(`/api/export?object=${object}&locale=ru`));
      shown.push([`${object} as a workbook`, [...book.values()].join('\n')]);
    }
    for (const kind of ['own', 'team']) {
      const feed = (await ask(hr, 'calendar.subscribe', { kind })).result?.data as
        | { url: string }
        | undefined;
      const { pathname } = new URL(feed?.url ?? portal.origin);
      shown.push([`the ${kind} feed`, (await bytesOf(pathname)).toString()]);
    }
    for (const path of ['/api/themes/eg.json', '/api/openrpc.json', '/api/version', '/api/nowhere'])
      await read(path);
    for (const [where, text] of shown) expect(wordsOfDemo(text), where).toEqual([]);
    expect(shown.filter(([, text]) => text.includes('Белова Инна Олеговна')).length).toBeGreaterThan(2);
    for (const { text } of mailbox.letters) expect(text).toContain(COMPANY.name);
  });

  test('is called by its new name as soon as it has one', async () => {
    const company = async () =>
      (
        (await fetch(`${portal.origin}/api/themes/eg.json`).then((answer) => answer.json())) as {
          company: string;
        }
      ).company;
    expect(await company()).toBe(COMPANY.name);
    const db = await connect(database.url);
    await db.query(`update "organization" set "name" = 'АО «Взлёт»'`);
    expect(await company()).toBe('АО «Взлёт»');
    await db.query(
      `insert into "organization" ("client_id", "code", "name") select "id", 'second', 'ООО «Ветер»' from "client"`,
    );
    await db.end();
    expect(await company()).toBe(COMPANY.name);
  });
});

/** Of this year and the next, those whose days off are shipped by the law alone. */
const lawAlone = (): number[] => {
  const year = Number(dayInZone(new Date().toISOString(), 'Europe/Moscow').slice(0, 4));
  return yearsOfLawAlone(`${year}-01-01`, `${year + 1}-12-31`, calendarOf(CALENDAR));
};

interface Row {
  readonly id: number;
  readonly steps: readonly { readonly id: number; readonly next_status_id: string }[];
}
interface Said {
  readonly result?: { readonly data: unknown };
  readonly error?: { readonly data: { readonly reason: string } };
}

/** The rows an answer has. */
const rowsOf = ({ result }: Said): readonly Row[] => (result?.data ?? []) as Row[];

const ask = (token: string, method: string, params: object = {}): Promise<Said> =>
  rpc<{ data: unknown }>(portal.origin, token, method, params);
const call = (
  method: string,
  params: unknown,
  { token = null }: { token?: string | null } = {},
): Promise<Answer> => rpc(portal.origin, token, method, params) as Promise<Answer>;

const enter = async (login: string, password: string): Promise<string> =>
  (await rpc<{ access_token: string }>(portal.origin, null, 'token.get', { login, password, client: 'eg' }))
    .result?.access_token ?? '';

const steps = async (token: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (((await ask(token, 'setup.state')).result?.data ?? []) as { step: string; state: string }[]).map(
      ({ step, state }) => [step, state],
    ),
  );

/** People by a file, as the screen of users brings them. */
const bring = async (token: string, lines: readonly string[]): Promise<void> => {
  const answer = await sendForm(
    `${portal.origin}/api/users/import`,
    token,
    { mode: 'all', invite: 'now' },
    lines.join('\n'),
  );
  expect(await answer.text()).toContain('"written":true');
};

/** Comes by the link of the invitation and chooses a password; answers the token of who came. */
const comeByLetter = async (email: string): Promise<string> => {
  const { link } = await mailbox.next(email);
  const token = new URL(link).searchParams.get('token');
  const opened = await rpc<{ token: { access_token: string } }>(portal.origin, null, 'user.get', { token });
  const bearer = opened.result?.token.access_token ?? '';
  const set = await ask(bearer, 'user.auth', { action: 'changePassword', password: 'Prichal-58-volna' });
  expect(set.error).toBeUndefined();
  return bearer;
};

const move = async (token: string, document: Row | undefined, status_id: string): Promise<void> => {
  const step = document?.steps.find(({ next_status_id }) => next_status_id === status_id);
  const { error } = await ask(token, 'table.add', {
    object: 'document_status',
    data: [{ object_id: 'vacation', registrator_id: document?.id, workflow_id: step?.id, status_id }],
  });
  expect(error, status_id).toBeUndefined();
};

/** A Monday far enough away, in a month without holidays. */
const monday = (): string => {
  const year = Number(dayInZone(new Date().toISOString(), 'Europe/Moscow').slice(0, 4)) + 1;
  let day: Day = `${year}-07-01`;
  while (weekday(day) !== 1) day = addDays(day, 1);
  return day;
};
