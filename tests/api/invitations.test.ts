import { describe, expect, test } from 'vitest';
import { refusedFields } from '../support/document-desk.ts';
import { openMailbox } from '../support/mailbox.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';
import { sendForm } from '../support/upload.ts';

const mailbox = shared(openMailbox);

const world = shared(() =>
  openWorld(['admin', 'hr', 'employee', 'manager', 'stranger_hr'], { SMTP_URL: mailbox.url }),
);

const db = () => world.company.db;
const invite = (by: Name, input: object = {}): Promise<Answer> => callAs(world, by, 'user.invite', input);
const invited = (answer: Answer): unknown =>
  (answer.result as { data?: { invited?: number } } | undefined)?.data?.invited;

let people = 0;
/** Imports a person with this order of invitation; answers the account. */
const bring = async (order?: string): Promise<{ id: number; email: string }> => {
  people += 1;
  const email = `new-${people}@invited.example`;
  const answer = await sendForm(
    `${world.portal.origin}/api/users/import`,
    world.token('hr'),
    { mode: 'all', invite: order },
    `email;name;number;hire_date\n${email};Новый Олег;Н-${people};02.03.2026`,
  );
  expect(await answer.text()).toContain('"written":true');
  const { rows } = await db().query('select "id"::int from "app_user" where "email" = $1', [email]);
  return { id: rows[0].id, email };
};
/** Letters ordered for an account. */
const letters = async (id: number): Promise<number> =>
  (
    await db().query(
      `select 1 from "outbox" where "payload" ->> 'template' = 'invite' and ("payload" ->> 'user_id')::bigint = $1`,
      [id],
    )
  ).rows.length;
const stateOf = async (id: number, by: Name = 'hr'): Promise<unknown> =>
  (await callAs(world, by, 'view.get', { object: 'user', filter: `id = ${id}` })).result?.data[0]?.invitation;
/** Leaves no account of before the test to invite. */
const nobodyElse = () =>
  db().query(
    `update "app_user" set "invitable" = false, "invited_at" = null where "email" not like '%@invited.example'`,
  );

describe('an import of people', () => {
  test.each([
    ['at once', 'now', 1, 'sent'],
    ['later', 'later', 0, 'none'],
    ['not at all', 'never', 0, 'never'],
    ['without a word of it', undefined, 0, 'none'],
  ])('that is to invite %s orders so many letters', async (_when, order, count, state) => {
    const { id } = await bring(order);
    expect([await letters(id), await stateOf(id)]).toEqual([count, state]);
  });

  test('says no other word', async () => {
    const answer = await sendForm(
      `${world.portal.origin}/api/users/import`,
      world.token('hr'),
      { mode: 'all', invite: 'tomorrow' },
      'email\na@b.ru',
    );
    expect((await answer.json()).error.data.reason).toBe('invalid_params');
  });
});

describe('an invitation to everybody who has not come in', () => {
  test('goes to them alone: not to who has, who left, whose account is shut, nor whom nobody is to invite', async () => {
    await nobodyElse();
    await db().query(`update "app_user" set "invitable" = false where "email" like '%@invited.example'`);
    const [waits, never, shut, left, over] = [
      await bring(),
      await bring('never'),
      await bring(),
      await bring(),
      await bring('now'),
    ];
    await db().query('update "app_user" set "disabled" = true where "id" = $1', [shut?.id]);
    await db().query(
      `update "employee" set "dismissal_date" = current_date - 10 where "id" = (select "employee_id" from "app_user" where "id" = $1)`,
      [left?.id],
    );
    await db().query(`update "app_user" set "invited_at" = now() - interval '9 days' where "id" = $1`, [
      over?.id,
    ]);
    await db().query(`delete from "auth_challenge" where "user_id" = $1`, [over?.id]);
    const shown = await callAs(world, 'hr', 'view.get', {
      object: 'user',
      filter: `disabled = '0' and invitation in ('none', 'sent', 'over')`,
      rowsPerPage: 1,
    });
    const answer = await invite('hr');
    expect((answer.result as { data?: { mailed?: boolean } } | undefined)?.data?.mailed).toBe(true);
    expect([invited(answer), (shown.result as { total?: number } | undefined)?.total]).toEqual([2, 2]);
    expect(await Promise.all([waits, never, shut, left, over].map((each) => letters(each?.id ?? 0)))).toEqual(
      [1, 0, 0, 0, 2],
    );
    const letter = await mailbox.next(waits?.email ?? '');
    const token = new URL(letter.link).searchParams.get('token');
    expect(outcome(await world.call('user.get', { token }))).toBe('ok');
    expect(await stateOf(waits?.id ?? 0)).toBe('came');
    expect(outcome(await invite('hr', { id: waits?.id }))).toBe('validation');
  });

  test('opens for as many days as the parameter says, which its letter names', async () => {
    await putParameter(db(), 'invite_days', '3');
    const { id, email } = await bring('now');
    const letter = await mailbox.next(email);
    const { rows } = await db().query(
      `select round(extract(epoch from "expires_at" - now()) / 3600)::int as hours,
         to_char("business_day"() + 3, 'DD.MM.YYYY') as day from "auth_challenge" where "user_id" = $1`,
      [id],
    );
    expect(rows[0].hours).toBe(72);
    expect(letter.text).toContain(rows[0].day);
  });

  test('is of one’s own people, and of who keeps accounts', async () => {
    const { id } = await bring();
    for (const name of ['employee', 'manager'] as const)
      expect([outcome(await invite(name)), outcome(await invite(name, { id }))]).toEqual([
        'access_denied',
        'access_denied',
      ]);
    expect(outcome(await invite('stranger_hr', { id }))).toBe('not_found');
    expect(outcome(await invite('stranger_hr'))).toBe('ok');
    expect(await letters(id)).toBe(0);
    expect(invited(await invite('admin', { id }))).toBe(1);
    expect(await letters(id)).toBe(1);
  });

  test('wants a mailbox', async () => {
    const { id } = await bring();
    await db().query(`update "app_user" set "email" = '' where "id" = $1`, [id]);
    expect(refusedFields(await invite('admin', { id }))).toEqual(['email user/no-email']);
  });
});

describe('a link that is over', () => {
  const renew = (token: string): Promise<Answer> => world.call('token.renew', { token });
  const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
  const endLinksOf = (id: number) =>
    db().query(`update "auth_challenge" set "expires_at" = now() - interval '9 days' where "user_id" = $1`, [
      id,
    ]);

  test('of an invitation brings another one to the same mailbox in one press, also days later', async () => {
    const { id, email } = await bring('now');
    const token = tokenOf((await mailbox.next(email)).link);
    await endLinksOf(id);
    expect(outcome(await world.call('user.get', { token }))).toBe('link_expired');
    expect((await renew(token)).result).toEqual({ data: true });
    const again = await mailbox.next(email);
    expect(outcome(await world.call('user.get', { token: tokenOf(again.link) }))).toBe('ok');
  });

  test('answers the same, and has nothing written, for one that never was, of a shut account, and of another mailbox', async () => {
    const [shut, moved] = [await bring('now'), await bring('now')];
    const tokens = [];
    for (const { email } of [shut, moved]) tokens.push(tokenOf((await mailbox.next(email)).link));
    await db().query('update "app_user" set "disabled" = true where "id" = $1', [shut.id]);
    await db().query(`update "app_user" set "email" = 'elsewhere@invited.example' where "id" = $1`, [
      moved.id,
    ]);
    for (const { id } of [shut, moved]) await endLinksOf(id);
    const before = [await letters(shut.id), await letters(moved.id)];
    for (const token of [...tokens, 'never-was']) expect((await renew(token)).result).toEqual({ data: true });
    const waits = await bring('now');
    await mailbox.next(waits.email);
    expect([await letters(shut.id), await letters(moved.id)]).toEqual(before);
  });

  test('is asked for once in a while', async () => {
    const { id, email } = await bring('now');
    const token = tokenOf((await mailbox.next(email)).link);
    await endLinksOf(id);
    expect(outcome(await renew(token))).toBe('ok');
    expect(outcome(await renew(token))).toBe('too_many_requests');
    expect(outcome(await renew(''))).toBe('invalid_params');
  });
});
