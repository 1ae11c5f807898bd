import type { Family } from '../../../lib/documents/family.ts';
import { linesOf } from '../../../lib/documents/lines.ts';
import { DEPARTMENT, isReadByNamed, namingLines, PERSON } from '../../../lib/documents/named-readers.ts';
import { isOnlyCandidate } from '../../../lib/families/candidate.ts';
import type { MadeMove } from './papers.ts';
import type { Person } from './seed-people.ts';
import type { StoredPaper } from './stored-paper.ts';

/** Readers that a paper names: people, and those who work in its departments. */
export const namedIn = (
  { family, person, said }: Pick<StoredPaper, 'family' | 'person' | 'said'>,
  staff: readonly Person[],
): readonly Person[] => {
  const naming = namingLines(family);
  if (!naming) return [];
  const lines = linesOf(said, naming.field);
  return staff.filter(
    (other) =>
      other.organization_id === person.organization_id &&
      other.id !== person.id &&
      !isOnlyCandidate(other.roles) &&
      lines.some((line) => line[PERSON] === other.id || line[DEPARTMENT] === other.department),
  );
};

/** Whether a move opens a paper to the people it names. */
export const sentToNamed = (family: Family, { leg: { from, to } }: MadeMove): boolean =>
  namingLines(family) !== undefined && !isReadByNamed(from) && isReadByNamed(to);
