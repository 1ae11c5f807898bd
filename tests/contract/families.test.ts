import { beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '../../lib/access/roles.ts';
import type { Route } from '../../lib/access/route.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import { hasOwnForm } from '../../lib/families/identity.ts';
import { DOCUMENT_ROUTES, FAMILY_ROUTES } from '../../lib/routes/document-routes.data.ts';
import { mayOpen } from '../../lib/routes/may-open.ts';
import { DOCUMENT_TYPES } from '../../prisma/seed/dictionaries/document-types.data.ts';
import { connect } from '../../server/db/connect.ts';
import { emptyDatabase } from '../support/database.ts';
import { type Column, columnsThatDiffer, namesThatFail } from '../support/family-fields.ts';
import { readsOf } from '../support/family-rights.ts';
import { actorNamed, stepsNamed } from '../support/matrix-actors.ts';
import { shared } from '../support/shared.ts';

/** What every family says of itself holds, whatever family it is: adding one edits nothing here. */
const database = shared(emptyDatabase);
const db = shared(() => connect(database.url));
let columns: Column[];
beforeAll(async () => {
  const { rows } = await db.query<Column>(
    `select "table_name" as "table", "column_name" as name, "data_type" as type, "is_nullable" = 'YES' as nullable
     from information_schema.columns where "table_schema" = current_schema()`,
  );
  columns = rows;
});

describe.each(FAMILIES.map((family) => ({ object_id: family.object_id, family })))(
  '$object_id',
  ({ object_id, family }) => {
    test('names fields, types, parameters and dictionaries that are there', () => {
      const types = (DOCUMENT_TYPES[object_id] ?? []).map(([code]) => code);
      expect(namesThatFail(family, types)).toEqual([]);
    });

    test('has a column for every field, and a field for every column', () => {
      expect(columnsThatDiffer(family, columns)).toEqual([]);
    });

    test('has a way from empty in the dictionary of steps', () => {
      expect(stepsNamed(object_id).some((step) => step.status_id === 'empty')).toBe(true);
    });

    // A family under another one is read in the lists of that one, and opened in its form.
    const routes = DOCUMENT_ROUTES.filter((route) => route.family === (family.routes.under ?? object_id));

    /** Whether a role reads such documents of itself, of its reports, or of the organization. */
    const reads = (role: (typeof ROLES)[number], mode: Route['mode']): boolean => {
      const [login, owner] =
        mode === 'own'
          ? (['employee', 'employee'] as const)
          : mode === 'sub'
            ? (['manager', 'employee'] as const)
            : (['reviewer', 'director'] as const);
      return readsOf(family, actorNamed(login, [role]), owner);
    };

    /** Where hr alone reads all, reviewers keep the addresses of their lists and find their own there (AMB-007, AMB-008). */
    const findsOwnAlone = (role: (typeof ROLES)[number]): boolean =>
      !family.readers.reviewer && ['reviewer', 'gf_manager'].includes(role);

    test.each(routes.filter((route) => route.mode).map((route) => [route.name, route] as const))(
      'T16: the list %s is open to nobody who reads none of it',
      (_name, route) => {
        const open = ROLES.filter((role) => mayOpen(route, ['user', role]));
        expect(open.length).toBeGreaterThan(0);
        expect(open.filter((role) => !reads(role, route.mode) && !findsOwnAlone(role))).toEqual([]);
      },
    );

    test('the list of the organization is open to everybody who reads it; the form to whoever opens a list', () => {
      const [form] = routes.filter((route) => !route.mode);
      const plain = routes.filter((route) => route.mode === 'hr');
      if (hasOwnForm(family)) return expect(routes).toEqual([]);
      // gf_manager reads it in the list of a manager, which they open (AMB-056).
      const readers = ROLES.filter((role) => role !== 'gf_manager' && reads(role, 'hr'));
      expect(readers.filter((role) => !plain.some((route) => mayOpen(route, ['user', role])))).toEqual([]);
      const own = FAMILY_ROUTES.filter(({ name }) => family.screens?.some((screen) => screen.name === name));
      const lists = [...routes, ...own].filter((route) => route.mode);
      // An assistant looks at lists of subordinates and at no form (AMB-056).
      for (const role of ROLES.filter((each) => each !== 'assistant' && !findsOwnAlone(each)))
        expect([role, form && mayOpen(form, ['user', role])]).toEqual([
          role,
          lists.some((route) => mayOpen(route, ['user', role])),
        ]);
    });
  },
);
