import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { havePostfix } from '../../bin/postfix.ts';
import type { SystemState } from '../../lib/rpc/system.ts';
import { connect } from '../../server/db/connect.ts';
import { startPortal } from '../support/portal.ts';
import { rpc, signIn } from '../support/rpc.ts';
import { demoDatabase } from './demo-database.ts';
import { DOMAIN, READER, startPostfix } from './postfix.ts';

const LIMIT_MS = 60_000;

/**
 * Letters through Postfix: one arrives, one to a mailbox it does not have ends, one that it refuses by a fault of its own
 * (554 5.7.1) waits, is named in the state of the portal, and arrives once the fault is gone.
 */
export const walkPostfix = async (): Promise<void> => {
  const program = havePostfix();
  if (!program) throw new Error('Postfix is not there and can not be installed.');
  const database = await demoDatabase();
  const postfix = await startPostfix(program);
  const db = await connect(database.url);
  const portal = await startPortal({
    databaseUrl: database.url,
    env: { SMTP_URL: postfix.url, MAIL_FROM: `portal@${DOMAIN}`, LOG_LEVEL: 'fatal' },
  });
  try {
    await db.query(`update "app_user" set "email" = $1 where "login" = 'employee'`, [READER]);
    await db.query(`update "app_user" set "email" = $1 where "login" = 'employee2'`, [`gone@${DOMAIN}`]);
    const admin = await signIn(portal.origin, 'admin');
    const ask = (email: string) => rpc(portal.origin, null, 'token.restore', { email, client: 'eg' });
    const undone = async (): Promise<number> =>
      (await db.query(`select 1 from "outbox" where "kind" = 'mail' and "done_at" is null`)).rowCount ?? 0;
    const mail = async () => {
      const { result } = await rpc<{ data: SystemState }>(portal.origin, admin, 'system.state', {});
      return result?.data.parts.find(({ part }) => part === 'mail')?.values;
    };

    await ask(READER);
    await becomes('a letter arrives', () => postfix.delivered('reader') === 1);

    await ask(`gone@${DOMAIN}`);
    await becomes('a letter to a mailbox that is not there ends', async () => (await undone()) === 0);
    assert.equal((await mail())?.refused, 'no');

    await postfix.set({ smtpd_recipient_restrictions: 'reject' });
    await ask(READER);
    await becomes('a fault of the server is named', async () =>
      /^RCPT TO: 554 5\.7\.1 .*Access denied/.test(String((await mail())?.said)),
    );
    assert.equal(await undone(), 1);
    await postfix.set({ smtpd_recipient_restrictions: '' });
    await becomes('the letter arrives once the fault is gone', () => postfix.delivered('reader') === 2);
    await becomes('nothing is left to send', async () => (await undone()) === 0);
  } finally {
    await portal.stop();
    await db.end();
    postfix.stop();
    await database.stop();
  }
};

const becomes = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + LIMIT_MS; !(await isSo()); await pause(50))
    assert.ok(Date.now() < deadline, `${what}: not within ${LIMIT_MS / 1_000} s`);
};
