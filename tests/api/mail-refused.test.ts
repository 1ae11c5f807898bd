import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SystemState } from '../../lib/rpc/system.ts';
import { NORTH } from '../support/matrix-company.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld, type World } from '../support/matrix-world.ts';
import { type ScriptedMail, type Stage, startScriptedMail } from '../support/scripted-mail.ts';
import { sampleOf } from '../support/whole.ts';

let world: World;
let mail: ScriptedMail;
beforeAll(async () => {
  mail = await startScriptedMail();
  world = await openWorld(['admin', 'southerner'], {
    SMTP_URL: mail.url,
    LOG_LEVEL: 'fatal',
  });
});
afterAll(async () => {
  await world?.close();
  await mail?.close();
});
beforeEach(() => world.company.db.query('delete from "rate_limit"'));

const READER: Name = 'employee';
const mailbox = `${READER}@example.ru`;

const ask = async (): Promise<void> => {
  expect(outcome(await world.call('token.restore', { email: mailbox, client: NORTH }))).toBe('ok');
};
const undone = async (): Promise<number> =>
  (await world.company.db.query(`select 1 from "outbox" where "kind" = 'mail' and "done_at" is null`))
    .rowCount ?? 0;
/** Letters whose job failed and is put off. */
const putOff = async (): Promise<number> =>
  (
    await world.company.db.query(
      `select 1 from pgboss.job where name = 'mail' and state in ('retry', 'failed') and output is not null`,
    )
  ).rowCount ?? 0;
const told = async (name: Name): Promise<Record<string, unknown> | undefined> => {
  const { result } = await callAs(world, name, 'system.state', {});
  const state = result?.data as unknown as SystemState | undefined;
  const part = state?.parts.find((each) => each.part === 'mail');
  return part && { state: part.state, ...part.values };
};

/** What puts a letter off: a stage of the mail and the answer to it. */
const PUT_OFF: readonly [Stage, readonly string[]][] = [
  ['RCPT', [`554 5.7.1 <${mailbox}>: Relay access denied`]],
  ['RCPT', ['550 User unknown']],
  ['RCPT', ['550-5.7.1 Our filter', '550 5.7.1 says no']],
  ['RCPT', ['550 5.2.1 Mailbox disabled']],
  ['RCPT', ['450 4.1.1 Not verified yet']],
  ['MAIL', ['550 5.1.1 We know no such sender']],
  ['DATA', ['554 5.5.1 No valid recipients']],
  ['END', ['554 5.7.1 Spam']],
  ['END', ['554 5.6.0 Bad contents']],
];

describe('a letter is put off and arrives once its server takes it', () => {
  test.each(sampleOf(PUT_OFF, 4))('after %s: %s', async (stage, lines) => {
    mail.answer(mailbox, stage, lines);
    const before = mail.taken.length;
    await ask();
    await expect.poll(putOff, { timeout: 60_000 }).toBe(1);
    const said = lines.join(' ').replaceAll(mailbox, '…');
    expect(await told('admin')).toMatchObject({ state: 'look', refused: 'yes' });
    expect((await told('admin'))?.said).toContain(said);
    expect(await told('southerner')).toMatchObject({ refused: 'no', said: '' });
    mail.answer(mailbox, stage);
    await expect.poll(undone, { timeout: 60_000 }).toBe(0);
    expect(mail.taken.slice(before)).toEqual([mailbox]);
    expect(await told('admin')).toMatchObject({ refused: 'no', said: '' });
  });
});

describe('a letter to a mailbox that does not exist is tried once', () => {
  test.each<[Stage, readonly string[]]>([
    ['RCPT', ['550 5.1.1 User unknown']],
    ['RCPT', ['550-5.1.1 No such', '550 5.1.1 mailbox']],
    ['RCPT', ['551 5.1.6 Moved']],
    ['RCPT', ['556 5.1.10 No mail here']],
    ['END', ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found']],
  ])('after %s: %s', async (stage, lines) => {
    mail.answer(mailbox, stage, lines);
    const before = mail.taken.length;
    await ask();
    await expect.poll(undone, { timeout: 60_000 }).toBe(0);
    expect(await putOff()).toBe(0);
    expect(await told('admin')).toMatchObject({ refused: 'no' });
    mail.answer(mailbox, stage);
    expect(mail.taken.slice(before)).toEqual([]);
  });
});

test('a mail server that does not answer is named by what happened', async () => {
  await mail.close();
  await ask();
  await expect.poll(putOff, { timeout: 60_000 }).toBe(1);
  expect(await told('admin')).toMatchObject({ state: 'look', said: expect.stringContaining('ECONNREFUSED') });
});
