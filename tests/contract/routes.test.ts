import { describe, expect, test } from 'vitest';
import { ROLES } from '../../lib/access/roles.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { judge } from '../../lib/routes/guard.ts';
import { linkTo } from '../../lib/routes/link.ts';
import { resolvePath } from '../../lib/routes/resolve.ts';
import { CATCH_ALL } from '../../lib/routes/shell-routes.data.ts';
import { ROUTES } from '../../lib/routes/table.ts';

const named = ROUTES.filter((route) => route.name !== 'catch-all');

test('every name and every address, older ones included, leads to one place', () => {
  const names = ROUTES.map((route) => route.name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const addresses = named.flatMap((route) => [route.path, ...(route.aliases ?? [])]);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

describe.each(named)('$name', (route) => {
  const holders = typeof route.roles === 'string' ? (['user'] as const) : route.roles;

  test('is open to roles that exist', () => {
    const known: readonly string[] = ROLES;
    expect(
      typeof route.roles === 'string'
        ? ['any', 'public'].includes(route.roles)
        : route.roles.every((role) => known.includes(role)),
    ).toBe(true);
    expect(holders.length).toBeGreaterThan(0);
  });

  test('is found at its own address, below a client code too', () => {
    for (const client of [undefined, 'eg']) {
      const link = linkTo(route.name, { id: 7, year: 2026 }, { client });
      expect(resolvePath(link, new Set(['eg']))?.route.name).toBe(route.name);
    }
    for (const alias of route.aliases ?? [])
      expect(resolvePath(`/portal/${alias}`, new Set())?.route.name).toBe(route.name);
  });

  test('shows its screen to those it is for when it is built, and no page when it is not', () => {
    for (const role of holders)
      expect(judge(route, { roles: ['user', role] })).toEqual({
        kind: 'show',
        route: route.built ? route : CATCH_ALL,
      });
    if (typeof route.roles !== 'string')
      expect(judge(route, { roles: ['user'] })).toEqual(
        route.built ? { kind: 'forbidden', route } : { kind: 'show', route: CATCH_ALL },
      );
    expect(judge(route, undefined).kind).toBe(route.roles === 'public' ? 'show' : 'sign-in');
  });

  test('stands in no menu before it is built, and shows a family that exists', () => {
    if (!route.built) return;
    if (route.family) expect(familyOf(route.family)?.object_id).toBe(route.family);
  });
});
