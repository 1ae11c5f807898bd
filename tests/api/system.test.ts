import { expect, test } from 'vitest';
import { SYSTEM_PARTS, type SystemState } from '../../lib/rpc/system.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['admin', 'hr', 'manager', 'employee']));

/** The state an admin reads. */
const seen = async (): Promise<SystemState> => {
  const { result, error } = await callAs(world, 'admin', 'system.state', {});
  if (!result) throw new Error(error?.data.reason);
  return result.data as unknown as SystemState;
};

test('an admin sees how each part of the portal stands, and no secret of it', async () => {
  const state = await seen();
  expect(state.parts.map(({ part }) => part)).toEqual(SYSTEM_PARTS);
  expect(state.version).toMatch(/^\d+\.\d+\.\d+$/);
  const values = Object.fromEntries(state.parts.map(({ part, values: said }) => [part, said]));
  expect(Number(values.database?.connections)).toBeGreaterThan(0);
  expect(Number(values.accounts?.came)).toBeGreaterThan(0);
  expect(JSON.stringify(state)).not.toMatch(/postgres(ql)?:\/\/|smtps?:\/\/|password|secret/i);
});

test('what needs a hand is counted: a locked account, a letter nobody took', async () => {
  const { db, people, clients } = world.company;
  await db.query(`update "app_user" set "locked_until" = now() + interval '1 hour' where "id" = $1`, [
    people.employee.user_id,
  ]);
  await db.query(
    `insert into "outbox" ("client_id", "kind", "payload", "create_date") values ($1, 'mail', '{}', now() - interval '2 hours')`,
    [clients.north],
  );
  const { parts } = await seen();
  const part = (name: string) => parts.find((each) => each.part === name);
  expect(part('accounts')).toMatchObject({ state: 'look', values: { locked: 1 } });
  expect(part('mail')).toMatchObject({ state: 'act', values: { undelivered: 1 } });
  expect(part('queue')?.state).toBe('act');
  await db.query(`delete from "outbox" where "kind" = 'mail' and "payload" = '{}'`);
});

test('a statement that was slow is told by its text, without what was asked', async () => {
  const { parts } = await seen();
  expect(parts.find(({ part }) => part === 'statements')?.values).toHaveProperty('slow');
});

test('nobody else is told', async () => {
  for (const name of ['hr', 'manager', 'employee'] as const)
    expect(outcome(await callAs(world, name, 'system.state', {})), name).toBe('access_denied');
  expect(outcome(await world.call('system.state', {}, {}))).toBe('invalid_access_token');
});
