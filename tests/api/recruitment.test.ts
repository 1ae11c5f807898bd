import { beforeAll, describe, expect, test } from 'vitest';
import { METHODS } from '../../lib/contract/contract.ts';
import { recruitment } from '../../lib/documents/families/recruitment/index.ts';
import { addDays, dayInZone } from '../../lib/kernel/day.ts';
import { allObjects } from '../../lib/registry/registry.ts';
import type { DocumentFactsAnswer } from '../../lib/rpc/document-facts.ts';
import { openMailbox } from '../support/mailbox.ts';
import { NORTH } from '../support/matrix-company.ts';
import { giveFile } from '../support/matrix-family.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { pngOf } from '../support/pictures.ts';
import { shared } from '../support/shared.ts';
import { upload } from '../support/upload.ts';

const mailbox = shared(openMailbox);

const world = shared(() =>
  openWorld(['recruiter', 'hr', 'employee', 'manager', 'stranger_hr'], {
    SMTP_URL: mailbox.url,
  }),
);
const today = dayInZone(new Date().toISOString(), 'Europe/Moscow');
const NEW_PASSWORD = 'Vhod!na-rabotu7';

const as = (name: Name | string) => ({ token: world.tokens[name] ?? name });
const call = (who: string, method: string, params: object): Promise<Answer> =>
  world.call(method, params, as(who));

/** The data of an answer; throws on a refusal. */
const dataOf = <Data>(answer: Answer): Data => {
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return answer.result.data as unknown as Data;
};

interface Hiring {
  readonly email: string;
  readonly employee_id: number;
  readonly document_id: number;
}

let made = 0;
const OFFER = {
  vacancy: 'Ведущий разработчик',
  department: 'Исследования',
  salary: '250000.50',
  hire_date: addDays(today, 30),
  due_date: addDays(today, 14),
};
const someone = (more: object = {}) => {
  made += 1;
  return { name: `Соколов Артём Игоревич ${made}`, email: `sokolov${made}@example.com`, ...OFFER, ...more };
};
const newHiring = async (more: object = {}, who = 'recruiter'): Promise<Hiring> => {
  const input = someone(more);
  const answer = await call(who, 'candidate.add', input);
  expect(answer.error).toBeUndefined();
  return { email: input.email, ...dataOf<Omit<Hiring, 'email'>>(answer) };
};

const read = async (who: string, id: number): Promise<Record<string, unknown> | undefined> => {
  const answer = await call(who, 'view.get', { object: 'recruitment', filter: `id = ${id}`, with: 'scans' });
  return answer.result?.data[0];
};
const move = async (who: string, id: number, to: string, more: object = {}): Promise<Answer> => {
  const { rows } = await world.company.db.query<{ id: string }>(
    `select w."id" from "workflow" w join "document" d on d."id" = $1 and d."status_id" = w."status_id" and d."client_id" = w."client_id"
     where w."object_id" = 'recruitment' and w."next_status_id" = $2
       and w."business_role" = any($3) order by w."id" limit 1`,
    [id, to, who === 'hr' ? ['hr'] : who === 'recruiter' ? ['recruiter'] : ['candidate']],
  );
  return call(who, 'table.add', {
    object: 'document_status',
    data: [
      {
        object_id: 'recruitment',
        registrator_id: id,
        workflow_id: Number(rows[0]?.id ?? 1),
        status_id: to,
        ...more,
      },
    ],
  });
};
const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const letterTo = async (email: string): Promise<string> => tokenOf((await mailbox.next(email)).link);
const enter = (token: string) => world.call('user.get', { token });

/** A candidate who was invited, opened the letter and set a password. */
const entered = async (hiring?: Hiring): Promise<Hiring & { token: string }> => {
  const one = hiring ?? (await newHiring());
  expect((await move('recruiter', one.document_id, 'notified')).error).toBeUndefined();
  const answer = await enter(await letterTo(one.email));
  const token = (answer.result as unknown as { token: { access_token: string } }).token.access_token;
  expect(
    (await call(token, 'user.auth', { action: 'changePassword', password: NEW_PASSWORD })).error,
  ).toBeUndefined();
  return { ...one, token };
};

const attach = async (token: string, id: number): Promise<number> =>
  (
    await upload(world.portal.origin, token, {
      object_id: 'recruitment',
      registrator_id: id,
      bytes: await pngOf(8),
    })
  ).result?.data.id ?? 0;

const ANSWERS = {
  birth_date: '1990-05-17',
  phone: '+7 900 123-45-67',
  address: 'Москва, Тверская, 1',
  citizenship: 'russian',
  passport_number: '45 10 123456',
  passport_date: '2012-06-20',
  passport_code: '770-001',
  passport_issuer: 'ОВД',
  education: 'higher',
  labour_book: 'electronic',
  snils: '112-233-445 95',
  inn: '',
  bank_code: '044525225',
  bank_account: recruitment.fields.bank_account?.example ?? '',
  consent_data: 'given',
  consent_bank: 'refused',
};
const edit = (who: string, id: number, more: object): Promise<Answer> =>
  call(who, 'table.edit', { object: 'recruitment', data: [{ id, ...more }] });
const answered = async (token: string, id: number, more: object = {}): Promise<Answer> => {
  expect((await edit(token, id, { consent_data: 'given' })).error).toBeUndefined();
  const scans = await Promise.all(
    ['passport', 'registration'].map(async (paper) => ({ paper, file_id: await attach(token, id) })),
  );
  return edit(token, id, { ...ANSWERS, scans, ...more });
};
const refusedFields = (answer: Answer): string[] =>
  (answer.error?.data.fields ?? []).map(({ field, code }) => `${field} ${code}`).sort();

/** A candidate before the last step of hr. */
const approved = async (more: object = {}): Promise<Hiring & { token: string }> => {
  const one = await entered(await newHiring(more));
  expect((await answered(one.token, one.document_id)).error).toBeUndefined();
  for (const [who, to] of [
    [one.token, 'prepared'],
    ['recruiter', 'agreed'],
    ['hr', 'approved'],
  ] as const)
    expect([to, (await move(who, one.document_id, to)).error]).toEqual([to, undefined]);
  return one;
};

const personOf = async ({ employee_id }: Hiring) =>
  (
    await world.company.db.query<Record<string, unknown>>(
      `select e."number", e."name", e."is_candidate", e."disabled", e."position", e."department", e."hire_date"::text, e."snils",
         u."login", u."disabled" as shut, (select json_agg(r."role") from "user_role" r where r."user_id" = u."id") as roles
       from "employee" e join "app_user" u on u."employee_id" = e."id" where e."id" = $1`,
      [employee_id],
    )
  ).rows[0];
const count = async (): Promise<number> =>
  Number(
    (
      await world.company.db.query(
        `select (select count(*) from "employee") + (select count(*) from "app_user") + (select count(*) from "document") as n`,
      )
    ).rows[0].n,
  );

describe('AMB-134: a recruiter makes a candidate', () => {
  test('with an account that nothing opens yet and a document, in one call; those who hire see them alone', async () => {
    const hiring = await newHiring();
    expect(await personOf(hiring)).toMatchObject({ is_candidate: true, shut: true, roles: ['candidate'] });
    expect(await read('recruiter', hiring.document_id)).toMatchObject({
      status_id: 'created',
      salary: '250000.5',
    });
    expect(await read('hr', hiring.document_id)).toMatchObject({ vacancy: OFFER.vacancy });
    for (const who of ['employee', 'manager', 'stranger_hr'])
      expect(await read(who, hiring.document_id)).toBeUndefined();
    const listed = await call('recruiter', 'view.get', {
      object: 'candidate',
      filter: `id = ${hiring.employee_id}`,
    });
    expect(listed.result?.data[0]).toMatchObject({
      document_id: hiring.document_id,
      hire_date: OFFER.hire_date,
      invitation: 'none',
      organization_name: expect.stringMatching(/./),
    });
    for (const who of ['employee', 'manager'])
      expect((await call(who, 'view.get', { object: 'candidate' })).result?.data).toEqual([]);
    const staff = await call('hr', 'view.get', { object: 'employee', filter: `id = ${hiring.employee_id}` });
    expect(staff.result?.data).toEqual([]);
  });

  test('begin on one day in every list: that which their document offers, and on none while it offers none', async () => {
    const hiring = await newHiring({ hire_date: undefined, due_date: undefined });
    const days = async () => {
      const listed = await call('recruiter', 'view.get', {
        object: 'candidate',
        filter: `id = ${hiring.employee_id}`,
      });
      return [listed.result?.data[0]?.hire_date, (await read('recruiter', hiring.document_id))?.hire_date];
    };
    expect(await days()).toEqual([null, null]);
    for (const hire_date of [addDays(today, 40), addDays(today, 61)]) {
      const edited = await call('recruiter', 'table.edit', {
        object: 'recruitment',
        data: { id: hiring.document_id, hire_date },
      });
      expect(edited.error).toBeUndefined();
      expect(await days()).toEqual([hire_date, hire_date]);
    }
  });

  test.each([
    ['an e-mail that is none', { email: 'нет' }, 'validation'],
    ['an e-mail somebody has', { email: 'sokolov1@example.com' }, 'email_taken'],
    ['a salary below zero', { salary: '-1' }, 'validation'],
    ['a day that is none', { hire_date: '2026-02-31' }, 'invalid_params'],
    ['no vacancy', { vacancy: ' ' }, 'invalid_params'],
  ])('is refused with %s, and nobody is made', async (_name, wrong, reason) => {
    const before = await count();
    expect(outcome(await call('recruiter', 'candidate.add', someone(wrong)))).toBe(reason);
    expect(await count()).toBe(before);
  });

  test.each(['employee', 'manager'])('T14: nobody is made by %s', async (who) => {
    const before = await count();
    expect(outcome(await call(who, 'candidate.add', someone()))).toBe('access_denied');
    expect(await count()).toBe(before);
  });

  test('a candidate has no documents but those of hiring', async () => {
    const { employee_id } = await newHiring();
    const answer = await call('hr', 'table.add', { object: 'vacation', data: [{ employee_id }] });
    expect(refusedFields(answer)).toEqual(['employee_id field/wrong']);
  });
});

describe('T44: an invitation', () => {
  test('is not sent while the offer is not whole', async () => {
    const { salary: _none, ...rest } = OFFER;
    const input = someone();
    const { salary: _left, ...without } = { ...input, ...rest };
    const answer = await call('recruiter', 'candidate.add', without);
    const { document_id } = dataOf<Hiring>(answer);
    expect(refusedFields(await move('recruiter', document_id, 'notified'))).toEqual([
      'salary field/required',
    ]);
  });

  test('opens once, whoever comes together or later', async () => {
    const hiring = await newHiring();
    await move('recruiter', hiring.document_id, 'notified');
    const token = await letterTo(hiring.email);
    const together = await Promise.all([enter(token), enter(token), enter(token)]);
    expect(together.filter(({ result }) => result !== undefined)).toHaveLength(1);
    expect(outcome(await enter(token))).toBe('link_expired');
  });

  test('says in its letter who invites, into which company and to which post', async () => {
    const hiring = await newHiring({ vacancy: 'Настройщик роялей' });
    await move('recruiter', hiring.document_id, 'notified');
    const { text } = await mailbox.next(hiring.email);
    const { rows } = await world.company.db.query<{ company: string; recruiter: string }>(
      `select o."name" as company, c."name" as recruiter from "document" d
       join "organization" o on o."id" = d."organization_id" join "employee" c on c."id" = d."creator_id" where d."id" = $1`,
      [hiring.document_id],
    );
    for (const said of ['Настройщик роялей', rows[0]?.company, rows[0]?.recruiter])
      expect(text).toContain(said);
  });

  test('and what its candidate reads call post and department in English as those who work there do, else as the offer has them', async () => {
    await world.company.db.query(
      `update "employee" set "position_eng" = 'Piano tuner', "department_eng" = 'Workshop', "position" = 'Настройщик', "department" = 'Мастерская'
       where "id" = $1`,
      [world.company.people.employee.employee_id],
    );
    const told = async (offer: object) => {
      const hiring = await newHiring({ ...offer, language: 'en' });
      await move('recruiter', hiring.document_id, 'notified');
      const { text } = await mailbox.next(hiring.email);
      const row = await read('recruiter', hiring.document_id);
      return [text.includes('Piano tuner'), row?.vacancy_eng, row?.department_eng];
    };
    expect(await told({ vacancy: 'Настройщик', department: 'Мастерская' })).toEqual([
      true,
      'Piano tuner',
      'Workshop',
    ]);
    expect(await told({ vacancy: 'Скрипичный мастер', department: 'Хор' })).toEqual([false, '', '']);
  });

  test('each message of the way names company and post to the candidate, and the recruiter where they may be asked', async () => {
    const one = await approved({ vacancy: 'Хранитель музея' });
    const { rows } = await world.company.db.query<{ company: string; recruiter: string }>(
      `select o."name" as company, c."name" as recruiter from "document" d
       join "organization" o on o."id" = d."organization_id" join "employee" c on c."id" = d."creator_id" where d."id" = $1`,
      [one.document_id],
    );
    const told = async (recipient: number | null): Promise<string[]> =>
      (
        await world.company.db.query<{ text: string }>(
          `select "text" from "message" where "recipient_id" = $1::text and ("registrator_id" = $2 or "route" like '%/' || $2) order by "id"`,
          [recipient, one.document_id],
        )
      ).rows.map(({ text }) => text);
    await expect.poll(() => told(one.employee_id)).toHaveLength(3);
    for (const text of await told(one.employee_id))
      for (const said of ['Хранитель музея', rows[0]?.company, rows[0]?.recruiter])
        expect(text).toContain(said);
    const [sent] = await told(world.company.people.recruiter.employee_id);
    expect(sent).toMatch(/^Кандидат прислал документы для приёма: .+, Хранитель музея$/);
  });

  test('its English names the post as those do who hold it, and so does the card of whoever is hired', async () => {
    await world.company.db.query(
      `update "employee" set "position_eng" = 'Luthier', "department_eng" = 'Strings', "position" = 'Лютнист', "department" = 'Струнный цех'
       where "id" = $1`,
      [world.company.people.employee.employee_id],
    );
    const one = await approved({ vacancy: 'Лютнист', department: 'Струнный цех' });
    const told = async (): Promise<string[]> =>
      (
        await world.company.db.query<{ text_eng: string }>(
          `select "text_eng" from "message" where "recipient_id" in ($1::text, $2::text)
             and ("registrator_id" = $3 or "route" like '%/' || $3) order by "id"`,
          [one.employee_id, world.company.people.recruiter.employee_id, one.document_id],
        )
      ).rows.map(({ text_eng }) => text_eng);
    await expect.poll(async () => (await told()).length).toBeGreaterThanOrEqual(4);
    const naming = (await told()).filter((text) => /Luthier|Лютнист/.test(text));
    expect(naming.length).toBeGreaterThanOrEqual(4);
    expect(naming.join()).not.toContain('Лютнист');
    expect((await move('hr', one.document_id, 'processed')).error).toBeUndefined();
    const { rows } = await world.company.db.query(
      'select "position", "position_eng", "department_eng" from "employee" where "id" = $1',
      [one.employee_id],
    );
    expect(rows).toEqual([{ position: 'Лютнист', position_eng: 'Luthier', department_eng: 'Strings' }]);
  });

  test('a newer one kills the one before', async () => {
    const hiring = await newHiring();
    await move('recruiter', hiring.document_id, 'notified');
    const first = await letterTo(hiring.email);
    const again = await call('recruiter', 'candidate.invite', { document_id: hiring.document_id });
    expect(again.result?.data).toEqual({ document_id: hiring.document_id, mailed: true });
    const second = await letterTo(hiring.email);
    expect(outcome(await enter(first))).toBe('link_expired');
    expect((await enter(second)).error).toBeUndefined();
  });

  test('is over after its days, and for another address', async () => {
    const late = await newHiring();
    await move('recruiter', late.document_id, 'notified');
    const lateToken = await letterTo(late.email);
    await world.company.db.query(
      `update "auth_challenge" c set "expires_at" = now() - interval '1 second' from "app_user" u where u."id" = c."user_id" and u."employee_id" = $1`,
      [late.employee_id],
    );
    expect(outcome(await enter(lateToken))).toBe('link_expired');
    const moved = await newHiring();
    await move('recruiter', moved.document_id, 'notified');
    const movedToken = await letterTo(moved.email);
    await world.company.db.query('update "app_user" set "email" = $2 where "employee_id" = $1', [
      moved.employee_id,
      'other@example.com',
    ]);
    expect(outcome(await enter(movedToken))).toBe('link_expired');
  });

  test('that is over is renewed by its candidate in one press, one that was taken back is not', async () => {
    const [late, shut] = [await newHiring(), await newHiring()];
    const tokens: string[] = [];
    for (const { document_id, email } of [late, shut]) {
      await move('recruiter', document_id, 'notified');
      tokens.push(await letterTo(email));
    }
    await world.company.db.query(
      `update "auth_challenge" c set "expires_at" = now() - interval '2 days' from "app_user" u where u."id" = c."user_id" and u."employee_id" = $1`,
      [late.employee_id],
    );
    expect(
      (await call('recruiter', 'candidate.revoke', { document_id: shut.document_id })).error,
    ).toBeUndefined();
    for (const token of tokens.toReversed())
      expect((await world.call('token.renew', { token })).result).toEqual({ data: true });
    expect((await enter(await letterTo(late.email))).error).toBeUndefined();
    expect(await personOf(shut)).toMatchObject({ shut: true });
  });

  test('T35: that was taken back opens nothing and shuts the account; another one opens both', async () => {
    const hiring = await newHiring();
    await move('recruiter', hiring.document_id, 'notified');
    const token = await letterTo(hiring.email);
    const { document_id } = hiring;
    expect((await call('hr', 'candidate.revoke', { document_id })).error).toBeUndefined();
    expect(outcome(await enter(token))).toBe('link_expired');
    expect(await personOf(hiring)).toMatchObject({ shut: true });
    expect((await call('hr', 'candidate.invite', { document_id })).error).toBeUndefined();
    expect((await enter(await letterTo(hiring.email))).error).toBeUndefined();
  });

  test('is not over for whoever came in by it, when none of their sessions is left', async () => {
    const hiring = await entered();
    const said = async () =>
      (await call('hr', 'view.get', { object: 'candidate', filter: `id = ${hiring.employee_id}` })).result
        ?.data[0]?.invitation;
    expect(await said()).toBe('opened');
    await world.company.db.query(
      `delete from "auth_session" where "user_id" = (select "id" from "app_user" where "employee_id" = $1)`,
      [hiring.employee_id],
    );
    expect(await said()).toBe('opened');
  });

  test('is sent and taken back by those who hire alone', async () => {
    const { document_id } = await newHiring();
    await move('recruiter', document_id, 'notified');
    for (const [who, reason] of [
      ['employee', 'access_denied'],
      ['manager', 'access_denied'],
      ['stranger_hr', 'not_found'],
    ] as const)
      for (const method of ['candidate.invite', 'candidate.revoke'])
        expect([who, outcome(await call(who, method, { document_id }))]).toEqual([who, reason]);
  });
});

describe('a candidate', () => {
  let one: Hiring & { token: string };
  let other: Hiring & { token: string };
  beforeAll(async () => {
    one = await entered();
    other = await entered();
  });

  test('T22, ROLE-14: finds by no object anything of other people', async () => {
    const foreign: string[] = [];
    for (const { object_id, fields } of allObjects()) {
      const answer = await call(one.token, 'view.get', { object: object_id, rowsPerPage: 200 });
      for (const row of answer.result?.data ?? [])
        if (
          (fields.employee_id &&
            object_id !== 'document_status' &&
            row.employee_id !== null &&
            row.employee_id !== one.employee_id) ||
          (object_id === 'document_status' && row.registrator_id !== one.document_id) ||
          JSON.stringify(row).includes(other.email)
        )
          foreign.push(`${object_id} ${row.id}`);
      for (const name of ['employee', 'candidate', 'colleague', 'subordination', 'vacation'])
        if (object_id === name && (answer.result?.data.length ?? 0) > 0) foreign.push(`${name} is listed`);
    }
    expect(foreign).toEqual([]);
    expect(await read(one.token, other.document_id)).toBeUndefined();
    expect(await read(one.token, one.document_id)).toMatchObject({ id: one.document_id });
  });

  test('T22: opens, changes and moves nothing of another candidate', async () => {
    const { document_id: id } = other;
    const edit = { object: 'recruitment', data: [{ id, phone: '1' }] };
    expect(outcome(await call(one.token, 'table.edit', edit))).toBe('not_found');
    expect(outcome(await call(one.token, 'table.del', { object: 'recruitment', data: [{ id }] }))).toBe(
      'not_found',
    );
    expect(outcome(await move(one.token, id, 'prepared'))).toBe('not_found');
    expect(outcome(await call(one.token, 'candidate.withdraw', { document_id: id }))).toBe('not_found');
    const file = await attach(other.token, id);
    const { rows } = await world.company.db.query<{ name: string }>(
      'select "name" from "file" where "id" = $1',
      [file],
    );
    const got = await fetch(`${world.portal.origin}/api/files/${rows[0]?.name}`, {
      headers: { authorization: `Bearer ${one.token}` },
    });
    expect(got.status).toBe(404);
    expect(await attach(one.token, id)).toBe(0);
  });

  test('T14: is refused by the calls of papers, hiring, rates, accounts and trust', async () => {
    const open: string[] = [];
    for (const name of Object.keys(METHODS)) {
      if (
        !/^(paper|candidate|rate|user\.(add|edit|import|notify)|trust)/.test(name) ||
        name === 'candidate.withdraw'
      )
        continue;
      const answer = await call(one.token, name, {
        document_id: one.document_id,
        paper_id: 1,
        all: true,
        employee_ids: [one.employee_id],
        ...someone(),
      });
      if (answer.result !== undefined) open.push(name);
    }
    expect(open).toEqual([]);
  });

  test.each([
    ['an offer', { vacancy: 'Директор', salary: '900000' }, {}],
    ['answers alone', { citizenship: 'russian' }, {}],
    ['a document that is sent at once', { vacancy: 'Директор' }, { begin: true }],
  ])('begins no second hiring, with %s', async (_what, record, more) => {
    const count = async () =>
      (
        await world.company.db.query(`select count(*)::int as n from "document" where "employee_id" = $1`, [
          one.employee_id,
        ])
      ).rows[0];
    const before = await count();
    const answer = await call(one.token, 'table.add', { object: 'recruitment', data: [record], ...more });
    expect(refusedFields(answer)).toEqual(['employee_id field/wrong']);
    expect(await count()).toEqual(before);
    const form = await call(one.token, 'view.get', {
      object: 'recruitment',
      select: 'id,steps',
      filter: `id = ${one.document_id}`,
    });
    expect(form.result?.data).toHaveLength(1);
  });

  test.each(['draft', 'notified'])(
    'writes no offer into a document of theirs in %s, whoever began it',
    async (status) => {
      const { db } = world.company;
      const of = [one.document_id];
      await db.query(
        `update "document" set "status_id" = '${status}', "creator_id" = "employee_id" where "id" = $1`,
        of,
      );
      try {
        for (const [field, value] of [
          ['salary', '900000'],
          ['vacancy', 'Директор'],
          ['hire_date', '2030-01-09'],
        ] as const) {
          const answer = await call(one.token, 'table.edit', {
            object: 'recruitment',
            data: [{ id: one.document_id, [field]: value }],
          });
          expect(refusedFields(answer)).toEqual([`${field} recruitment/offered`]);
        }
      } finally {
        const { rows } = await db.query(
          'select "employee_id" from "document_status" where "registrator_id" = $1 order by "seq" limit 1',
          of,
        );
        await db.query(`update "document" set "status_id" = 'notified', "creator_id" = $2 where "id" = $1`, [
          ...of,
          rows[0]?.employee_id,
        ]);
      }
    },
  );

  test('writes neither the offer nor the number; nobody gives a consent for them', async () => {
    const { document_id: id } = one;
    for (const [who, field, value, code] of [
      [one.token, 'salary', '900000', 'recruitment/offered'],
      [one.token, 'vacancy', 'Директор', 'recruitment/offered'],
      [one.token, 'staff_number', '1', 'recruitment/numbered-by-hr'],
      ['hr', 'consent_data', 'given', 'recruitment/own-consent'],
      ['hr', 'consent_bank', 'refused', 'recruitment/own-consent'],
    ] as const) {
      const answer = await call(who, 'table.edit', { object: 'recruitment', data: [{ id, [field]: value }] });
      expect(refusedFields(answer)).toEqual([`${field} ${code}`]);
    }
    expect(await read('hr', id)).toMatchObject({ salary: '250000.5', consent_data: null });
  });

  test('gives a consent alone: neither who hires nor hr writes one, while they write the rest', async () => {
    const { document_id: id } = await newHiring();
    for (const who of ['recruiter', 'hr'])
      for (const field of ['consent_data', 'consent_bank']) {
        const answer = await call(who, 'table.edit', {
          object: 'recruitment',
          data: [{ id, department: 'Аналитика', [field]: 'given' }],
        });
        expect(refusedFields(answer)).toEqual([`${field} recruitment/own-consent`]);
      }
    expect(await read('hr', id)).toMatchObject({ consent_data: null, consent_bank: null });
  });

  test.each([
    ['snils', '11223344594', 'recruitment/snils'],
    ['inn', '123', 'recruitment/inn'],
    ['passport_number', '12345', 'recruitment/passport'],
    ['passport_code', '77', 'recruitment/passport-code'],
    ['passport_date', '1980-01-01', 'recruitment/passport-day'],
    ['birth_date', addDays(today, -13 * 365), 'recruitment/too-young'],
    ['phone', 'позже', 'recruitment/phone'],
    ['bank_code', '123456789', 'recruitment/bank-code'],
    ['bank_account', '40817810000000000000', 'recruitment/account'],
  ])('is not sent with a wrong %s', async (field, value, code) => {
    expect((await answered(one.token, one.document_id, { [field]: value })).error).toBeUndefined();
    const answer = await move(one.token, one.document_id, 'prepared');
    expect(refusedFields(answer)).toContain(`${field} ${code}`);
    expect(answer.error?.data.fields?.every((each) => each.message && each.message_eng)).toBe(true);
    expect(await read('hr', one.document_id)).toMatchObject({ status_id: 'notified' });
  });

  test('is not sent without consent, nor without the pages of the passport, each by its name', async () => {
    const { token, document_id: id } = await entered();
    expect(refusedFields(await move(token, id, 'prepared'))).toEqual(['consent_data field/required']);
    const missing = async (more: object) => {
      expect((await answered(token, id, more)).error).toBeUndefined();
      return refusedFields(await move(token, id, 'prepared'));
    };
    const [passport, registration] = ['recruitment/no-passport', 'recruitment/no-registration'].map(
      (code) => `scans ${code}`,
    );
    const other = { scans: [{ paper: 'other' }] };
    expect(await missing(other)).toEqual([passport, registration, 'scans.0.file_id recruitment/no-scan']);
    const file_id = await attach(token, id);
    expect(await missing({ scans: [{ paper: 'passport', file_id }] })).toEqual([registration]);
    expect(await missing({ ...other, citizenship: 'other', passport_number: 'AB 12' })).toEqual([
      passport,
      'scans.0.file_id recruitment/no-scan',
    ]);
  });

  test('says nothing of themselves before they consent, by no field, line or file; afterwards all of it', async () => {
    const { token, document_id: id } = await entered();
    const before = await read('hr', id);
    const { consent_data: _given, consent_bank: _later, ...said } = ANSWERS;
    for (const answer of [...Object.entries(said), ['studies', []], ['jobs', []], ['scans', []]] as const) {
      const [field, value] = answer;
      for (const who of [token, 'hr'])
        expect(refusedFields(await edit(who, id, { [field]: value })), `${who} ${field}`).toEqual([
          `${field} recruitment/consent-first`,
        ]);
    }
    for (const who of [token, 'hr']) expect(await attach(who, id)).toBe(0);
    expect(await read('hr', id)).toEqual(before);
    expect((await edit(token, id, { consent_data: 'given', ...said })).error).toBeUndefined();
    expect(await attach(token, id)).toBeGreaterThan(0);
  });

  test('takes a consent back with the answers alone; before there are any, freely', async () => {
    const { token, document_id: id } = await entered();
    for (const consent_data of ['given', null, 'given'])
      expect((await edit(token, id, { consent_data })).error).toBeUndefined();
    expect((await edit(token, id, { phone: ANSWERS.phone })).error).toBeUndefined();
    expect(refusedFields(await edit(token, id, { consent_data: null }))).toEqual([
      'consent_data recruitment/consent-kept',
    ]);
    expect(await read('hr', id)).toMatchObject({ consent_data: 'given', phone: ANSWERS.phone });
  });

  test('what a candidate says is read by the recruiter and written by no hand of theirs; hr may correct it', async () => {
    const { token, document_id: id } = await entered();
    expect((await answered(token, id)).error).toBeUndefined();
    expect((await move(token, id, 'prepared')).error).toBeUndefined();
    const before = await read('recruiter', id);
    expect(before).toMatchObject({ phone: ANSWERS.phone, consent_bank: 'refused' });
    for (const [field, value] of [...Object.entries(ANSWERS), ['scans', []], ['jobs', []]] as const)
      expect(refusedFields(await edit('recruiter', id, { [field]: value })), String(field)).toEqual([
        `${field} recruitment/${String(field).startsWith('consent_') ? 'own-consent' : 'own-answers'}`,
      ]);
    expect(await attach('recruiter', id)).toBe(0);
    const scan = (await call('recruiter', 'view.get', { object: 'file', filter: `registrator_id = ${id}` }))
      .result?.data[0];
    const removed = await fetch(
      `${world.portal.origin}/api/object_files?id=${scan?.id}&hash=${String(scan?.hash)}`,
      { method: 'DELETE', headers: { authorization: `Bearer ${world.tokens.recruiter}` } },
    );
    expect(refusedFields((await removed.json()) as Answer)).toEqual(['scans recruitment/own-answers']);
    expect(await read('recruiter', id)).toEqual(before);
    // The recruiter may still change the offer, also where the form holds fields they may not send.
    expect((await edit('recruiter', id, { salary: '260000' })).error).toBeUndefined();
    expect((await edit('hr', id, { phone: '+7 900 765-43-21' })).error).toBeUndefined();
  });

  test('what was answered is told by no audit', async () => {
    await answered(one.token, one.document_id);
    const { rows } = await world.company.db.query(
      `select "detail"::text as detail from "audit" where "stream" = $1 and "detail"::text like any(array['%4510123456%', '%Тверская%', '%11223344595%'])`,
      [`document:${one.document_id}`],
    );
    expect(rows).toEqual([]);
  });

  test('takes the answers back: they are gone, the portal is closed, the recruiter is told', async () => {
    const { document_id } = other;
    await answered(other.token, document_id);
    expect((await call(other.token, 'candidate.withdraw', { document_id })).error).toBeUndefined();
    expect(await read('hr', document_id)).toMatchObject({
      withdrawn: '1',
      passport_number: '',
      birth_date: null,
    });
    expect((await personOf(other))?.name).not.toContain('Соколов');
    expect(outcome(await call(other.token, 'user.get', {}))).toBe('invalid_access_token');
    const told = await call('recruiter', 'view.get', { object: 'message', rowsPerPage: 50 });
    expect(told.result?.data.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('ответы удалены'),
    );
    expect(
      refusedFields(
        await call('hr', 'table.edit', {
          object: 'recruitment',
          data: [{ id: document_id, phone: '1234567' }],
        }),
      ),
    ).toEqual(['phone recruitment/erased']);
  });
});

describe('AMB-134: a candidate becomes an employee', () => {
  test('in one step of hr: number, place, roles; the session goes on as that of an employee', async () => {
    const one = await approved();
    expect((await move('hr', one.document_id, 'processed')).error).toBeUndefined();
    expect(await personOf(one)).toMatchObject({
      is_candidate: false,
      position: OFFER.vacancy,
      department: OFFER.department,
      hire_date: OFFER.hire_date,
      snils: '11223344595',
      roles: ['employee'],
      shut: false,
    });
    const signedIn = await world.call('token.get', {
      login: one.email,
      password: NEW_PASSWORD,
      client: NORTH,
    });
    expect(signedIn.error).toBeUndefined();
    const token = (signedIn.result as unknown as { access_token: string }).access_token;
    const own = await call(token, 'view.get', { object: 'employee', filter: `id = ${one.employee_id}` });
    expect(own.result?.data).toHaveLength(1);
    expect(await read(token, one.document_id)).toBeUndefined();
    expect((await call(token, 'table.add', { object: 'vacation', data: [{}] })).error).toBeUndefined();
  });

  test('all or nothing: a number somebody has is refused at its field, when it is typed and when the person is hired', async () => {
    const one = await approved();
    const typed = await call('hr', 'table.edit', {
      object: 'recruitment',
      data: [{ id: one.document_id, staff_number: 'employee' }],
    });
    expect(refusedFields(typed)).toEqual(['staff_number user/number-taken']);
    await world.company.db.query('update "recruitment" set "staff_number" = $2 where "id" = $1', [
      one.document_id,
      'employee',
    ]);
    const answer = await move('hr', one.document_id, 'processed');
    expect(refusedFields(answer)).toEqual(['staff_number user/number-taken']);
    expect(await personOf(one)).toMatchObject({ is_candidate: true, roles: ['candidate'] });
    expect(await read('hr', one.document_id)).toMatchObject({ status_id: 'approved' });
  });

  test('hr is told the next free number, and what was not shown before the person is hired; a recruiter is told no number', async () => {
    const one = await approved({ name: 'Без Скана' });
    await world.company.db.query('delete from "recruitment_scan" where "recruitment_id" = $1', [
      one.document_id,
    ]);
    const { rows } = await world.company.db.query(
      `select w."id"::int from "workflow" w join "client" c on c."id" = w."client_id" where c."code" = $1
         and w."object_id" = 'recruitment' and w."business_role" = 'hr' and w."status_id" = 'approved' and w."next_status_id" = 'processed'`,
      [NORTH],
    );
    const asked = { object: 'recruitment', id: one.document_id, workflow_id: rows[0]?.id };
    const facts = async (who: string) =>
      (await call(who, 'document.facts', asked)).result as unknown as DocumentFactsAnswer;
    const told = await facts('hr');
    expect(told.data.numbering).toMatchObject({ next: expect.stringMatching(/^\d+$/), taken: false });
    expect(told.warnings.map(({ code }) => code)).toEqual(['recruitment/hired-unseen']);
    expect((await facts('recruiter'))?.data.numbering).toBeUndefined();
    await world.company.db.query(`update "employee" set "number" = '99' where "id" = $1`, [
      world.company.people.employee2.employee_id,
    ]);
    expect((await facts('hr')).data.numbering).toMatchObject({ next: '100' });
    const unread = await move('hr', one.document_id, 'processed', { seen: [] });
    expect(outcome(unread)).toBe('warnings_unseen');
    const read_it = await move('hr', one.document_id, 'processed', { seen: ['recruitment/hired-unseen'] });
    expect(read_it.error).toBeUndefined();
  });

  test('once, though hr presses twice at once', async () => {
    const one = await approved({ name: 'Дважды Нажата' });
    const answers = await Promise.all([1, 2].map(() => move('hr', one.document_id, 'processed')));
    expect(answers.map(outcome).sort()).toEqual(['ok', 'status_mismatch']);
    const { rows } = await world.company.db.query(
      `select count(*)::int as n from "audit" where "action" = 'user.hire' and "detail"::json ->> 'employee_id' = $1`,
      [String(one.employee_id)],
    );
    expect(rows[0].n).toBe(1);
  });

  test('T35: declined: the account is shut at once, for open sessions and for the password; the answers stay for their days', async () => {
    const one = await entered();
    await answered(one.token, one.document_id);
    await move(one.token, one.document_id, 'prepared');
    expect(
      (await move('recruiter', one.document_id, 'declined', { comments: 'Другой кандидат' })).error,
    ).toBeUndefined();
    expect(outcome(await call(one.token, 'user.get', {}))).toBe('invalid_access_token');
    expect(
      outcome(await world.call('token.get', { login: one.email, password: NEW_PASSWORD, client: NORTH })),
    ).toBe('wrong_login_or_password');
    expect(await read('hr', one.document_id)).toMatchObject({ passport_number: '4510123456' });
  });
});

describe('FILE-13, AMB-157: the files of candidates (ufiles-can)', () => {
  const filesOf = async (who: string, id: number) =>
    (
      await call(who, 'view.get', {
        object: 'file',
        filter: `registrator_id = ${id} and kind = 'attachment'`,
        select: 'id,name,employee_name,document_object_id',
      })
    ).result?.data ?? [];
  const asked = (who: string, path: string) =>
    fetch(`${world.portal.origin}/api/${path}`, {
      headers: { authorization: `Bearer ${world.tokens[who] ?? who}` },
    });

  test('are listed, opened and taken along as one archive by those who hire', async () => {
    const one = await entered();
    await answered(one.token, one.document_id);
    const { name: person } = (await personOf(one)) ?? {};
    for (const who of ['recruiter', 'hr']) {
      const [file, ...more] = await filesOf(who, one.document_id);
      const listed = { employee_name: person, document_object_id: 'recruitment' };
      expect([file, ...more], who).toMatchObject([listed, listed]);
      for (const path of [`files/${file?.name}`, `shown/${file?.name}`, `files-archive?files=${file?.id}`])
        expect((await asked(who, path)).status, `${who} ${path}`).toBe(200);
    }
  });

  test('T22, T52: are neither listed nor opened by anybody else, another candidate least of all', async () => {
    const [one, other] = [await entered(), await entered()];
    await answered(one.token, one.document_id);
    const [file] = await filesOf('recruiter', one.document_id);
    expect(file).toBeDefined();
    for (const who of ['employee', 'manager', 'stranger_hr', other.token]) {
      expect(await filesOf(who, one.document_id), who).toEqual([]);
      for (const path of [`files/${file?.name}`, `shown/${file?.name}`, `files-archive?files=${file?.id}`])
        expect((await asked(who, path)).status, `${who} ${path}`).toBe(404);
    }
    expect(await filesOf(one.token, one.document_id)).toHaveLength(2);
  });

  test('do not bring a recruiter to the files of employees', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    await giveFile(world.company, 'vacation', id);
    expect(await filesOf('hr', id)).toHaveLength(1);
    expect(await filesOf('recruiter', id)).toEqual([]);
  });
});
