import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { callerOf, outcome } from '../support/matrix-http.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import type { World } from '../support/matrix-world.ts';
import { type OwnProcess, ownCompany } from '../support/own-process.ts';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { introduceSigning, shown, signsWith, stamp } from '../support/signing-call.ts';

const SEND = ['employee', 'draft', 'prepared'] as const;

let own: OwnProcess;
let world: World;
beforeAll(async () => {
  const { company, ...made } = await ownCompany();
  own = made.own;
  const portal = await startPortal({ databaseUrl: own.database.url });
  const token = await signIn(portal.origin, 'employee', PASSWORD, NORTH);
  world = {
    url: own.database.url,
    company,
    portal,
    call: callerOf(portal.origin, NORTH),
    tokens: { employee: token },
    token: () => token,
    close: async () => {
      await portal.stop();
      await company.close();
    },
  };
  await introduceSigning(world, { party: 'employee' });
  await signsWith(world, 'employee', '1');
});
afterAll(async () => {
  await world?.close();
  await own?.close();
});

const opened = async () => {
  const id = await addVacation(world.company, 'employee', 'draft');
  return { id, ...(await shown(world, 'employee', id, SEND)) };
};
const requestsOf = async (ids: readonly number[]) =>
  (
    await world.company.db.query<{ id: number }>(
      'select "legal_document_id"::int as id from "request" where "legal_document_id" = any($1) order by 1',
      [ids],
    )
  ).rows.map(({ id }) => id);

test('a request that a lost page left empty goes after a day with its file; a signed, a young and an open one stay', async () => {
  const [lost, signed, young] = [await opened(), await opened(), await opened()];
  expect(outcome(await stamp(world, 'employee', signed.intent_id))).toBe('ok');
  await world.company.db.query(
    `update "document" set "create_date" = now() - interval '25 hours' where "id" = any($1)`,
    [[lost.request_id, signed.request_id]],
  );
  await world.company.db.query(`update "sign_intent" set "expires_at" = now() where "id" = $1`, [
    lost.intent_id,
  ]);
  const { sweep } = await import('../../server/jobs/housekeeping.ts');
  await sweep();
  const ids = [lost.id, signed.id, young.id];
  expect(await requestsOf(ids)).toEqual([signed.id, young.id]);
  const { rows } = await world.company.db.query('select "id" from "file" where "id" = $1 and not "deleted"', [
    lost.file.id,
  ]);
  expect(rows).toEqual([]);
  const again = await shown(world, 'employee', lost.id, SEND);
  await world.company.db.query(
    `update "document" set "create_date" = now() - interval '25 hours' where "id" = $1`,
    [again.request_id],
  );
  await sweep();
  expect(outcome(await stamp(world, 'employee', again.intent_id))).toBe('ok');
});

test('a request that is shown again while the sweep looks at it stays', async () => {
  const { id, request_id, intent_id } = await opened();
  const { db } = world.company;
  await db.query(`update "document" set "create_date" = now() - interval '25 hours' where "id" = $1`, [
    request_id,
  ]);
  await db.query(`update "sign_intent" set "expires_at" = now() where "id" = $1`, [intent_id]);
  const { sweepEmptyRequests } = await import('../../server/documents/linked-request.ts');
  const showing = await connect(world.url);
  try {
    await showing.query('begin');
    await showing.query('select 1 from "document" where "id" = $1 for update', [id]);
    await showing.query(
      `update "sign_intent" set "expires_at" = now() + interval '10 minutes' where "id" = $1`,
      [intent_id],
    );
    let isSwept = false;
    const swept = sweepEmptyRequests().then(() => {
      isSwept = true;
    });
    const waiting = () =>
      db.query(
        `select 1 from pg_stat_activity where "datname" = current_database() and "wait_event_type" = 'Lock'`,
      );
    await vi.waitFor(async () => expect(isSwept || (await waiting()).rows.length > 0).toBe(true), 10_000);
    await showing.query('commit');
    await swept;
  } finally {
    await showing.end();
  }
  expect(await requestsOf([id])).toEqual([id]);
  expect(outcome(await stamp(world, 'employee', intent_id))).toBe('ok');
});

test('a request whose document is gone is swept, and the audit says so', async () => {
  const { db } = world.company;
  const [{ id, request_id }, other] = [await opened(), await opened()];
  await db.query('delete from "document" where "id" = $1', [id]);
  const { sweep } = await import('../../server/jobs/housekeeping.ts');
  await sweep();
  expect(await requestsOf([id, other.id])).toEqual([other.id]);
  const { rows } = await db.query(
    `select "action", "user_id" from "audit" where "stream" = $1 order by "seq" desc limit 1`,
    [`document:${request_id}`],
  );
  expect(rows).toEqual([{ action: 'request.removed', user_id: null }]);
});
