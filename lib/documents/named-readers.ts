import { type Actor, coversFamily } from '../access/actor.ts';
import { isOnlyCandidate } from '../families/candidate.ts';
import type { FamilyIdentity } from '../families/identity.ts';
import { and, anyOf, eq, type Scope, type Within, within } from '../filter/filter.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import { UNSENT_STATUSES } from '../workflow/statuses.data.ts';
import { type LinesInput, linesOf } from './lines.ts';

/** The columns of lines that name a reader each: a person, or the department of those who work in it. */
export const PERSON = 'employee_id';
export const DEPARTMENT = 'department';

/** A family with its readers and its lines, which may name some of them. */
interface Named extends Pick<FamilyIdentity, 'readers'> {
  readonly lines?: Readonly<Record<string, LinesInput>>;
}

/** Lines that name readers: the field that holds them, their table, and its column that names the document. */
export interface NamingLines {
  readonly field: string;
  readonly table: string;
  readonly parent: string;
}

/** The lines that name readers of a family's documents; undefined where it names none. */
export const namingLines = ({ readers, lines = {} }: Named): NamingLines | undefined => {
  const named = readers.named === undefined ? undefined : lines[readers.named];
  return named && { field: String(readers.named), table: named.object_id, parent: named.parent };
};

/** Unsent and declined documents are for their author and the decider alone. */
const UNREAD_STATUSES = [...UNSENT_STATUSES, 'declined'];

/** Whether the people a document names may read it as it stands. */
export const isReadByNamed = (status_id: string): boolean => !UNREAD_STATUSES.includes(status_id);

/** Rows of the lines that name the caller: themselves, or the department they work in now. */
const naming = ({ employee_id, department }: Actor, { table, parent }: NamingLines): Within => ({
  table,
  column: parent,
  any: {
    ...(employee_id === null ? {} : { [PERSON]: employee_id }),
    ...(department ? { [DEPARTMENT]: department } : {}),
  },
});

/**
 * Documents of other people in the caller's organization that name the caller as reader: sent and not declined.
 * Candidates and dismissed people read none.
 */
export const namesCaller = (actor: Actor, lines: NamingLines): Scope =>
  actor.employee_id === null ||
  actor.organization_id === null ||
  actor.dismissed === true ||
  isOnlyCandidate(actor.roles)
    ? 'none'
    : and(
        eq('organization_id', actor.organization_id),
        { not: eq('employee_id', actor.employee_id) },
        { not: anyOf('status_id', UNREAD_STATUSES) },
        within('id', naming(actor, lines)),
      );

/** Of a family: documents that name the caller, those alone they have not opened yet where that is asked. */
export const addressedTo = (
  actor: Actor,
  family: Named & Pick<FamilyIdentity, 'object_id'>,
  asked: 'all' | 'unread',
): Scope => {
  const lines = namingLines(family);
  const rows = lines && coversFamily(actor, family.object_id) ? namesCaller(actor, lines) : 'none';
  if (rows === 'none' || rows === 'all' || actor.employee_id === null) return 'none';
  const read = { table: 'document_read', column: 'document_id', any: { employee_id: actor.employee_id } };
  return asked === 'unread' ? and(rows, { not: within('id', read) }) : rows;
};

/** Each line names a person or a department, not both, and none of them twice. Refuses by place. */
export const namedRefusals = (family: Named, record: DocumentRecord): FieldRefusal[] => {
  const lines = namingLines(family);
  if (!lines) return [];
  const seen = new Set<string>();
  return linesOf(record, lines.field).flatMap((line, index): FieldRefusal[] => {
    const [person, department] = [line[PERSON], String(line[DEPARTMENT] ?? '').trim()];
    const field = `${lines.field}.${index}.${typeof person === 'number' ? PERSON : DEPARTMENT}`;
    if ((typeof person === 'number') === (department !== ''))
      return [{ field, code: 'document/reader-unnamed' }];
    const key = `${person ?? ''} ${department}`;
    if (seen.has(key)) return [{ field, code: 'document/reader-twice' }];
    seen.add(key);
    return [];
  });
};
