import type { Actor } from '../../lib/access/actor.ts';
import type { Family } from '../../lib/documents/family.ts';
import { matches } from '../../lib/filter/matches.ts';
import { availableSteps, canDelete, canEdit, isAwaiting } from '../../lib/workflow/available.ts';
import type { DocumentFacts } from '../../lib/workflow/document.ts';
import { refusedRight } from '../../lib/workflow/rights.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { actorNamed, documentNamed, stepsNamed } from './matrix-actors.ts';
import { type Grid, gridOf } from './matrix-grid.ts';
import { LOGINS, type Name, type Ownership, personOf } from './matrix-people.data.ts';
import { statusesOf } from './matrix-way.ts';

const COLUMNS: readonly Ownership[] = ['own', 'report', 'colleague', 'other', 'abroad', 'foreign'];

/** A cell of a family's table: what an actor may do with readable documents of an owner. */
type Cell = (sight: { readonly actor: Actor; readonly name: Name }) => readonly string[];

/** Tables of a family's rights, by the name that stands above them in its file. */
export const TABLES = ['rights', 'moves', 'edited in', 'deleted in', 'awaited in'] as const;
export type Table = (typeof TABLES)[number];

/**
 * WHO MAY DO WHAT TO WHOSE DOCUMENT of a family, worked out from its definition and the dictionary of steps without a
 * database; the text is kept beside the tests and reviewed as data.
 */
export const rightsText = (family: Family): string => {
  const cells = cellsFor(family);
  const paragraphs = [
    `Written by \`npm run rights\` from the definition of ${family.object_id} and its steps; read it before it is kept.`,
    `Fields that only some roles read: ${keptFields(family)}`,
    ...TABLES.map(
      (table) => `${table}: ${LEGENDS[table]}\n${grid(family, cells[table], table === 'rights')}`,
    ),
  ];
  return `${paragraphs.join('\n\n')}\n`;
};

/** Rows are logins of the company in `matrix-people.data.ts`, columns are whose document it is. */
const LEGENDS: Readonly<Record<Table, string>> = {
  rights: 'R reads it in lists, by filter and raw; A prepares one',
  moves: 'business roles whose steps are taken',
  'edited in': 'statuses in which it is changed',
  'deleted in': 'statuses in which it is deleted',
  'awaited in': 'statuses in which it stands in the inbox',
};

/** The tables of a file of rights. Throws where one is missing. */
export const tablesOf = (text: string): Record<Table, Grid> =>
  Object.fromEntries(
    TABLES.map((table) => {
      const [, after = ''] = text.split(`\n${table}: ${LEGENDS[table]}\n`);
      return [table, gridOf(after.split('\n\n')[0] ?? '')];
    }),
  ) as Record<Table, Grid>;

/** The fields of a file of rights that only some roles read. */
export const keptFieldsOf = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    [
      ...(/^Fields that only some roles read: (.*)$/m.exec(text)?.[1] ?? '').matchAll(/(\w+) \(([^)]*)\)/g),
    ].map(([, field = '', roles = '']) => [field, roles.split(', ')]),
  );

const cellsFor = (family: Family): Record<Table, Cell> => {
  const steps = stepsNamed(family.object_id);
  const statuses = statusesOf(steps);
  const sightOf = (actor: Actor, doc: DocumentFacts) => ({ steps, actor, doc, parameters: {} });
  const inStatuses =
    (holds: (sight: ReturnType<typeof sightOf>) => boolean): Cell =>
    ({ actor, name }) => {
      const found = statuses.filter((status) =>
        holds(sightOf(actor, documentNamed(steps, family, name, status))),
      );
      return found.length === statuses.length ? ['any'] : found;
    };
  const taken = (actor: Actor, name: Name): Step[] =>
    steps.filter(
      (step) =>
        refusedRight(step, sightOf(actor, documentNamed(steps, family, name, step.status_id))) === undefined,
    );
  return {
    rights: ({ actor, name }) => {
      const blank = documentNamed(steps, family, name, 'empty');
      return ['R', ...(availableSteps(sightOf(actor, blank)).length > 0 ? ['A'] : [])];
    },
    moves: ({ actor, name }) => [...new Set(taken(actor, name).map((step) => step.business_role))],
    'edited in': inStatuses(canEdit),
    'deleted in': inStatuses(canDelete),
    'awaited in': inStatuses(isAwaiting),
  };
};

const grid = (family: Family, cell: Cell, withVisitor: boolean): string => {
  const lines = LOGINS.map((login) => [
    login,
    ...COLUMNS.map((column) => {
      const name = personOf(login, column);
      if (name === undefined) return '.';
      const actor = actorNamed(login);
      return (readsOf(family, actor, name) ? cell({ actor, name }).join(',') : '') || '-';
    }),
  ]);
  const visitor = [
    'visitor',
    ...COLUMNS.map((column) => (['abroad', 'foreign', 'other'].includes(column) ? '-' : '.')),
  ];
  return aligned([['', ...COLUMNS], ...lines, ...(withVisitor ? [visitor] : [])]);
};

/** Whether an actor reads documents of `name`, by the scope of the family. */
export const readsOf = (family: Family, actor: Actor, name: Name): boolean => {
  const scope = family.scope(actor);
  if (typeof scope === 'string') return scope === 'all';
  const { organization_id, employee_id, manager_id } = documentNamed([], family, name, 'empty');
  return matches(scope, { organization_id, employee_id, manager_id });
};

const keptFields = ({ object }: Family): string =>
  Object.entries(object.fields)
    .flatMap(([name, { read }]) => (read ? [`${name} (${read.join(', ')})`] : []))
    .join(', ');

const aligned = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
