import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentRow } from '../../components/documents/document-row.ts';
import { type InboxDocument, inboxOrder } from '../../components/documents/home/inbox-order.ts';
import { waitingAsk } from '../../components/documents/list/list-asks.ts';
import { MANY_ADDRESS, stateAt } from '../../components/documents/list/list-state.ts';
import { startOf } from '../../components/documents/many/many-asks.ts';
import { waitingRows } from '../../components/documents/many/waiting-rows.ts';
import type { Route } from '../../lib/access/route.ts';
import { FAMILIES, familyOf } from '../../lib/documents/families.ts';
import { FAMILY_IDENTITIES, REQUESTS } from '../../lib/families/identities.ts';
import { FAMILY_GROUPS } from '../../lib/families/identity.ts';
import { isOfCandidates } from '../../lib/families/kinds.data.ts';
import type { Literal } from '../../lib/filter/filter.ts';
import { matches } from '../../lib/filter/matches.ts';
import { dayInZone } from '../../lib/kernel/day.ts';
import { mayOpen } from '../../lib/routes/may-open.ts';
import { ROUTES } from '../../lib/routes/table.ts';
import { WAITING_VIEW, waitingAt, waitingIn } from '../../lib/workflow/for-decision.ts';
import { stepsOf } from '../support/matrix-company.ts';
import { addDocument } from '../support/matrix-family.ts';
import { callAs } from '../support/matrix-http.ts';
import { type Name, rolesOf } from '../support/matrix-people.data.ts';
import { statusesOf, waysFrom } from '../support/matrix-way.ts';
import { openWorld, type World } from '../support/matrix-world.ts';

const READERS = [
  'employee',
  'manager',
  'manager2',
  'hr',
  'accountant',
  'reviewer',
  'recruiter',
  'admin',
  'assistant',
  'candidate',
] as const satisfies readonly Name[];
/** Owners of documents, one of each family and status; families of candidates belong to the candidate. */
const OWNERS = ['employee', 'manager', 'hr', 'reviewer'] as const satisfies readonly Name[];

let world: World;
const today = dayInZone(new Date().toISOString(), 'Europe/Moscow');

beforeAll(async () => {
  world = await openWorld(READERS);
  const { company } = world;
  const { db, people, organizations } = company;
  for (const { object_id, kind } of FAMILIES) {
    const steps = stepsOf(company, people.hr.client_id, object_id);
    const ways = waysFrom(steps, 'empty');
    for (const status of statusesOf(steps).filter((each) => ways.has(each)))
      for (const owner of isOfCandidates({ kind }) ? (['candidate'] as const) : OWNERS)
        await addDocument(company, object_id, owner, status);
  }
  // In no inbox despite status and deciders: replaced documents, and hr's own that wait for another hr.
  await db.query(
    `update "document" set "replaced" = true where "object_id" = 'vacation' and "employee_id" = $1`,
    [people.manager.employee_id],
  );
  await db.query(
    `insert into "user_role" ("user_id", "organization_id", "role")
     values ($1, $3, 'hr'), ($2, $3, 'manager'), ($2, $3, 'accountant')`,
    [people.accountant.user_id, people.reviewer.user_id, organizations.alpha],
  );
  await db.query('update "document" set "manager_id" = $1 where "employee_id" = $2', [
    people.reviewer.employee_id,
    people.hr.employee_id,
  ]);
}, 240_000);
afterAll(() => world?.close());

type Row = InboxDocument & Readonly<Record<string, Literal>>;

const view = async (name: Name, params: object): Promise<{ data: readonly Row[]; total: number }> => {
  const answer = await callAs(world, name, 'view.get', params);
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return answer.result as unknown as { data: readonly Row[]; total: number };
};

/** The rows an address shows when its badge is followed, page by page. */
const rowsAt = async (
  name: Name,
  { name: route, family, mode }: Route,
  inbox: readonly Row[],
): Promise<{ ids: readonly number[]; said: number }> => {
  const { employee_id } = world.company.people[name];
  const ids = (rows: readonly Pick<DocumentRow, 'id'>[]) => rows.map(({ id }) => id);
  if (route === 'home') {
    const shown = ids(inboxOrder(inbox, employee_id, today));
    return { ids: shown, said: shown.length };
  }
  const own = route === 'requests-own';
  if (own || route === 'approvals') {
    const whose = own ? 'own' : 'others';
    // As if the reader had looked at another group last.
    const state = stateAt(MANY_ADDRESS, new URLSearchParams({ view: WAITING_VIEW }), startOf(whose, 'money'));
    const objects = own ? REQUESTS : FAMILY_IDENTITIES.map(({ object_id }) => object_id);
    const shown = ids(waitingRows(inbox, { whose, employee_id, state, objects }));
    return { ids: shown, said: shown.length };
  }
  const of = familyOf(family ?? '');
  if (!of || !mode) throw new Error(`nothing waits at ${route}`);
  const { object, query } = waitingAsk(of, mode, employee_id);
  const { total } = await view(name, { object, ...query });
  const pages = Math.ceil(total / PAGE);
  const shown: number[] = [];
  for (let page = 1; page <= pages; page += 1)
    shown.push(...ids((await view(name, { object, ...query, rowsPerPage: PAGE, page })).data));
  return { ids: shown, said: total };
};
const PAGE = 10;

describe.each(READERS)('each number that %s is shown', (name) => {
  test('is of the rows behind it', async () => {
    const { employee_id, user_id } = world.company.people[name];
    const { rows: given } = await world.company.db.query<{ role: string }>(
      'select "role" from "user_role" where "user_id" = $1',
      [user_id],
    );
    const roles = [...new Set(given.map(({ role }) => role))];
    expect(roles).toEqual(expect.arrayContaining([...rolesOf(name)]));
    const inbox = await view(name, { object: 'incomplete', rowsPerPage: 'all' });
    expect(inbox.total).toBe(inbox.data.length);
    const counted = ROUTES.flatMap((route) => {
      const filter = mayOpen(route, roles) ? waitingAt(route, employee_id) : undefined;
      return filter ? [{ route, count: inbox.data.filter((row) => matches(filter, row)).length }] : [];
    });
    expect(counted.length).toBeGreaterThan(0);
    for (const { route, count } of counted) {
      const { ids, said } = await rowsAt(name, route, inbox.data);
      expect({ at: route.name, badge: count, list: said, rows: new Set(ids).size }).toEqual({
        at: route.name,
        badge: ids.length,
        list: ids.length,
        rows: ids.length,
      });
    }
    if (counted.some(({ route }) => route.name === 'approvals'))
      for (const group of FAMILY_GROUPS) {
        const filter = waitingIn(group, employee_id);
        const state = stateAt(
          MANY_ADDRESS,
          new URLSearchParams({ view: WAITING_VIEW, type: group }),
          startOf('others', ''),
        );
        const objects = FAMILY_IDENTITIES.map(({ object_id }) => object_id);
        const listed = waitingRows(inbox.data, { whose: 'others', employee_id, state, objects });
        const badge = inbox.data.filter((row) => matches(filter, row)).length;
        expect({ group, badge }).toEqual({ group, badge: listed.length });
      }
    // Home counts the decisions and one's own documents, each once.
    const at = (route: string) => counted.find((each) => each.route.name === route)?.count ?? 0;
    const pushed = inbox.data.filter(
      (row) => row.employee_id === employee_id && !REQUESTS.includes(String(row.object_id)),
    );
    if (roles.includes('employee') && counted.some(({ route }) => route.name === 'approvals'))
      expect(at('home')).toBe(
        at('approvals') + at('requests-own') + inboxOrder(pushed, employee_id, today).length,
      );
  });
});

test('something waits for everybody who decides', async () => {
  for (const name of ['manager', 'hr', 'accountant', 'reviewer', 'recruiter'] as const)
    expect([name, (await view(name, { object: 'incomplete' })).total > 0]).toEqual([name, true]);
});
