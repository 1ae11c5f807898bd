import { beforeAll, describe, expect, test } from 'vitest';
import { type ListServer, listServer } from '../support/list-server.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { type Identity, rootAuthority } from '../support/signing/authority.ts';
import { ecKey } from '../support/signing/keys.ts';
import { answerAbout, wholeAnswer } from '../support/signing/ocsp-answer.ts';
import { testAuthority } from '../support/signing/test-authority.ts';

const world = shared(() =>
  openWorld(['employee', 'clerk', 'manager', 'manager2', 'hr', 'admin', 'deputy', 'southerner'], {
    CRL_HOSTS: '127.0.0.1',
  }),
);
const lists = shared(listServer);

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;
const idOf = (name: Name) => world.company.people[name].employee_id;
const dataOf = (answer: Answer) => (answer.result?.data ?? {}) as unknown as Record<string, unknown>;
const codesOf = (answer: Answer) => answer.error?.data.fields?.map(({ code }) => code);

const DAY_MS = 86_400_000;
/** A day around now, in whole seconds as answers say them. */
const second = Math.floor(Date.now() / 1_000) * 1_000;
const around = { from: new Date(second - DAY_MS / 4), until: new Date(second + DAY_MS) };
const own = testAuthority('Корень');
const rogue = testAuthority('Корень');
const trust = (input: object, by: Name = 'admin') =>
  callAs(world, by, 'trust.add', { kind: 'root', ...input });
const register = (name: Name, text: string, more: object = {}, by: Name = name) =>
  callAs(world, by, 'sign.certificate', { employee_id: idOf(name), text, ...more });
const setNumbers = (name: Name, snils: string, inn = '') =>
  sql('update "employee" set "snils" = $2, "inn" = $3 where "id" = $1', [idOf(name), snils, inn]);
const setReissue = async (value: string) => {
  const found = await callAs(world, 'admin', 'table.get', {
    object: 'parameter',
    filter: `code = 'reissue_certificate_allowed'`,
  });
  const [row] = found.result?.data ?? [];
  const saved = row
    ? await callAs(world, 'admin', 'table.edit', { object: 'parameter', data: { id: row.id, value } })
    : await callAs(world, 'admin', 'table.add', {
        object: 'parameter',
        data: { code: 'reissue_certificate_allowed', value },
      });
  expect(outcome(saved)).toBe('ok');
};

describe('whom a client believes', () => {
  test('is named by its admins alone, and is an authority that is not over', async () => {
    for (const by of ['hr', 'employee'] as const)
      expect([by, outcome(await trust({ text: own.text }, by))]).toEqual([by, 'access_denied']);
    const person = own.issue({});
    const between = own.issue({ is_authority: true, subject: { CN: 'Промежуточный' } });
    const past = testAuthority('Прошлый').issue({ is_authority: true, from: -20, to: -10 });
    for (const [input, code] of [
      [{ text: 'x'.repeat(120) }, 'trust/unreadable'],
      [{ text: person.text }, 'trust/no-authority'],
      [{ text: between.text }, 'trust/no-root'],
      [{ text: past.text, kind: 'intermediate' }, 'trust/over'],
      [{ text: own.text, kind: 'intermediate' }, 'trust/is-root'],
    ] as const)
      expect([code, codesOf(await trust(input))]).toEqual([code, [code]]);
    for (const field of ['crl_url', 'delta_url', 'ocsp_url'])
      for (const url of ['file:///etc/passwd', 'javascript:1', 'gopher://x/'])
        expect([field, url, outcome(await trust({ text: own.text, [field]: url }))]).toEqual([
          field,
          url,
          'invalid_params',
        ]);
    const pem = `-----BEGIN CERTIFICATE-----\n${own.text}\n-----END CERTIFICATE-----\n`;
    expect(outcome(await trust({ text: pem }))).toBe('ok');
    expect(codesOf(await trust({ text: own.text }))).toEqual(['trust/known']);
  });

  test('is added by nobody who has not proved themselves', async () => {
    await sql(`update "auth_session" set "create_date" = now() - interval '11 minutes', "proved_at" = null`);
    expect(outcome(await trust({ text: rogue.text }))).toBe('proof_required');
    await sql('update "auth_session" set "proved_at" = now()');
  });
});

test('SNILS and INN are kept by hr as digits, and read by nobody else', async () => {
  const keep = (numbers: object, by: Name = 'hr') =>
    callAs(world, by, 'table.edit', { object: 'employee', data: { id: idOf('clerk'), ...numbers } });
  expect(codesOf(await keep({ snils: '112-233-445 94' }))).toEqual(['user/snils']);
  expect(codesOf(await keep({ inn: '7707083893' }))).toEqual(['user/inn']);
  expect(outcome(await keep({ snils: '112-233-445 95', inn: '500100732259' }))).toBe('ok');
  expect(await sql('select "snils", "inn" from "employee" where "id" = $1', [idOf('clerk')])).toEqual([
    { snils: '11223344595', inn: '500100732259' },
  ]);
  expect(outcome(await keep({ snils: '' }, 'clerk'))).toBe('access_denied');
  const read = (by: Name) => callAs(world, by, 'view.get', { object: 'employee', select: 'snils' });
  expect([outcome(await read('hr')), outcome(await read('clerk'))]).toEqual(['ok', 'unknown_field']);
  expect(outcome(await keep({ snils: '', inn: '' }))).toBe('ok');
});

describe('a certificate of type 3', () => {
  test('is its person’s at once when it carries their SNILS or INN', async () => {
    await setNumbers('employee', '11223344595', '500100732259');
    const mine = own.issue({ subject: { CN: 'Иванов Иван', SNILS: '11223344595' } });
    const { confirmed, certificate_id } = dataOf(
      await register('employee', mine.text, { serial_number: mine.serial_number.toUpperCase() }),
    );
    expect(confirmed).toBe(true);
    expect(dataOf(await register('employee', mine.text))).toEqual({ certificate_id, confirmed: true });
    const rows = await callAs(world, 'employee', 'view.get', {
      object: 'certificate',
      filter: `id = ${certificate_id}`,
    });
    expect(rows.result?.data[0]).toMatchObject({
      certificate_id,
      employee_id: idOf('employee'),
      type: '3',
      name: 'Иванов Иван',
      issued_date: expect.any(String),
      expiration_date: expect.any(String),
      create_date: expect.any(String),
      issuer: 'Корень',
      serial_number: mine.serial_number,
      is_informed: '1',
      disabled: '0',
      text: mine.text,
    });
  });

  test('of somebody else is nobody’s to register', async () => {
    const theirs = own.issue({ subject: { CN: 'Пётр', SNILS: '99999999999' } });
    expect(outcome(await register('employee', theirs.text))).toBe('certificate_not_yours');
    const byInn = own.issue({ subject: { CN: 'Иванов', SNILS: '11223344595', INN: '500100732200' } });
    const refused = await register('employee', byInn.text);
    expect([outcome(refused), refused.error?.code]).toEqual(['certificate_not_yours', -32718]);
    const free = own.issue({ subject: { CN: 'Кто-то' } });
    expect(outcome(await register('clerk', free.text))).toBe('ok');
    expect(outcome(await register('manager', free.text))).toBe('certificate_not_yours');
    for (const by of ['clerk', 'hr', 'admin'] as const)
      expect([by, outcome(await register('employee', free.text, {}, by))]).toEqual([by, 'access_denied']);
  });

  test('is not taken expired, early, foreign, revoked, for other uses, or told differently than it is', async () => {
    const code = async (text: string, more = {}) => {
      const { error } = await register('manager', text, more);
      return [error?.code, error?.data.values?.code];
    };
    const revoked = own.issue({});
    const good = own.issue({});
    await sql(
      `insert into "trusted_crl" ("certificate_id", "der", "this_update", "next_update")
       select "id", $1, now(), now() + interval '7 days' from "trusted_certificate"`,
      [own.crl([revoked.serial_number])],
    );
    for (const [text, fault, more] of [
      [own.issue({ from: -20, to: -10 }).text, 'certificate_expired', {}],
      [own.issue({ from: 5 }).text, 'certificate_not_yet_valid', {}],
      [rogue.issue({}).text, 'untrusted_chain', {}],
      [revoked.text, 'certificate_revoked', {}],
      [own.text, 'key_usage', {}],
      [`${'A'.repeat(200)}=`, 'malformed', {}],
      [good.text, 'mismatch', { thumbprint: 'ab'.repeat(20) }],
    ] as const)
      expect([fault, await code(text, more)]).toEqual([fault, [-32718, fault]]);
    const [{ n } = { n: 1 }] = await sql(
      'select count(*)::int as n from "certificate" where "employee_id" = $1',
      [idOf('manager')],
    );
    expect(n).toBe(0);
  });

  test('without anything to compare waits for hr, who hears of it', async () => {
    const mine = own.issue({ subject: { CN: 'Руководитель' } });
    const { confirmed, certificate_id } = dataOf(await register('manager', mine.text));
    expect(confirmed).toBe(false);
    const [told] = await sql(
      `select "text_eng" from "message" where "recipient_id" = 'hr' order by "id" desc limit 1`,
    );
    expect(told?.text_eng).toContain('Confirm that it belongs to this person');
    expect(outcome(await callAs(world, 'hr', 'sign.confirmCertificate', { id: certificate_id }))).toBe('ok');
    expect(dataOf(await register('manager', mine.text))).toEqual({ certificate_id, confirmed: true });
  });

  test('takes the place of another by itself only where the client says so; one taken away stays away', async () => {
    const again = () => own.issue({ subject: { CN: 'Иванов Иван', SNILS: '11223344595' } });
    const second = again();
    const kept = dataOf(await register('employee', second.text));
    expect(kept.confirmed).toBe(false);
    await setReissue('1');
    expect(dataOf(await register('employee', again().text)).confirmed).toBe(true);
    await setReissue('0');
    const { certificate_id } = kept;
    const gone = await callAs(world, 'employee', 'sign.revokeCertificate', {
      id: certificate_id,
      reason: 'утерян',
    });
    expect(outcome(gone)).toBe('ok');
    expect(outcome(await register('employee', second.text))).toBe('certificate_not_yours');
  });

  test('is the real person’s, also while they act for somebody', async () => {
    const profile = await callAs(world, 'deputy', 'user.get', {});
    const [grant] = (profile.result?.profile as { grants: { id: number }[] } | undefined)?.grants ?? [];
    const acting = await callAs(world, 'deputy', 'token.grant', { grant: grant?.id });
    const token = String(acting.result?.access_token);
    const text = own.issue({}).text;
    const lent = await world.call('sign.certificate', { employee_id: idOf('manager'), text }, { token });
    expect(outcome(lent)).toBe('signing_is_personal');
    expect(
      outcome(await world.call('sign.certificate', { employee_id: idOf('deputy'), text }, { token })),
    ).toBe('ok');
    await world.call('token.grant', { grant: null }, { token });
  });
});

describe('a list of revoked certificates', () => {
  const authority = testAuthority('Списки');
  let id = 0;
  const fetchNow = async (by: Name = 'admin') => callAs(world, by, 'trust.fetch', { id });
  const errorNow = async () => dataOf(await fetchNow()).error;
  const kept = async () =>
    (await sql('select "der" from "trusted_crl" where "certificate_id" = $1', [id]))[0]?.der as
      | Buffer
      | undefined;
  const pointTo = async (crl_url: string) =>
    outcome(
      await callAs(world, 'admin', 'table.edit', { object: 'trusted_certificate', data: { id, crl_url } }),
    );
  beforeAll(async () => {
    const added = await trust({ text: authority.text, crl_url: `http://127.0.0.1:${lists.port}/list.crl` });
    id = Number(dataOf(added).id);
  });

  test('is fetched, and kept only when the issuer signed it and it is in force', async () => {
    const good = authority.crl();
    for (const [answer, fault] of [
      [Buffer.from('no list'), 'unreadable'],
      [testAuthority('Списки').crl(), 'foreign'],
      [own.crl(), 'foreign'],
      [authority.crl([], -9, -2), 'over'],
    ] as const) {
      lists.answer = answer;
      expect([fault, await errorNow()]).toEqual([fault, fault]);
      expect(await kept()).toBeUndefined();
    }
    lists.answer = good;
    expect(await errorNow()).toBe('');
    expect(await kept()).toEqual(Buffer.from(good));
    const [row] =
      (await callAs(world, 'admin', 'view.get', { object: 'trusted_certificate', filter: `id = ${id}` }))
        .result?.data ?? [];
    expect(row).toMatchObject({ crl_error: '', name: 'Списки' });
    expect(Date.parse(String(row?.crl_next_update))).toBeGreaterThan(Date.now());
  });

  test('is looked for at an address, and a way that leads nowhere is told', async () => {
    const address = `http://127.0.0.1:${lists.port}/list.crl`;
    for (const nowhere of ['http://[', 'http://%zz/', 'http:// x', 'http://a:99999/'])
      expect([nowhere, await pointTo(nowhere)]).toEqual([nowhere, 'validation']);
    lists.answer = (response) => response.writeHead(302, { location: 'http://[' }).end();
    expect(await errorNow()).toBe('unreachable');
    lists.answer = authority.crl();
    expect(await pointTo(address)).toBe('ok');
    expect(await errorNow()).toBe('');
  });

  test('is never replaced by an older, a forged or a missing one', async () => {
    const before = await kept();
    for (const [answer, fault] of [
      [authority.crl([], -3, 7), 'older'],
      [testAuthority('Списки').crl([], 0), 'foreign'],
      [
        (response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(503).end(),
        'answer',
      ],
    ] as const) {
      lists.answer = answer as ListServer['answer'];
      expect([fault, await errorNow()]).toEqual([fault, fault]);
      expect(await kept()).toEqual(before);
    }
    const newer = authority.crl(['41aa'], 0);
    lists.answer = newer;
    expect(await errorNow()).toBe('');
    expect(await kept()).toEqual(Buffer.from(newer));
  });

  test('T68: is not fetched from inside this network, neither straight nor by a redirect or a name', async () => {
    const asked = lists.asked;
    for (const host of ['localhost', '[::1]', '127.1', '169.254.169.254', '[::ffff:127.0.0.1]', '0.0.0.0']) {
      expect([host, await pointTo(`http://${host}:${lists.port}/list.crl`)]).toEqual([host, 'ok']);
      // The short way of writing 127.0.0.1 is that very host, which is named.
      const expected = host === '127.1' ? '' : 'forbidden_address';
      expect([host, await errorNow()]).toEqual([host, expected]);
    }
    await pointTo(`http://127.0.0.1:${lists.port}/list.crl`);
    lists.answer = (response) => {
      response.writeHead(302, { location: `http://localhost:${lists.port}/list.crl` }).end();
    };
    expect(await errorNow()).toBe('forbidden_address');
    expect(lists.asked).toBe(asked + 2);
    expect(await pointTo('file:///etc/passwd')).toBe('validation');
  });

  test('is cut off when it is too long', async () => {
    lists.answer = (response) => {
      response.writeHead(200);
      const part = Buffer.alloc(1024 * 1024);
      const more = () => {
        while (response.writable && !response.destroyed) if (!response.write(part)) return;
      };
      response.on('drain', more).on('error', () => {});
      more();
    };
    expect(await errorNow()).toBe('too_big');
  });

  test('is fetched at the word of an admin alone', async () => {
    expect(outcome(await fetchNow('hr'))).toBe('access_denied');
    expect(outcome(await fetchNow('southerner'))).toBe('not_found');
  });
});

describe('a responder', () => {
  const authority = rootAuthority('Ответчик', ecKey(), around);
  const text = (der: Uint8Array) => Buffer.from(der).toString('base64');
  const answered = (person: Identity, status: 'good' | 'revoked') =>
    wholeAnswer(answerAbout(person, authority, { ...around, status, revokedAt: around.from }));
  const rowOf = async (id: unknown) =>
    (await callAs(world, 'admin', 'view.get', { object: 'trusted_certificate', filter: `id = ${id}` })).result
      ?.data[0];
  let id: unknown;
  beforeAll(async () => {
    const ocsp_url = `http://127.0.0.1:${lists.port}/ocsp`;
    id = dataOf(await trust({ text: text(authority.der), ocsp_url })).id;
    await setNumbers('clerk', '', '');
  });

  test('is asked before a certificate is registered: one that it says is revoked is not taken', async () => {
    const [gone, mine] = [
      authority.issue({ key: ecKey(), ...around }),
      authority.issue({ key: ecKey(), ...around }),
    ];
    lists.answer = answered(gone, 'revoked');
    const refused = await register('clerk', text(gone.der));
    expect(refused.error?.data.values?.code).toBe('certificate_revoked');
    lists.answer = answered(gone, 'good');
    expect(outcome(await register('clerk', text(mine.der)))).toBe('ok');
    expect(await rowOf(id)).toMatchObject({ ocsp_error: 'foreign', ocsp_tried_at: expect.any(String) });
    expect(outcome(await register('clerk', text(mine.der)))).toBe('ok');
  });

  test('is where an admin says, and another address begins anew', async () => {
    const pointTo = (ocsp_url: string, by: Name = 'admin') =>
      callAs(world, by, 'table.edit', { object: 'trusted_certificate', data: { id, ocsp_url } });
    for (const nowhere of ['http://[', 'file:///etc/passwd', 'http:// x'])
      expect([nowhere, outcome(await pointTo(nowhere))]).toEqual([nowhere, 'validation']);
    const changes = { object: 'trusted_certificate', data: { id, delta_url: 'gopher://x/' } };
    expect(outcome(await callAs(world, 'admin', 'table.edit', changes))).toBe('validation');
    expect(outcome(await pointTo('http://ocsp.example.ru/', 'hr'))).toBe('access_denied');
    expect(await rowOf(id)).toMatchObject({ ocsp_error: 'foreign' });
    expect(outcome(await pointTo('http://ocsp.example.ru/'))).toBe('ok');
    expect(await rowOf(id)).toMatchObject({
      ocsp_url: 'http://ocsp.example.ru/',
      ocsp_error: '',
      ocsp_tried_at: null,
    });
  });
});
