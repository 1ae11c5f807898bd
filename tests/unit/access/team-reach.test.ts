import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../lib/access/actor.ts';
import { ROLES, type Role } from '../../../lib/access/roles.ts';
import { ownTeamOf, reachesNobody, teamReach } from '../../../lib/access/team-reach.ts';
import { mayOpen } from '../../../lib/routes/may-open.ts';
import { routeNamed } from '../../../lib/routes/table.ts';

const actor = (roles: readonly Role[], more: Partial<Actor> = {}): Actor => ({
  user_id: 1,
  session_id: 1,
  login: '',
  client_id: 5,
  client_code: 'north',
  employee_id: 10,
  organization_id: 20,
  real_employee_id: 10,
  grant_id: null,
  manager_ids: [30],
  assisted_ids: [],
  roles: ['user', ...roles],
  owes: null,
  locale: 'ru',
  ...more,
});
const SHOWN = { colleagues: true };
const NOBODY = { client_id: 5, whole: null, self: null, leads: [], under: [] };

describe('whose days somebody may see', () => {
  test.each<[string, Actor, object]>([
    ['an employee: colleagues of one manager', actor(['employee']), { self: 10, under: [30] }],
    [
      'a manager: reports, and colleagues',
      actor(['employee', 'manager']),
      { self: 10, leads: [10], under: [30] },
    ],
    [
      'an assistant: the people of the managers they assist',
      actor(['employee', 'assistant'], { assisted_ids: [40] }),
      { self: 10, leads: [40], under: [30] },
    ],
    ['hr: the organization', actor(['hr']), { whole: 20 }],
    ['a reviewer: the organization', actor(['reviewer']), { whole: 20 }],
    ['an accountant: the organization', actor(['accountant']), { whole: 20 }],
    [
      'who was dismissed: their own',
      actor(['employee'], { dismissed: true, manager_ids: [30] }),
      { self: 10 },
    ],
    ['an admin who is no employee: nobody', actor(['admin']), {}],
    ['a candidate: nobody', actor(['candidate']), {}],
  ])('%s', (_title, who, reach) => {
    expect(teamReach(who, SHOWN)).toEqual({ ...NOBODY, ...reach });
  });

  test('AMB-169: where teams are not shown, an employee sees nobody else and a manager their reports', () => {
    const hidden = { colleagues: false };
    expect(teamReach(actor(['employee']), hidden)).toEqual({ ...NOBODY, self: 10 });
    expect(teamReach(actor(['employee', 'manager']), hidden)).toEqual({ ...NOBODY, self: 10, leads: [10] });
  });

  test('an account of no organization reaches nobody', () => {
    expect(teamReach(actor(['hr'], { organization_id: null }), SHOWN)).toBeUndefined();
    expect(reachesNobody(NOBODY)).toBe(true);
    expect(reachesNobody({ ...NOBODY, self: 10 })).toBe(false);
  });

  test('the own team of a leader are reports; of anybody else, the manager and who shares them', () => {
    expect(ownTeamOf({ ...NOBODY, leads: [10], under: [30] })).toEqual({
      reportsOf: [10],
      withManagers: false,
    });
    expect(ownTeamOf({ ...NOBODY, under: [30] })).toEqual({ reportsOf: [30], withManagers: true });
  });

  test.each(ROLES)('the screen is open to a %s where there is somebody to see', (role) => {
    const reach = teamReach(actor([role], { assisted_ids: [40] }), SHOWN);
    const route = routeNamed('team-calendar');
    expect(route && mayOpen(route, ['user', role])).toBe(reach !== undefined && !reachesNobody(reach));
  });
});
