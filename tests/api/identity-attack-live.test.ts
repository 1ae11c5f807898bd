import { describe, expect, test } from 'vitest';
import { runProgram } from '../../bin/program.ts';
import { type EventSourceOf, listenTo } from '../support/event-source.ts';
import { NORTH, one, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, callAs, outcome } from '../support/matrix-http.ts';
import { moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openTwin } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openTwin(['admin', 'employee'], { second: () => ({ env: { ROLE: 'web' } }) }));

const db = () => world.company.db;
const member = (name: Name) => world.company.people[name];
const enter = async (name: Name): Promise<string> =>
  String(
    (await world.call('token.get', { login: name, password: PASSWORD, client: NORTH })).result?.access_token,
  );
const listen = (token: string): Promise<EventSourceOf[]> =>
  Promise.all(
    [world.portal.origin, world.second.origin].map((origin) =>
      listenTo(origin, { authorization: `Bearer ${token}` }),
    ),
  );
const byAdmin = (method: string, params: unknown): Promise<Answer> => callAs(world, 'admin', method, params);
const addGrant = (): Promise<number> =>
  one(
    db(),
    `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "date_from", "date_to")
     values ($1, $2, $3, 'manager', '2020-01-01', '2100-01-01') returning "id"`,
    [member('deputy').user_id, member('manager').employee_id, member('manager').organization_id],
  );
/** The token of the deputy acting as the manager, by a grant of an admin or by the manager's own rule. */
const actBy = async (grant: number): Promise<string> => {
  const answer = await world.call('token.grant', { grant }, { token: await enter('deputy') });
  expect(outcome(answer)).toBe('ok');
  return String(answer.result?.access_token);
};
/** The grant of `actByGrant`. */
let grant = 0;
const actByGrant = async (): Promise<string> => {
  grant = await addGrant();
  return actBy(grant);
};
const edit = (object: string, record: object) => byAdmin('table.edit', { object, data: [record] });

interface Way {
  readonly what: string;
  readonly enters: () => Promise<string>;
  readonly end: () => Promise<unknown>;
  readonly mend?: () => Promise<unknown>;
}
const ways: readonly Way[] = [
  {
    what: 'somebody an admin has disabled',
    enters: () => enter('clerk'),
    end: () => byAdmin('user.edit', { id: member('clerk').user_id, data: { disabled: '1' } }),
  },
  {
    what: 'somebody the directory has disabled',
    enters: () => enter('reviewer'),
    end: async () => {
      const program = await runProgram('bin/scim-token.ts', [NORTH, 'alpha'], {
        env: { DATABASE_URL: world.url },
      });
      const key = program.output.trim().split('\n').at(-1);
      return fetch(`${world.portal.origin}/api/scim/v2/Users/${member('reviewer').user_id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${key}` },
      });
    },
  },
  {
    what: 'somebody whose employment was closed',
    enters: () => enter('accountant'),
    end: () => edit('employee', { id: member('accountant').employee_id, disabled: '1' }),
  },
  {
    what: 'somebody who was dismissed',
    enters: () => enter('assistant'),
    end: () => edit('employee', { id: member('assistant').employee_id, dismissal_date: '2020-01-31' }),
  },
  {
    what: 'somebody whose grant was revoked',
    enters: actByGrant,
    end: () => edit('grant', { id: grant, disabled: '1' }),
  },
  {
    what: 'somebody whose grant was deleted',
    enters: actByGrant,
    end: () => byAdmin('table.del', { object: 'grant', data: [{ id: grant }] }),
  },
  {
    what: 'a deputy who is one no longer',
    enters: async () => {
      const named = { action: 'setDeputy', deputy_employee_id: member('deputy').employee_id };
      const rule = { ...named, date_from: '2020-01-01', date_to: '2100-01-01' };
      await world.call('user.auth', rule, { token: await enter('manager') });
      return actBy(
        await one(
          db(),
          `select max("id") from "grant" where "user_id" = $1 and "deputy_id" is not null and "role" = 'manager'`,
          [member('deputy').user_id],
        ),
      );
    },
    end: async () => world.call('user.auth', { action: 'removeDeputy' }, { token: await enter('manager') }),
  },
  {
    what: 'somebody who acts for a person that is no manager any more',
    enters: actByGrant,
    end: () =>
      byAdmin('user.edit', {
        id: member('manager').user_id,
        data: { roles: [{ organization_id: member('manager').organization_id, roles: ['employee'] }] },
      }),
    mend: () =>
      byAdmin('user.edit', {
        id: member('manager').user_id,
        data: {
          roles: [{ organization_id: member('manager').organization_id, roles: ['employee', 'manager'] }],
        },
      }),
  },
  {
    what: 'somebody who acts for a person that was disabled',
    enters: actByGrant,
    end: () => byAdmin('user.edit', { id: member('manager').user_id, data: { disabled: '1' } }),
    mend: () => byAdmin('user.edit', { id: member('manager').user_id, data: { disabled: '0' } }),
  },
];

describe('T31, T42: on both processes the next call is refused and the live events end at once, those of others go on', () => {
  test.each(ways)('for $what', async ({ enters, end, mend }) => {
    const token = await enters();
    for (const call of world.both) expect(outcome(await call('user.get', {}, { token }))).toBe('ok');
    const streams = await listen(token);
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    const others = await listen(world.token('employee'));
    let othersEnded = 0;
    for (const { ended } of others)
      void ended.then(() => {
        othersEnded += 1;
      });
    const started = performance.now();
    await end();
    for (const call of world.both)
      expect(outcome(await call('user.get', {}, { token }))).toBe('invalid_access_token');
    await Promise.all(streams.map(({ ended }) => ended));
    // Well before a stream looks by itself again.
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(othersEnded).toBe(0);
    for (const other of others) other.close();
    await mend?.();
  });
});

test('T31, T42: whoever was demoted reads and hears at once no more than the role that is left, on both processes', async () => {
  const id = await addVacation(world.company, 'employee2', 'prepared');
  const [hr, manager] = [await enter('hr'), await enter('manager')];
  const heard = await listen(hr);
  const known = await listen(manager);
  const move = async (from: string, to: string) => {
    const step = stepOf(world.company, 'manager', from, to);
    const data = [moveBy(step, id)];
    const moved = await world.call('table.add', { object: 'document_status', data }, { token: manager });
    expect(outcome(moved)).toBe('ok');
  };
  const told = (streams: readonly EventSourceOf[]) =>
    streams.map(
      ({ events }) => events.filter(({ event, data }) => event === 'changed' && data.id === id).length,
    );
  const total = (call: Call) =>
    call('view.get', { object: 'vacation', filter: `id = ${id}` }, { token: hr }).then(
      (answer) => answer.result?.total,
    );
  await move('prepared', 'agreed');
  await expect.poll(() => told(heard)).toEqual([1, 1]);
  await expect.poll(() => told(known)).toEqual([1, 1]);
  for (const call of world.both) expect(await total(call)).toBe(1);

  const roles = [{ organization_id: member('hr').organization_id, roles: ['employee'] }];
  expect(outcome(await byAdmin('user.edit', { id: member('hr').user_id, data: { roles } }))).toBe('ok');
  for (const call of world.both) expect(await total(call)).toBe(0);
  for (const { asked } of heard) await expect.poll(asked).toBeGreaterThan(0);
  await db().query('select pg_notify($1, $2)', [
    'portal_changed',
    JSON.stringify({
      id,
      object_id: 'vacation',
      employee_id: member('employee2').employee_id,
      manager_id: member('manager').employee_id,
      organization_id: member('manager').organization_id,
      status_id: 'agreed',
    }),
  ]);
  await expect.poll(() => told(known)).toEqual([2, 2]);
  expect(told(heard)).toEqual([1, 1]);
  for (const stream of [...heard, ...known]) stream.close();
});
