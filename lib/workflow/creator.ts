import type { Actor } from '../access/actor.ts';
import type { DocumentFacts } from './document.ts';

/** Who reports to which manager: a row of subordination. */
interface Subordination {
  readonly employee_id: number;
  readonly manager_id: number;
  readonly type: string;
  readonly disabled: string;
}

type Reader = Pick<Actor, 'employee_id'>;
type Made = Pick<DocumentFacts, 'creator_id'>;

/** Whether the acting employee created the document (ROLE-23). */
export const isCreator = ({ employee_id }: Reader, { creator_id }: Made): boolean =>
  creator_id !== null && creator_id === employee_id;

/** Whether a manager of the acting employee created the document: the one of an enabled direct record (ROLE-24). */
export const isManagerCreator = (
  { employee_id }: Reader,
  { creator_id }: Made,
  subordination: readonly Subordination[],
): boolean =>
  creator_id !== null &&
  employee_id !== null &&
  subordination.some(
    (each) =>
      each.employee_id === employee_id &&
      each.manager_id === creator_id &&
      each.type === 'direct' &&
      each.disabled !== '1',
  );
