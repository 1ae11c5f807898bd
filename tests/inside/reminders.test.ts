import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { deliverLetters } from '../../server/mail/deliver.ts';
import type { remind } from '../../server/reminders/remind.ts';
import { openMailbox } from '../support/mailbox.ts';
import { type Company, NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Call, callerOf, outcome } from '../support/matrix-http.ts';
import { moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { signedIn } from '../support/matrix-sessions.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { type OwnProcess, ownCompany } from '../support/own-process.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';

let own: OwnProcess;
let company: Company;
const mailbox = shared(openMailbox);
let server: { remind: typeof remind; deliverLetters: typeof deliverLetters };
let call: Call;
let tokens: Partial<Record<Name, string>>;

beforeAll(async () => {
  process.env.SMTP_URL = mailbox.url;
  ({ own, company } = await ownCompany());
  const [reminders, mail, { api }] = await Promise.all([
    import('../../server/reminders/remind.ts'),
    import('../../server/mail/deliver.ts'),
    import('../../server/api/app.ts'),
    import('../../server/object-rules.ts'),
  ]);
  server = { ...reminders, ...mail };
  call = callerOf('http://portal.test', NORTH, (request) => api.fetch(request));
  tokens = await signedIn(company, ['manager', 'manager2', 'employee']);
  await rows(
    `update "employee" set "name" = 'Орлов Павел Дмитриевич', "name_eng" = 'Orlov Pavel' where "id" = $1`,
    person('manager'),
  );
  await rows(
    `insert into "subordination" ("employee_id", "manager_id", "type") values ($1, $2, 'direct')`,
    person('manager'),
    person('manager2'),
  );
  // Without the people of the demo's client.
  await rows(`update "app_user" set "disabled" = true where "client_id" <> $1`, company.clients.north);
});
afterAll(async () => {
  await company?.close();
  await own?.close();
});

beforeEach(async () => {
  await rows('delete from "reminder"');
  await rows('delete from "message"');
  await rows('delete from "outbox"');
  await rows('delete from "grant"');
  await rows('delete from "deputy"');
  await rows(
    `update "document" set "status_date" = now(), "due_date" = null, "start_date" = '2031-01-01', "end_date" = '2031-01-14'`,
  );
  await rows(`update "app_user" set "preferences" = '{}' where "client_id" = $1`, company.clients.north);
  await setUp({ day: 'working' });
});

const rows = async (sql: string, ...values: unknown[]) => (await company.db.query(sql, values)).rows;
const person = (name: Name): number => company.people[name].employee_id;

/**
 * Sets parameters as an admin would, unnamed ones of reminders to their defaults, and whether today is a working day.
 */
const setUp = async ({ day, ...parameters }: { day: 'working' | 'holiday' } & Record<string, string>) => {
  const { north } = company.clients;
  await rows(
    `delete from "calendar" where "client_id" = $1
       and ("organization_id" is not null or ${TODAY} between "start_date" and "end_date")`,
    north,
  );
  await rows(
    `insert into "calendar" ("client_id", "start_date", "end_date", "type") values ($1, ${TODAY}, ${TODAY}, $2)`,
    north,
    day,
  );
  const all = {
    remind_after_days: '1',
    remind_status_days: '',
    escalate_after_days: '0',
    email_days_delt: '3',
    ...parameters,
  };
  for (const [code, value] of Object.entries(all)) await putParameter(company.db, code, value);
  await rows('update "client" set "rules_version" = "rules_version" + 1 where "id" = $1', north);
};

/** Sets days of an organization over the common calendar; the rules are read again. */
const ownDays = async (organization: number, from: string, to: string, type: 'working' | 'holiday') => {
  const { north } = company.clients;
  await rows(
    `insert into "calendar" ("client_id", "organization_id", "start_date", "end_date", "type")
     values ($1, $2, ${from}, ${to}, $3)`,
    north,
    organization,
    type,
  );
  await rows('update "client" set "rules_version" = "rules_version" + 1 where "id" = $1', north);
};
const TODAY = `(now() at time zone 'Europe/Moscow')::date`;

/** The number of a vacation that has stood in a status for a month. */
const old = async (name: Name, status = 'prepared'): Promise<string> => {
  const id = await addVacation(company, name, status);
  return numberOf(id, `"status_date" = now() - interval '30 days'`);
};
const numberOf = async (id: number, set = '"id" = "id"'): Promise<string> => {
  const [row] = await rows(`update "document" set ${set} where "id" = $1 returning "number"`, id);
  return String(row?.number);
};

const textsOf = async (name: Name): Promise<string[]> =>
  (
    await rows(
      `select "text" from "message" where "recipient_id" = $1 and "code" = 'reminder' and "read_date" is null order by "id"`,
      String(person(name)),
    )
  ).map(({ text }) => String(text));

/** Writes and sends what is intended; answers the letters that came, by recipient. */
const letters = async (): Promise<(name: Name) => { subject: string; text: string }[]> => {
  const before = mailbox.letters.length;
  const intended = await rows(
    `select "id"::int as outbox_id, "client_id"::int, "payload" from "outbox" where "kind" = 'mail' and "done_at" is null order by "id"`,
  );
  await server.deliverLetters.outside?.(intended);
  const came = mailbox.letters.slice(before);
  return (name) => came.filter(({ to }) => to === `${name}@example.ru`);
};

/** The next day: no reminder has gone out yet. */
const nextDay = () => rows('delete from "reminder"');

const ONE = 'Дольше срока вас ждёт 1 документ';

describe('what waits too long', () => {
  test('is told once a day to whoever may move it, in the bell and by one letter, by processes at the same time', async () => {
    const [first, second] = [await old('employee'), await old('employee2')];
    const fresh = await numberOf(await addVacation(company, 'employee', 'prepared'));
    await Promise.all([server.remind(0), server.remind(0), server.remind(0)]);
    await server.remind(0);
    expect(await textsOf('manager')).toEqual(['Дольше срока вас ждут 2 документа']);
    for (const name of ['employee', 'manager2', 'hr', 'stranger_hr'] as const)
      expect(await textsOf(name), name).toEqual([]);
    const to = await letters();
    const [letter, ...more] = to('manager');
    expect(more).toEqual([]);
    expect(letter?.subject).toContain('вас ждут документы');
    for (const number of [first, second]) expect(letter?.text).toContain(`отпуск ${number} · employee`);
    expect(letter?.text).not.toContain(fresh);
    expect(letter?.text).toMatch(/рабоч(ий|их|его) д/);
    expect([to('employee'), to('hr')]).toEqual([[], []]);
  });

  test('leads to the approvals, reads in both languages, and takes the place of the reminder of yesterday', async () => {
    await old('employee');
    await server.remind(0);
    await nextDay();
    await server.remind(0);
    const { result } = await call(
      'view.get',
      { object: 'message', filter: "code = 'reminder'", orderBy: 'id' },
      { token: tokens.manager },
    );
    expect(result?.data).toMatchObject([
      { text: ONE, read_date: expect.any(String) },
      {
        text: ONE,
        text_eng: '1 document is overdue for your decision',
        route: '/portal/approvals',
        read_date: null,
      },
    ]);
  });

  test('is written in the language of its reader, without what was moved since; nothing left is no letter', async () => {
    await rows(`update "app_user" set "language" = 'en' where "login" = 'manager'`);
    const moved = await addVacation(company, 'employee', 'prepared');
    const number = await numberOf(moved, `"status_date" = now() - interval '30 days'`);
    const stays = await old('employee2');
    const agreed = moveBy(stepOf(company, 'manager', 'prepared', 'agreed'), moved);
    await server.remind(0);
    const answer = await call(
      'table.add',
      { object: 'document_status', data: [agreed] },
      { token: tokens.manager },
    );
    expect(outcome(answer)).toBe('ok');
    const [letter] = (await letters())('manager');
    expect(letter?.subject).toContain('documents need your attention');
    expect(letter?.text).toContain('1 document is overdue for your decision:');
    expect(letter?.text).toContain(stays);
    expect(letter?.text).not.toContain(number);
    await rows(`update "app_user" set "language" = 'ru' where "login" = 'manager'`);

    await nextDay();
    await server.remind(0);
    await rows(`update "document" set "status_date" = now()`);
    expect((await letters())('manager')).toEqual([]);
  });

  test('is told to nobody before its hour, on a day off, where it is switched off, or by an account that is shut', async () => {
    await old('employee');
    const silent = async (why: string) => {
      expect(await textsOf('manager'), why).toEqual([]);
      expect((await letters())('manager'), why).toEqual([]);
    };
    await server.remind(24);
    await silent('hour');
    await setUp({ day: 'holiday' });
    await server.remind(0);
    await silent('day off');
    await setUp({ day: 'working', remind_after_days: '0' });
    await server.remind(0);
    await silent('parameter');
    await nextDay();
    await setUp({ day: 'working', remind_status_days: 'prepared=0' });
    await server.remind(0);
    await silent('status');
    await nextDay();
    await setUp({ day: 'working' });
    await rows(`update "app_user" set "disabled" = true where "login" = 'manager'`);
    await server.remind(0);
    await silent('T35');
    await rows(`update "app_user" set "disabled" = false where "login" = 'manager'`);
    await server.remind(0);
    expect(await textsOf('manager')).toEqual([ONE]);
  });

  test('is told by the calendar of the organization: at work on a day off of all, off on a day all work, days of waiting so', async () => {
    const { alpha } = company.organizations;
    await old('employee');
    await setUp({ day: 'working' });
    await ownDays(alpha, TODAY, TODAY, 'holiday');
    await server.remind(0);
    expect(await textsOf('manager'), 'off where all work').toEqual([]);

    await setUp({ day: 'holiday' });
    await ownDays(alpha, TODAY, TODAY, 'working');
    await server.remind(0);
    expect(await textsOf('manager'), 'at work where all are off').toEqual([ONE]);
    const waited = async (): Promise<number> =>
      Number((await letters())('manager')[0]?.text.match(/(\d+) рабоч/)?.[1]);
    const usual = await waited();
    await rows('delete from "reminder"');
    await rows('delete from "outbox"');
    // Of the last thirty days all but five are days off here.
    await ownDays(alpha, `${TODAY} - 40`, `${TODAY} - 6`, 'holiday');
    await ownDays(alpha, `${TODAY} - 5`, `${TODAY} - 1`, 'working');
    await server.remind(0);
    expect(await waited()).toBe(6);
    expect(usual).not.toBe(6);
  });

  test('is not told to whoever has switched it off in the profile', async () => {
    await old('employee');
    const edited = await call(
      'user.edit',
      { data: { notifications: { reminder: { portal: false } } } },
      { token: tokens.manager },
    );
    expect(outcome(edited)).toBe('ok');
    await server.remind(0);
    expect(await textsOf('manager')).toEqual([]);
    expect((await letters())('manager')).toEqual([]);
  });
});

describe('while somebody is away', () => {
  const deputeManager = async (more: object = {}) => {
    const entered = await call('token.get', { login: 'manager', password: PASSWORD, client: NORTH });
    const deputy = { action: 'setDeputy', deputy_employee_id: person('clerk'), ...more };
    expect(outcome(await call('user.auth', deputy, { token: String(entered.result?.access_token) }))).toBe(
      'ok',
    );
  };
  const away = async (days: number): Promise<void> => {
    const id = await addVacation(company, 'manager', 'approved');
    const today = `(now() at time zone 'Europe/Moscow')::date`;
    await numberOf(id, `"start_date" = ${today} - 7, "end_date" = ${today} + ${days}`);
  };

  test('the deputy is told how much waits and for whom, and the person is not', async () => {
    const number = await old('employee');
    await deputeManager();
    await away(1);
    await server.remind(0);
    expect(await textsOf('clerk')).toEqual(['По замещению ждут документы: Орлов\u00a0П.\u00a0Д. — 1']);
    expect(await textsOf('manager')).toEqual([]);
    const [letter] = (await letters())('clerk');
    expect(letter?.text).toContain('По замещению ждут документы');
    expect(letter?.text).not.toContain(number);
  });

  test('T28: a deputy whose days are over, or of other families, is told nothing; the person is', async () => {
    await old('employee');
    await deputeManager();
    await away(-1);
    await server.remind(0);
    expect([await textsOf('clerk'), await textsOf('manager')]).toEqual([[], [ONE]]);
    await nextDay();
    await rows('delete from "message"');
    await deputeManager({ families: ['statement'] });
    await away(1);
    await server.remind(0);
    expect([await textsOf('clerk'), await textsOf('manager')]).toEqual([[], [ONE]]);
  });
});

describe('T16: the next manager', () => {
  test('hears how much stands with their people where the client wants it, by person or by role, and of no document', async () => {
    const numbers = [await old('employee'), await old('employee2', 'agreed')];
    await server.remind(0);
    expect(await textsOf('manager2')).toEqual([]);
    await nextDay();
    await setUp({ day: 'working', escalate_after_days: '5' });
    await server.remind(0);
    expect(await textsOf('manager2')).toEqual([
      'Документы без движения дольше 5 рабочих дней: Орлов\u00a0П.\u00a0Д. — 1, кадровая служба — 1',
    ]);
    for (const name of ['employee', 'stranger_hr', 'beta_boss'] as const)
      expect(await textsOf(name), name).toEqual([]);
    const [letter] = (await letters())('manager2');
    expect(letter?.subject).toContain('документы без движения');
    for (const number of numbers) expect(letter?.text).not.toContain(number);
  });

  test('hears nothing of what has not waited so long, though the manager is reminded of it', async () => {
    await old('employee');
    await setUp({ day: 'working', escalate_after_days: '900' });
    await server.remind(0);
    expect([await textsOf('manager'), await textsOf('manager2')]).toEqual([[ONE], []]);
  });
});

describe('NOTIF-06: a message that stayed unread for email_days_delt days', () => {
  const message = (name: Name, text: string, set = '') =>
    rows(
      `with made as (insert into "message" ("client_id", "organization_id", "recipient_id", "code", "text", "text_eng", "create_date")
         values ($1, $2, $3, 'moved', $4, $4, now() - interval '4 days') returning "id")
       select "id" from made`,
      company.clients.north,
      company.organizations.alpha,
      String(person(name)),
      text,
    ).then(([row]) => (set === '' ? [] : rows(`update "message" set ${set} where "id" = $1`, row?.id)));

  test('is mailed once, one letter for all of them, and puts nothing into the bell', async () => {
    await message('employee', 'Отпуск утверждён');
    await message('employee', 'Заявление обработано');
    await server.remind(0);
    const [letter, ...more] = (await letters())('employee');
    expect(more).toEqual([]);
    expect(letter?.subject).toContain('непрочитанные уведомления');
    expect(letter?.text).toContain(
      'Непрочитанных уведомлений: 2:\n• Заявление обработано\n• Отпуск утверждён',
    );
    expect(await textsOf('employee')).toEqual([]);
    await nextDay();
    await server.remind(0);
    expect((await letters())('employee')).toEqual([]);
  });

  test('is not mailed while it is young, once it was read or mailed at once, nor where the client does not want it', async () => {
    await message('employee', 'молодое', `"create_date" = now() - interval '2 days'`);
    await message('employee', 'прочитанное', '"read_date" = now()');
    await message('employee', 'отправленное', '"mailed_date" = now()');
    await message('employee', 'давнее', `"create_date" = now() - interval '100 days'`);
    await server.remind(0);
    expect((await letters())('employee')).toEqual([]);
    await nextDay();
    await message('employee', 'непрочитанное');
    await setUp({ day: 'working', email_days_delt: '0' });
    await server.remind(0);
    expect((await letters())('employee')).toEqual([]);
    await nextDay();
    await setUp({ day: 'working' });
    await server.remind(0);
    expect((await letters())('employee')).toHaveLength(1);
  });

  test('a discussion that was told by letter at once is not told by another', async () => {
    const registrator_id = await addVacation(company, 'employee', 'prepared');
    const data = { registrator_id, text: 'Когда вернётесь?' };
    expect(
      outcome(await call('table.add', { object: 'discussion_message', data }, { token: tokens.manager })),
    ).toBe('ok');
    await rows(`update "message" set "create_date" = now() - interval '5 days'`);
    await letters();
    await server.remind(0);
    expect((await letters())('employee')).toEqual([]);
    expect(await rows(`select 1 from "message" where "read_date" is null`)).toHaveLength(1);
  });
});
