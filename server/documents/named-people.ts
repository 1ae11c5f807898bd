import type { Family } from '../../lib/documents/family.ts';
import { linesOf } from '../../lib/documents/lines.ts';
import { DEPARTMENT, namingLines, PERSON } from '../../lib/documents/named-readers.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';
import { works } from '../notifications/named-readers.ts';

/**
 * Refuses, by place, readers newly named by lines that the organization does not have: a person, or an empty
 * department.
 */
export const namedElsewhere = async (
  db: Db,
  family: Family,
  organization_id: unknown,
  before: Readonly<Record<string, unknown>>,
  said: Readonly<Record<string, unknown>>,
): Promise<FieldRefusal[]> => {
  const naming = namingLines(family);
  if (!naming || !Object.hasOwn(said, naming.field)) return [];
  const kept = new Set(linesOf(before, naming.field).map(keyOf));
  const fresh = linesOf(said, naming.field).flatMap((line, index) =>
    kept.has(keyOf(line)) ? [] : [{ line, index }],
  );
  if (fresh.length === 0) return [];
  const rows = await db.rows<Row<'employee', 'id' | 'department'>>(
    `select e."id", e."department" from "employee" e where e."organization_id" = $1 and ${works()}
       and (e."id" = any($2::bigint[]) or e."department" = any($3::text[]))`,
    [
      organization_id,
      fresh.flatMap(({ line }) => (typeof line[PERSON] === 'number' ? [line[PERSON]] : [])),
      fresh.flatMap(({ line }) => (line[DEPARTMENT] ? [String(line[DEPARTMENT])] : [])),
    ],
  );
  const [people, departments] = [
    new Set<unknown>(rows.map(({ id }) => id)),
    new Set<unknown>(rows.map(({ department }) => department)),
  ];
  return fresh.flatMap(({ line, index }): FieldRefusal[] => {
    const column = typeof line[PERSON] === 'number' ? PERSON : DEPARTMENT;
    const isHere =
      column === PERSON ? people.has(line[PERSON]) : !line[DEPARTMENT] || departments.has(line[DEPARTMENT]);
    return isHere ? [] : [{ field: `${naming.field}.${index}.${column}`, code: 'document/reader-elsewhere' }];
  });
};

const keyOf = (line: Readonly<Record<string, unknown>>): string =>
  `${line[PERSON] ?? ''} ${line[DEPARTMENT] ?? ''}`;
