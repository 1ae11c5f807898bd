import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../lib/access/actor.ts';
import { FAMILIES } from '../../../lib/documents/families.ts';
import { documentActs } from '../../../lib/reach/document-acts.ts';
import { roleActor } from '../../../lib/reach/marked-actor.ts';
import type { Level } from '../../../lib/reach/meaning.ts';
import { reachOf, type Way } from '../../../lib/reach/reach.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';
import { reviewedRights } from '../../support/family-rights-file.ts';
import { type Name, rolesOf } from '../../support/matrix-people.data.ts';

const STEPS = WORKFLOW_STEPS.map(
  (step, index) =>
    ({ ...step, id: index + 1, organization_id: null, disabled: false, indicators: '' }) as unknown as Step,
);

/** Logins whose cells depend on roles alone, and columns of the reviewed tables by the relation to a document. */
const LOGINS = [
  'employee',
  'manager',
  'reviewer',
  'hr',
  'accountant',
  'recruiter',
  'candidate',
  'admin',
] as const;
const COLUMNS = { own: 'own', report: 'reports', other: 'organization' } as const satisfies Record<
  string,
  Level
>;
type Column = keyof typeof COLUMNS;
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

/** A table of a file of reviewed rights: the cells of a login by column. */
const sectionOf = (text: string, title: string): ReadonlyMap<string, Readonly<Record<string, string>>> => {
  const lines = text
    .slice(text.indexOf(`\n${title}:`) + 1)
    .split('\n')
    .slice(1);
  const [head = '', ...rows] = lines.slice(0, lines.indexOf('') === -1 ? undefined : lines.indexOf(''));
  const columns = head.trim().split(/\s+/);
  return new Map(
    rows.map((row) => {
      const [login = '', ...cells] = row.trim().split(/\s+/);
      return [login, Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '.']))];
    }),
  );
};

/** As in the reviewed tables: hr decides about own documents, and there are no managers of managers. */
const actorOf = (login: Name): Actor => {
  const { leaves_own: _, ...actor } = roleActor(rolesOf(login), { parameters: {}, secondLevel: [] });
  return actor;
};

const wayAt = (ways: readonly Way[], column: Column): Way | undefined =>
  ways.find(({ level }) => level === COLUMNS[column]);

/** Statuses as the tables write them; a document that was not begun yet is not in the table of rights. */
const statusesIn = (ways: readonly Way[], column: Column): string => {
  const way = wayAt(ways, column);
  if (!way) return '-';
  return way.conditions.length === 0 ? 'any' : [...(way.conditions[0]?.values ?? [])].sort().join(',');
};
const withoutEmpty = (cell: string): string =>
  cell
    .split(',')
    .filter((status) => status !== 'empty')
    .sort()
    .join(',') || '-';

describe('what is told of documents is what was reviewed', () => {
  for (const family of FAMILIES)
    test(family.object_id, () => {
      const text = reviewedRights(family.object_id);
      const [rights, edited, deleted] = ['rights', 'edited in', 'deleted in'].map((title) =>
        sectionOf(text, title),
      );
      const steps = STEPS.filter(({ object_id }) => object_id === family.object_id);
      for (const login of LOGINS) {
        const actor = actorOf(login);
        const read = reachOf(family.scope, actor);
        const acts = documentActs(family, actor, steps, {});
        for (const column of COLUMN_NAMES) {
          const cell = (table: typeof rights) => table?.get(login)?.[column] ?? '.';
          if (cell(rights) === '.') continue;
          const where = `${family.object_id} ${login} ${column}`;
          const isRead = wayAt(read, column) !== undefined || (column === 'own' && !!wayAt(read, 'other'));
          expect(isRead, `${where} read`).toBe(cell(rights).includes('R'));
          expect(wayAt(acts.add, column) !== undefined, `${where} add`).toBe(cell(rights).includes('A'));
          expect(statusesIn(acts.edit, column), `${where} edit`).toBe(withoutEmpty(cell(edited)));
          expect(statusesIn(acts.del, column), `${where} delete`).toBe(withoutEmpty(cell(deleted)));
        }
      }
    });
});
