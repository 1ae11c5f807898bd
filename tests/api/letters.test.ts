import { describe, expect, test } from 'vitest';
import { LETTER_KINDS } from '../../lib/letters/letters.data.ts';
import type { LetterEvents, LetterList, LetterPreview } from '../../lib/rpc/letters.ts';
import { NORTH } from '../support/matrix-company.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['admin', 'hr', 'manager', 'employee', 'stranger']));

const by = (who: Name, method: string, params: object): Promise<Answer> =>
  world.call(method, params, { token: world.token(who) });
const list = async (): Promise<LetterList> =>
  (await by('admin', 'letter.list', {})).result?.data as unknown as LetterList;
const shown = async (params: object): Promise<LetterPreview> => {
  const answer = await by('admin', 'letter.preview', {
    texts: [],
    language: 'ru',
    event: 'sample',
    ...params,
  });
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return answer.result.data as unknown as LetterPreview;
};
const wrongIn = ({ error }: Answer): unknown =>
  error?.data.fields?.map(({ field, code }) => `${field} ${code}`);
const queue = (client_id: number, payload: object) =>
  world.company.db.query(
    `insert into "outbox" ("client_id", "kind", "payload", "done_at") values ($1, 'mail', $2, now()) returning "id"`,
    [client_id, JSON.stringify(payload)],
  );

describe('what letters say', () => {
  test('every kind is shown to an admin as a page and as text, in both languages', async () => {
    const letters = await list();
    expect(letters.map(({ kind }) => kind)).toEqual(LETTER_KINDS);
    for (const { kind, parts, changed } of letters) {
      expect(changed).toBe(false);
      for (const { alias, delivered } of parts)
        expect([alias, delivered.name !== '', delivered.name_eng !== '']).toEqual([alias, true, true]);
      for (const language of ['ru', 'en']) {
        const letter = await shown({ kind, language });
        expect(letter.subject).toMatch(/\S{3}/);
        expect(letter.html).toContain(`<html lang="${language}">`);
        expect(`${letter.subject}${letter.text}`).not.toMatch(/[{}]|mail\.|letters\./);
        expect(letter.text).not.toMatch(/token=/);
      }
    }
  });

  test('is shown before it is kept, kept as the texts of the client, and taken back', async () => {
    const texts = [
      { part: 'subject', name: '{portal}: добро пожаловать', name_eng: '' },
      { part: 'greeting', name: 'Добрый день, {name}', name_eng: '' },
    ];
    const before = await shown({ kind: 'invite', texts });
    expect(before.subject).toMatch(/: добро пожаловать$/);
    expect(before.text).toMatch(/^Добрый день, /);
    expect((await shown({ kind: 'invite' })).subject).not.toBe(before.subject);
    expect(outcome(await by('admin', 'letter.keep', { kind: 'invite', texts }))).toBe('ok');
    expect((await list()).filter(({ changed }) => changed).map(({ kind }) => kind)).toEqual(['invite']);
    expect(await shown({ kind: 'invite' })).toEqual(before);
    expect((await shown({ kind: 'restore' })).text).toMatch(/^Добрый день, /);
    expect((await shown({ kind: 'invite', language: 'en' })).subject).not.toMatch(/добро/);
    const emptied = texts.map(({ part }) => ({ part, name: '', name_eng: '' }));
    expect(outcome(await by('admin', 'letter.keep', { kind: 'invite', texts: emptied }))).toBe('ok');
    expect((await world.company.db.query(`select 1 from "lan" where "alias" like 'mail.%'`)).rows).toEqual(
      [],
    );
    const audit = await world.company.db.query(
      `select "action" from "audit" where "object_id" = 'lan' order by "moment", "id"`,
    );
    expect(audit.rows.map(({ action }) => action)).toEqual([
      'table.add',
      'table.add',
      'table.del',
      'table.del',
    ]);
  });

  test('keeps its values: one that is lost is refused at its place, and nothing is kept', async () => {
    const texts = [
      { part: 'subject', name: '{portal}: ваша запись', name_eng: '' },
      { part: 'text', name: 'Ваш вход открыт', name_eng: 'Your {password}' },
    ];
    for (const [method, params] of [
      ['letter.preview', { kind: 'invite', event: 'sample', language: 'ru', texts }],
      ['letter.send', { kind: 'invite', event: 'sample', language: 'ru', texts }],
      ['letter.keep', { kind: 'invite', texts }],
    ] as const)
      expect(wrongIn(await by('admin', method, params))).toEqual([
        'text.name text/missing',
        'text.name_eng text/missing',
      ]);
    expect((await list()).every(({ changed }) => !changed)).toBe(true);
    const twice = [texts[0], texts[0]];
    expect(outcome(await by('admin', 'letter.keep', { kind: 'invite', texts: twice }))).toBe(
      'invalid_params',
    );
  });
});

describe('what a letter is shown about', () => {
  test('something that happened to an account of the client, and never to another', async () => {
    const { people, clients } = world.company;
    await queue(clients[NORTH], { template: 'password_changed', user_id: people.employee.user_id });
    await queue(clients.south, { template: 'password_changed', user_id: people.stranger.user_id });
    const { rows } = await queue(clients.south, {
      template: 'password_changed',
      user_id: people.stranger.user_id,
    });
    const events = (await by('admin', 'letter.events', { kind: 'password_changed' })).result
      ?.data as unknown as LetterEvents;
    expect(events).toHaveLength(1);
    const letter = await shown({ kind: 'password_changed', event: events[0]?.event });
    expect(letter.text).toContain(events[0]?.about);
    const foreign = { kind: 'password_changed', event: `outbox:${rows[0]?.id}`, texts: [], language: 'ru' };
    expect(outcome(await by('admin', 'letter.preview', foreign))).toBe('not_found');
    const other = { ...foreign, kind: 'invite', event: events[0]?.event };
    expect(outcome(await by('admin', 'letter.preview', other))).toBe('not_found');
  });

  test('a message of one’s own, and nobody else’s', async () => {
    const { people, clients, organizations, db } = world.company;
    const tell = (employee_id: number | null, text: string) =>
      db.query(
        `insert into "message" ("client_id", "organization_id", "recipient_id", "code", "text", "text_eng")
         values ($1, $2, $3, 'notice', $4, $4) returning "id"`,
        [clients[NORTH], organizations.alpha, String(employee_id), text],
      );
    const { rows } = await tell(people.employee.employee_id, 'Секрет сотрудника');
    await tell(people.admin.employee_id, 'Новость для администратора');
    const events = (await by('admin', 'letter.events', { kind: 'notice' })).result
      ?.data as unknown as LetterEvents;
    expect(JSON.stringify(events)).not.toContain('Секрет');
    const foreign = { kind: 'notice', event: `message:${rows[0]?.id}`, texts: [], language: 'ru' };
    expect(outcome(await by('admin', 'letter.preview', foreign))).toBe('not_found');
    if (people.admin.employee_id !== null)
      expect((await shown({ kind: 'notice', event: events[0]?.event })).text).toContain(
        'Новость для администратора',
      );
  });
});

test('a letter is sent to the caller, so often and no more, and the audit knows', async () => {
  const params = { kind: 'invite', event: 'sample', texts: [], language: 'en' };
  const outcomes: string[] = [];
  for (let times = 0; times < 11; times++) outcomes.push(outcome(await by('admin', 'letter.send', params)));
  expect(outcomes.filter((each) => each === 'ok').length).toBeGreaterThan(5);
  expect(outcomes.at(-1)).toBe('too_many_requests');
  const { rows } = await world.company.db.query(
    `select "detail" from "audit" where "action" = 'setup.letter' order by "id" desc limit 1`,
  );
  expect(JSON.parse(rows[0]?.detail)).toEqual({ kind: 'invite' });
});

test('nobody else reads, keeps or sends letters', async () => {
  const letter = { kind: 'invite', event: 'sample', texts: [], language: 'ru' };
  for (const who of ['hr', 'manager', 'employee'] as const)
    for (const [method, params] of [
      ['letter.list', {}],
      ['letter.events', { kind: 'invite' }],
      ['letter.preview', letter],
      ['letter.keep', { kind: 'invite', texts: [{ part: 'note', name: 'Другое', name_eng: '' }] }],
      ['letter.send', letter],
    ] as const)
      expect([who, method, outcome(await by(who, method, params))]).toEqual([who, method, 'access_denied']);
  expect((await list()).every(({ changed }) => !changed)).toBe(true);
});
