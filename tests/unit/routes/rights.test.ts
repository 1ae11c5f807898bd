import { describe, expect, test } from 'vitest';
import type { Route } from '../../../lib/access/route.ts';
import { FAMILY_IDENTITIES } from '../../../lib/families/identities.ts';
import { FAMILY_GROUPS, hasOwnForm } from '../../../lib/families/identity.ts';
import { isOfCandidates } from '../../../lib/families/kinds.data.ts';
import { routeAfterSigning } from '../../../lib/routes/after-signing.ts';
import { judge } from '../../../lib/routes/guard.ts';
import { listsByGroup } from '../../../lib/routes/lists-by-group.ts';
import { mayOpen } from '../../../lib/routes/may-open.ts';
import { approvalsRoute, areasOf, menuOf, sideMenu } from '../../../lib/routes/menu.ts';
import { screenRole } from '../../../lib/routes/screen-role.ts';
import { hiddenRoutes, type Screenset } from '../../../lib/routes/screensets.ts';
import { ROUTES, routeNamed } from '../../../lib/routes/table.ts';
import { sentence } from '../../../server/i18n/sentence.ts';

const route = (name: string): Route => {
  const found = routeNamed(name);
  if (!found) throw new Error(name);
  return found;
};

/** A reader with links to every permitted screen, but the hidden ones. */
const readerOf = (roles: readonly string[], hidden: ReadonlySet<string> = new Set()) => ({ roles, hidden });

const HR = { roles: ['user', 'employee', 'hr'], organization_id: 2 };
const rowOf = (route_name: string, visible: '0' | '1'): Screenset => ({
  route_name,
  role: null,
  organization_id: null,
  visible,
});

/** The lists of every built family that has some, by the end of their names. */
const lists = (suffix: string): string[] =>
  FAMILY_IDENTITIES.filter(
    (family) => !hasOwnForm(family) && !family.routes.under && !(isOfCandidates(family) && suffix),
  ).map(({ routes }) => routes.list + suffix);

describe('who may open what', () => {
  test('the plain vacation list is for hr, reviewer and accountant; an employee stays where they are', () => {
    for (const role of ['hr', 'reviewer', 'accountant'])
      expect(mayOpen(route('uvacations'), [role])).toBe(true);
    for (const role of ['employee', 'manager', 'admin', 'candidate'])
      expect(mayOpen(route('uvacations'), [role])).toBe(false);
    expect(judge(route('uvacations'), { roles: ['user', 'employee'] })).toEqual({
      kind: 'forbidden',
      route: route('uvacations'),
    });
  });

  test('a visitor signs in first, and comes back unless it was home', () => {
    expect(judge(route('uvacations-own'), undefined)).toEqual({ kind: 'sign-in', remember: true });
    expect(judge(route('home'), undefined)).toEqual({ kind: 'sign-in', remember: false });
  });

  test('signed out, only the addresses of the sign-in and the catch-all open', () => {
    const open = ROUTES.filter((each) => judge(each, undefined).kind === 'show').map((each) => each.name);
    expect(open).toEqual([
      'setup',
      'login',
      'detail',
      'register',
      'sso',
      'sso-logout',
      'verify',
      'catch-all',
    ]);
  });

  test('a route that is not built yet answers the catch-all page and is in no menu', () => {
    expect(judge(route('structure'), { roles: ['admin'] })).toMatchObject({
      kind: 'show',
      route: { name: 'catch-all' },
    });
    const everything = ['admin', 'hr', 'manager', 'employee', 'reviewer', 'accountant'];
    const linked = (
      ['mine', 'approvals', 'documents', 'organization', 'setup', 'me', 'footer'] as const
    ).flatMap((place) => menuOf(place, readerOf(everything)));
    expect(linked.filter((each) => !each.built)).toEqual([]);
    expect(linked.map((each) => each.name)).not.toContain('register');
  });

  test('an assistant opens the list of subordinates, and nothing else of a manager', () => {
    expect(mayOpen(route('uvacations-sub'), ['employee', 'assistant'])).toBe(true);
    expect(mayOpen(route('estimate-sub'), ['employee', 'assistant'])).toBe(false);
    expect(mayOpen(route('estimate-sub'), ['gf_manager'])).toBe(true);
  });

  test('the side menu is for admin and the power users, each with what they may open', () => {
    const items = (...roles: string[]) =>
      sideMenu(readerOf(['user', ...roles])).flatMap((group) => group.routes.map((each) => each.name));
    expect(items('hr')).toEqual([
      'utimesheet',
      'vacationplanning',
      'approvals',
      ...lists(''),
      'ucades',
      'ufiles',
      'consents',
      'papers',
      'urequests',
      'urequest',
      'candidates',
      'overtime-limits',
      'office-seats',
      'schedule-periods',
      'department-norms',
      'signing-keys',
      'powersofattorney',
      'templates',
      'dictionaries',
    ]);
    expect(items('admin')).toEqual([
      'ufiles',
      'urequest',
      'overtime-limits',
      'office-seats',
      'schedule-periods',
      'department-norms',
      'statuses',
      'workflows',
      'reports',
      'documenttypes',
      'requesttypes',
      'grants',
      'signaturepolicies',
      'parameters',
      'expensetypes',
      'users',
      'signing-keys',
      'trust',
      'powersofattorney',
      'templates',
      'access',
      'audit',
      'system',
      'appearance',
      'letters',
      'start',
      'dictionaries',
    ]);
    expect(items('employee', 'reviewer')).toEqual([]);
  });

  test('lists stand by group of their families in the fixed order, each once; those over all families before them', () => {
    const routes = menuOf('documents', readerOf(['hr']));
    const groups = listsByGroup([...menuOf('approvals', readerOf(['hr'])), ...routes]);
    expect(groups.map(({ group }) => group)).toEqual(
      FAMILY_GROUPS.filter((group) => groups.some((each) => each.group === group)),
    );
    const listed = groups.flatMap((each) => each.routes.map(({ name }) => name));
    expect(listed.toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
    expect(listed).not.toContain('approvals');
    expect(groups.find(({ group }) => group === 'papers')?.routes.map(({ name }) => name)).toContain(
      'ucades',
    );
  });

  test('the tiles of the home page hold what the side menu keeps for admins, and nothing the person may not open', () => {
    const tiles = (...roles: string[]) =>
      areasOf(readerOf(['user', ...roles])).flatMap((group) => group.routes.map((each) => each.name));
    expect(tiles('hr')).toContain('users');
    expect(tiles('employee')).toEqual([
      'requests-own',
      ...lists('-own'),
      'ucades-own',
      'utimesheet-own',
      'upapers-own',
      'urequests-own',
    ]);
    expect(tiles('recruiter')).toEqual(['urecruitments-rec', 'ufiles-can', 'candidates']);
    expect(tiles('candidate')).toEqual(['urecruitment-own']);
  });

  test('every page that some roles may not open has a name to say whose it is, in both languages', () => {
    const guarded = ROUTES.filter((each) => each.built && typeof each.roles !== 'string');
    for (const said of ['ru', 'en'] as const)
      expect(
        guarded
          .filter(({ name }) => sentence(said, `shell.routes.${name}`) === `shell.routes.${name}`)
          .map(({ name }) => name),
      ).toEqual([]);
  });

  test('what a screenset takes out of the menus is linked nowhere, and its address opens as before', () => {
    const hidden = hiddenRoutes([rowOf('uvacations-own', '0'), rowOf('ucades', '0')], HR);
    const reader = readerOf(['user', 'employee', 'hr'], hidden);
    const linked = [...sideMenu(reader), ...areasOf(reader)].flatMap(({ routes }) =>
      routes.map(({ name }) => name),
    );
    expect(linked).not.toContain('uvacations-own');
    expect(linked).not.toContain('ucades');
    expect(linked).toEqual(expect.arrayContaining(['uvacations', 'ucades-own']));
    expect(menuOf('mine', reader).map(({ name }) => name)).not.toContain('uvacations-own');
    expect(mayOpen(route('uvacations-own'), reader.roles)).toBe(true);
    expect(approvalsRoute(readerOf(['reviewer'], new Set(['uvacations-rev'])))?.name).not.toBe(
      'uvacations-rev',
    );
  });

  test.each([
    ['no row', [], false],
    ['a row for all', [{}], true],
    ['one for a role they hold', [{ role: 'hr' }], true],
    ['one for a role they do not hold', [{ role: 'manager' }], false],
    ['one for their organization', [{ organization_id: 2 }], true],
    ['one for another organization', [{ organization_id: 3 }], false],
    ['one for what everybody is', [{ role: 'user' }], false],
    ['a visible one beside it', [{}, { role: 'hr', visible: '1' as const }], false],
    ['a visible one for somebody else', [{}, { role: 'manager', visible: '1' as const }], true],
  ])('AMB-064: a screen with %s', (_which, rows, hides) => {
    const all = rows.map((row) => ({ ...rowOf('papers', '0'), ...row }));
    expect(hiddenRoutes(all, HR).has('papers')).toBe(hides);
  });

  test('approvals lead to the list over all families, where that is not linked to the first list of others', () => {
    const hidden = new Set(['approvals']);
    for (const role of ['manager', 'reviewer', 'hr', 'accountant'])
      expect(approvalsRoute(readerOf([role]))?.name).toBe('approvals');
    expect(approvalsRoute(readerOf(['employee', 'manager'], hidden))?.name).toBe('uvacations-sub');
    expect(approvalsRoute(readerOf(['reviewer'], hidden))?.name).toBe('uvacations-rev');
    expect(approvalsRoute(readerOf(['hr'], hidden))?.name).toBe('uvacations');
    expect(approvalsRoute(readerOf(['employee']))).toBeUndefined();
  });

  test('one over all families is for those who decide, one over own requests for employees', () => {
    expect(mayOpen(route('approvals'), ['employee'])).toBe(false);
    expect(mayOpen(route('approvals'), ['gf_manager'])).toBe(true);
    expect(mayOpen(route('requests-own'), ['employee'])).toBe(true);
    expect(mayOpen(route('requests-own'), ['admin'])).toBe(false);
  });
});

describe('the skin of a user', () => {
  test('leads to the route of that skin when it is there and open to the person', () => {
    expect(judge(route('uvacations'), { roles: ['hr', 'employee'], skin: 'own' })).toEqual({
      kind: 'redirect',
      name: 'uvacations-own',
    });
    expect(judge(route('uvacations'), { roles: ['hr'], skin: 'own' })).toMatchObject({ kind: 'show' });
    expect(judge(route('uvacations'), { roles: ['hr'], skin: 'blue' })).toMatchObject({ kind: 'show' });
    expect(judge(route('uvacations-own'), { roles: ['employee'], skin: 'own' })).toMatchObject({
      kind: 'show',
    });
  });
});

describe('the screen role', () => {
  test.each([
    ['EX-162', 'sub', ['employee', 'manager'], 'manager'],
    ['EX-163', 'hr', ['hr'], 'hr'],
    ['a reviewer', 'rev', ['employee', 'reviewer'], 'reviewer'],
    ['EX-165', 'own', ['hr', 'employee'], 'employee'],
    ['EX-166', undefined, ['employee', 'hr'], 'hr'],
    ['an accountant', undefined, ['employee', 'accountant'], 'accountant'],
    ['EX-168', undefined, ['hr', 'accountant'], 'hr'],
    ['EX-169', undefined, ['admin'], 'employee'],
    ['a mode without its role', 'sub', ['employee'], 'employee'],
    ['a mode of another role', 'hr', ['accountant'], 'accountant'],
    ['no mode at all', 'constructor', ['employee'], 'employee'],
  ])('%s: mode %s, roles %o: %s', (_example, mode, roles, expected) =>
    expect(screenRole(mode, roles)).toBe(expected),
  );
});

describe('after signing', () => {
  test.each([
    ['uvacation', 'own', ['employee'], 'uvacations-own'],
    ['uvacation', 'sub', ['manager'], 'uvacations-sub'],
    ['materialassistance', 'sub', ['manager'], 'materialassistances-sub'],
    ['uabsence', 'own', ['employee'], 'uabsences-own'],
    ['uvacation', 'hr', ['hr'], 'home'],
    ['overtime-master-form', 'sub', ['manager'], 'home'],
    ['uvacation', undefined, ['employee'], 'home'],
    ['uvacation', 'sub', ['employee'], 'home'],
    ['nosuch', 'own', ['employee'], 'home'],
  ])('%s, mode %s, roles %o: %s', (name, mode, roles, expected) =>
    expect(routeAfterSigning(name, mode, roles)).toBe(expected),
  );

  test('REQ-09: a pushed request moves nobody', () => {
    expect(routeAfterSigning('uvacation', 'own', ['employee'], 'request_push_signed')).toBeUndefined();
  });
});
