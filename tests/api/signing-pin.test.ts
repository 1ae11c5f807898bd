import { X509Certificate } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NORTH } from '../support/matrix-company.ts';
import { type Answer, callAs, callerOf, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { startPortal } from '../support/portal.ts';
import { shared } from '../support/shared.ts';
import { giveKey, grantKey, PIN } from '../support/signing-key.ts';

const world = shared(() =>
  openWorld(['employee', 'clerk', 'hr', 'admin', 'manager', 'deputy', 'stranger_hr', 'southerner']),
);
const second = shared(() => startPortal({ databaseUrl: world.url }));
beforeAll(async () => {
  await giveKey(world, 'employee');
});

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;
beforeEach(() => sql('delete from "pin_counter"'));

const idOf = (name: Name) => world.company.people[name].employee_id;
const as = (name: Name) => ({ token: world.token(name) });
const check = (name: Name, pin: string, of: Name = name) =>
  callAs(world, name, 'sign.pin_check', { employee_id: idOf(of), pin });
const state = (answer: Answer) => answer.result?.pin as { attempts: number; locked_until: string | null };
const keyOf = async (name: Name) =>
  (await callAs(world, name, 'sign.key', {})).result?.data as unknown as {
    pin: { has_key: boolean; attempts: number };
    certificate: { certificate_id: number } | null;
    order: { state: string; kind: string } | null;
  };
const idIn = (answer: Answer) => (answer.result?.data as unknown as { id: number } | undefined)?.id;
const fieldOf = (answer: Answer) => answer.error?.data.fields?.map(({ code }) => code);
const messagesOf = async (recipient: string | number) =>
  (
    await sql('select "text_eng" from "message" where "recipient_id" = $1 order by "id"', [String(recipient)])
  ).map((row) => String(row.text_eng));

describe('a PIN', () => {
  test('is right, and gives all tries back', async () => {
    const wrong = await check('employee', '7777');
    expect([wrong.result?.status, state(wrong).attempts]).toEqual(['false', 2]);
    const right = await check('employee', PIN);
    expect([right.result?.status, state(right)]).toMatchObject(['true', { attempts: 3, locked_until: null }]);
  });

  test('T32: of somebody else, of whoever one acts for, or of nobody is not tried', async () => {
    for (const of of ['clerk', 'stranger_hr', 'southerner'] as const)
      expect([of, outcome(await check('employee', PIN, of))]).toEqual([of, 'access_denied']);
    expect(outcome(await check('clerk', PIN))).toBe('no_signing_key');
    const lent = await callAs(world, 'deputy', 'user.get', {});
    const [grant] = (lent.result?.profile as { grants: { id: number }[] } | undefined)?.grants ?? [];
    const acting = await callAs(world, 'deputy', 'token.grant', { grant: grant?.id });
    const token = String(acting.result?.access_token);
    const asked = await world.call('sign.pin_check', { employee_id: idOf('manager'), pin: PIN }, { token });
    expect([outcome(asked), asked.error?.code]).toEqual(['signing_is_personal', -32707]);
    await world.call('token.grant', { grant: null }, { token });
    expect(await sql('select 1 from "pin_counter"')).toEqual([]);
  });

  test('T33, T34: is looked at three times of twenty, by whatever process; person and hr hear of it', async () => {
    const before = (await messagesOf('hr')).length;
    const other = callerOf(second.origin, NORTH);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? world.call : other)(
          'sign.pin_check',
          { employee_id: idOf('employee'), pin: String(2000 + index) },
          as('employee'),
        ),
      ),
    );
    expect(answers.filter((each) => each.result?.status === 'false')).toHaveLength(3);
    const refused = answers.filter((each) => outcome(each) === 'pin_exhausted');
    expect(refused).toHaveLength(17);
    expect(refused[0]?.error?.code).toBe(-32715);
    expect(Number(refused[0]?.error?.data.values?.seconds)).toBeGreaterThan(14 * 60);
    expect(outcome(await check('employee', PIN))).toBe('pin_exhausted');
    expect((await keyOf('employee')).pin).toMatchObject({ attempts: 0, has_key: true });
    expect((await messagesOf('hr')).slice(before)).toEqual([
      'employee has no PIN attempts left. Signing is temporarily locked.',
    ]);
    expect((await messagesOf(idOf('employee'))).at(-1)).toContain('wrong PIN');
  });

  test('waits twice as long each time its tries are used up, up to eight hours', async () => {
    const minutes: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      await sql(`update "pin_counter" set "locked_until" = now() - interval '1 second'`);
      for (const pin of ['7771', '7772', '7773']) await check('employee', pin);
      const { locked_until } = (await sql('select "locked_until" from "pin_counter"'))[0] ?? {};
      minutes.push(
        Math.round((Date.parse(String(new Date(locked_until).toISOString())) - Date.now()) / 60_000),
      );
    }
    expect(minutes).toEqual([15, 30, 60, 120, 240, 480, 480]);
    await sql(`update "pin_counter" set "locked_until" = now() - interval '1 second'`);
    expect(state(await check('employee', PIN))).toMatchObject({ attempts: 3, locked_until: null });
  });

  test('is changed by whoever knows it, and the one before it opens nothing', async () => {
    const change = (current: string, pin: string) =>
      callAs(world, 'employee', 'sign.changePin', { current, pin });
    const wrong = await change('7777', '5927');
    expect([outcome(wrong), wrong.error?.data.values]).toMatchObject(['wrong_pin', { left: 2 }]);
    for (const [pin, code] of [
      [PIN, 'pin/same'],
      ['1234', 'pin/sequence'],
      ['59271', 'pin/length'],
    ] as const)
      expect(fieldOf(await change(PIN, pin))).toEqual([code]);
    expect(outcome(await change(PIN, '5927'))).toBe('ok');
    expect((await check('employee', PIN)).result?.status).toBe('false');
    expect((await check('employee', '5927')).result?.status).toBe('true');
    expect(outcome(await change('5927', PIN))).toBe('ok');
  });

  test('keeps its digits when the company asks for more, until its person chooses another', async () => {
    const digits = (value: string) => putParameter(world.company.db, 'pin_length', value);
    const change = (current: string, pin: string) =>
      callAs(world, 'employee', 'sign.changePin', { current, pin });
    await digits('6');
    expect((await keyOf('employee')).pin).toMatchObject({ length: 4, new_length: 6 });
    expect((await check('employee', PIN)).result?.status).toBe('true');
    expect(fieldOf(await change(PIN, '5927'))).toEqual(['pin/length']);
    expect(outcome(await change(PIN, '592741'))).toBe('ok');
    await digits('4');
    expect((await keyOf('employee')).pin).toMatchObject({ length: 6, new_length: 4 });
    expect((await check('employee', '592741')).result?.status).toBe('true');
    expect(outcome(await change('592741', PIN))).toBe('ok');
    expect((await keyOf('employee')).pin).toMatchObject({ length: 4, new_length: 4 });
  });

  test('has no hash of its own anywhere, and its key opens in nobody else’s row', async () => {
    await giveKey(world, 'clerk', '9046');
    const keys = await sql(
      `select k.*, c."employee_id" from "signing_key" k join "certificate" c on c."id" = k."certificate_id"`,
    );
    expect(keys).toHaveLength(2);
    const [mine, theirs] = [idOf('employee'), idOf('clerk')].map((id) =>
      keys.find(({ employee_id }) => Number(employee_id) === id),
    );
    const put = (from: typeof mine, to: typeof mine) =>
      sql('update "signing_key" set "salt" = $2, "blob" = $3 where "certificate_id" = $1', [
        to?.certificate_id,
        from?.salt,
        from?.blob,
      ]);
    await put(mine, theirs);
    expect(outcome(await check('clerk', PIN))).toBe('system_error');
    await put(theirs, theirs);
    expect((await check('clerk', '9046')).result?.status).toBe('true');
  });
});

describe('a key', () => {
  test('is ordered by one, granted by another, and never by its person', async () => {
    const order = (by: Name, of: Name) =>
      callAs(world, by, 'sign.orderKey', { employee_id: idOf(of), reason: 'забыл ПИН-код' });
    const decide = (by: Name, id: unknown) => callAs(world, by, 'sign.decideOrder', { id, granted: true });
    expect(outcome(await order('manager', 'employee'))).toBe('access_denied');
    for (const by of ['stranger_hr', 'southerner'] as const)
      expect(outcome(await order(by, 'employee'))).toBe('not_found');
    const ordered = await order('hr', 'employee');
    const id = idIn(ordered);
    expect(fieldOf(await order('admin', 'employee'))).toEqual(['key/ordered']);
    expect(await keyOf('employee')).toMatchObject({ order: { state: 'asked', kind: 'reissue' } });
    const set = () => callAs(world, 'employee', 'sign.setPin', { pin: '3719' });
    expect(outcome(await set())).toBe('no_signing_key');
    expect(outcome(await decide('hr', id))).toBe('access_denied');
    expect(outcome(await decide('employee', id))).toBe('access_denied');
    expect(outcome(await decide('southerner', id))).toBe('not_found');
    expect(outcome(await decide('admin', id))).toBe('ok');
    expect(outcome(await decide('admin', id))).toBe('edited_by_another');
    const answers = await Promise.all([set(), set(), set()]);
    expect(answers.map(outcome).sort()).toEqual(['edited_by_another', 'edited_by_another', 'ok']);
    expect((await messagesOf(idOf('employee'))).at(-1)).toContain('the previous one was revoked');
    expect((await check('employee', PIN)).result?.status).toBe('false');
    expect((await check('employee', '3719')).result?.status).toBe('true');
    const rows = await sql(
      `select "disabled", "revoke_reason", k."certificate_id" is not null as has_key from "certificate"
       left join "signing_key" k on k."certificate_id" = "id" where "employee_id" = $1 order by "id"`,
      [idOf('employee')],
    );
    expect(rows).toEqual([
      { disabled: true, revoke_reason: 'superseded', has_key: false },
      { disabled: false, revoke_reason: '', has_key: true },
    ]);
  });

  test('of the one who asks is not granted by themselves, and one that was refused is not made', async () => {
    const ordered = await callAs(world, 'hr', 'sign.orderKey', { employee_id: idOf('hr') });
    const id = idIn(ordered);
    expect(outcome(await callAs(world, 'hr', 'sign.decideOrder', { id, granted: true }))).toBe(
      'access_denied',
    );
    const refused = await callAs(world, 'admin', 'sign.decideOrder', { id, granted: false });
    expect(outcome(refused)).toBe('ok');
    expect(outcome(await callAs(world, 'hr', 'sign.setPin', { pin: PIN }))).toBe('no_signing_key');
    expect((await keyOf('hr')).order).toBeNull();
  });

  test('wants a proof of its person, an order that is not over, and a PIN that is not guessed', async () => {
    await grantKey(world, 'manager');
    const set = (pin: string) => callAs(world, 'manager', 'sign.setPin', { pin });
    for (const [pin, code] of [
      ['0000', 'pin/repeated'],
      ['1212', 'pin/repeated'],
      ['4321', 'pin/sequence'],
      ['1987', 'pin/date'],
      ['123', 'pin/length'],
    ] as const)
      expect([pin, fieldOf(await set(pin))]).toEqual([pin, [code]]);
    await sql(`update "auth_session" set "create_date" = now() - interval '11 minutes', "proved_at" = null`);
    expect(outcome(await set(PIN))).toBe('proof_required');
    const again = await callAs(world, 'hr', 'sign.orderKey', { employee_id: idOf('clerk') });
    expect(outcome(again)).toBe('proof_required');
    await sql('update "auth_session" set "proved_at" = now()');
    await sql(`update "key_order" set "expires_at" = now() where "used_at" is null`);
    expect(outcome(await set(PIN))).toBe('no_signing_key');
    await grantKey(world, 'manager');
    expect(outcome(await set(PIN))).toBe('ok');
    const [granted, issued] = (await messagesOf(idOf('manager'))).slice(-2);
    expect(granted, 'what to do next').toMatch(
      /key has been approved\. Choose its PIN in your profile within \d+ days/,
    );
    expect(issued, 'a first key').toContain('was issued to you. If you');
  });

  test('has a certificate of the portal’s own authority that says who the person is', async () => {
    const [person] = await sql(
      `select c."der", p."der" as issuer from "certificate" c, "portal_key" p
       where c."employee_id" = $1 and not c."disabled" and p."kind" = 'authority'`,
      [idOf('manager')],
    );
    const [own, issuer] = [person?.der, person?.issuer].map((der) => new X509Certificate(der as Buffer));
    if (!own || !issuer) throw new Error('there is no certificate');
    expect(own.verify(issuer.publicKey)).toBe(true);
    expect(issuer.verify(issuer.publicKey)).toBe(true);
    expect(own.checkIssued(issuer)).toBe(true);
    expect([own.ca, issuer.ca]).toEqual([false, true]);
    expect(own.subject.split('\n')).toEqual(expect.arrayContaining(['O=alpha', 'CN=manager', 'SN=manager']));
    expect(await sql(`select count(*)::int as n from "portal_key" where "kind" = 'authority'`)).toEqual([
      { n: 1 },
    ]);
  });
});
