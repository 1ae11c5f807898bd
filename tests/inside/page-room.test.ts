import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../lib/access/actor.ts';
import type * as PageCalls from '../../server/api/page-calls.ts';
import { NORTH } from '../support/matrix-company.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { sharedCompany } from '../support/shared.ts';

const { company } = sharedCompany();
let pages: typeof PageCalls;
beforeAll(async () => {
  // The least there may be: one large answer of a person at a time.
  process.env.ANSWERS_IN_FLIGHT_MB = '80';
  pages = await import('../../server/api/page-calls.ts');
});

const personOf = (name: Name): Actor => {
  const { user_id, client_id, client, employee_id, organization_id } = company.people[name];
  return {
    user_id,
    session_id: 1,
    login: name,
    client_id,
    client_code: client,
    employee_id,
    organization_id,
    real_employee_id: employee_id,
    grant_id: null,
    manager_ids: [],
    assisted_ids: [],
    roles: ['user', 'employee'],
    locale: 'ru',
    owes: null,
  };
};

/** A page on its way to a reader; `close` is emitted when they have it, or are gone. */
const pageTo = (reader: { destroyed?: boolean } = {}): ServerResponse =>
  Object.assign(new EventEmitter(), { destroyed: false, destroy: () => {}, ...reader }) as ServerResponse;

/** A call of a page while it is drawn, with a large answer; `ok` or the reason of its refusal. */
const ask = async (name: Name): Promise<string> => {
  const answer = (await pages.callOfPage(personOf(name), 'table.get', { object: 'vacation' })) as {
    error?: { data: { reason: string } };
  };
  return answer.error?.data.reason ?? 'ok';
};
const drawn = (page: ServerResponse, name: Name, times = 1): Promise<string[]> =>
  pages.drawing(page, () => Promise.all(Array.from({ length: times }, () => ask(name))));

test('all that a page asks takes one room, which its person’s next page has once the first is handed over', async () => {
  const [first, second] = [pageTo(), pageTo()];
  expect(await drawn(first, 'employee', 3)).toEqual(['ok', 'ok', 'ok']);
  const order: string[] = [];
  const next = drawn(second, 'employee').then(([said]) => order.push(`next ${said}`));
  const other = pageTo();
  expect(await drawn(other, 'manager')).toEqual(['ok']);
  order.push('another person’s', 'the first is handed over');
  first.emit('close');
  await next;
  expect(order).toEqual(['another person’s', 'the first is handed over', 'next ok']);
  second.emit('close');
  other.emit('close');
  expect(await ask('employee')).toBe('ok');
});

test('a page whose reader has gone, and a call without a page, keep no room', async () => {
  for (let time = 0; time < 3; time += 1)
    expect(await drawn(pageTo({ destroyed: true }), 'employee')).toEqual(['ok']);
  for (let time = 0; time < 3; time += 1) expect(await ask('employee')).toBe('ok');
});

test('the page of signing in has the calendar of all, without what an organization lays over it', async () => {
  const { publicCalendar } = await import('../../server/auth/page.ts');
  const { clients, organizations } = company;
  const before = await publicCalendar(NORTH);
  await company.db.query(
    `insert into "calendar" ("client_id", "organization_id", "start_date", "end_date", "type") values
       ($1, null, '2031-02-03', '2031-02-03', 'holiday'), ($1, $2, '2031-02-04', '2031-02-04', 'holiday')`,
    [clients.north, organizations.alpha],
  );
  const added = (await publicCalendar(NORTH)).filter(
    ({ start_date }) => !before.some((each) => each.start_date === start_date),
  );
  expect(added).toEqual([{ start_date: '2031-02-03', end_date: '2031-02-03', type: 'holiday' }]);
});
