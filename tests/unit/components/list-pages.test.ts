import { expect, test } from 'vitest';
import { hasSetPages, pageAsk } from '../../../components/documents/list/list-asks.ts';
import { EMPTY_STATE } from '../../../components/documents/list/list-state.ts';
import { readPreferences } from '../../../components/documents/list/preferences.ts';
import { ROLES, type StoredRole } from '../../../lib/access/roles.ts';
import type { Mode } from '../../../lib/access/route.ts';
import { FAMILIES, familyOf } from '../../../lib/documents/families.ts';
import type { Family } from '../../../lib/documents/family.ts';

const MODES: readonly Mode[] = ['own', 'sub', 'rev', 'hr'];
const POWER: readonly StoredRole[] = ['admin', 'hr', 'accountant'];

const looking = (family: Family, mode: Mode, role: StoredRole, flag: string) => ({
  family,
  mode,
  roles: ['user', role],
  employee_id: 7,
  parameters: { vacation_powerusers_pagination: flag, request_default_number_per_page: '12' },
  preferences: readPreferences('size=50'),
  state: { ...EMPTY_STATE, view: 'all', page: 1 },
});

test('PARAM-39: only the plain vacation lists of power users go by set pages, and only where the flag says so', () => {
  const set = FAMILIES.flatMap((family) =>
    MODES.flatMap((mode) =>
      ROLES.flatMap((role) =>
        ['0', '1', ''].flatMap((flag) =>
          hasSetPages(looking(family, mode, role, flag))
            ? [`${family.object_id} ${mode} ${role} ${flag}`]
            : [],
        ),
      ),
    ),
  );
  expect(set.toSorted()).toEqual(
    ['vacation', 'vacation_correction']
      .flatMap((object) => POWER.map((role) => `${object} hr ${role} 1`))
      .toSorted(),
  );
});

test.each([
  ['hr', 'hr', '1', undefined, 12],
  ['hr', 'accountant', '1', 100, 12],
  ['hr', 'hr', '0', undefined, 50],
  ['hr', 'hr', '0', 100, 100],
  ['hr', 'reviewer', '1', undefined, 50],
  ['own', 'hr', '1', undefined, 50],
] as const)(
  'LIST-02: the list %s of %s, flag %s, size %s asks the server for %i rows',
  (mode, role, flag, size, rows) => {
    const family = familyOf('vacation');
    if (!family) throw new Error('no vacations');
    const asked = looking(family, mode, role, flag);
    const { query } = pageAsk({
      ...asked,
      state: { ...EMPTY_STATE, view: 'all', size: size ?? null, page: 3 },
    });
    expect([query.rowsPerPage, query.page]).toEqual([rows, 3]);
  },
);
