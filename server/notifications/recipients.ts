import type { News } from '../../lib/documents/moments.ts';
import type { Reader } from './wording.ts';

/** What is known of a move when its recipients are chosen. */
export interface MoveToTell {
  readonly status_id: string;
  readonly owner_id: number;
  /** The person who really moved it; null for one who is no employee. */
  readonly actor_id: number | null;
  /** Managers who decide for the owner today; none: hr does. */
  readonly manager_ids: readonly number[];
  /** Those who decide for the manager the document names, where the second level has a step out of this status. */
  readonly second_manager_ids: readonly number[];
  /** Readers the document names, where the move lets them read it. */
  readonly named_ids?: readonly number[];
  /** A manager has a step out of this status. */
  readonly manager_step: boolean;
  /** The family's own rule of recipients. */
  readonly news?: News | undefined;
}

export const HR_MAILBOX = 'hr';

const FOR_HR: readonly string[] = ['agreed', 'confirmed'];

const DECISIONS: readonly string[] = ['agreed', 'confirmed', 'approved', 'processed', 'declined', 'draft'];

/** Whether a move tells the owner what others made of a document: agreed to, refused, sent back, done. */
export const isDecision = (from_status_id: string, status_id: string): boolean =>
  from_status_id !== 'empty' && DECISIONS.includes(status_id);

/**
 * Who gets a message of a move (AMB-043): the owner; for `prepared` also the managers who decide for the owner; the
 * second-level managers who have a step now (AMB-056); readers the document names, once they may read it; the mailbox
 * of hr for `agreed`, `confirmed`, and for `prepared` where no manager has a say or none decides today. Never the one
 * who moved it.
 */
export const recipientsOf = (move: MoveToTell): string[] => {
  if (move.news) return ofFamily(move, move.news);
  const managers = move.status_id === 'prepared' ? move.manager_ids : [];
  const people = [move.owner_id, ...managers, ...move.second_manager_ids, ...(move.named_ids ?? [])];
  const hr =
    FOR_HR.includes(move.status_id) ||
    (move.status_id === 'prepared' && (!move.manager_step || move.manager_ids.length === 0));
  const told = people.filter((id) => id !== move.actor_id).map(String);
  return [...new Set(hr ? [...told, HR_MAILBOX] : told)];
};

const ofFamily = (move: MoveToTell, news: News): string[] => [
  ...(news.owner.includes(move.status_id) && move.owner_id !== move.actor_id ? [String(move.owner_id)] : []),
  ...(news.hr.includes(move.status_id) ? [HR_MAILBOX] : []),
];

/** Role in which a recipient reads the sentence of a move. A manager who is named as well has to decide first. */
export const readerOf = (
  { owner_id, manager_ids, second_manager_ids, named_ids = [] }: MoveToTell,
  id: number,
): Reader => {
  if (id === owner_id) return 'owner';
  if (second_manager_ids.includes(id)) return 'second_manager';
  return named_ids.includes(id) && !manager_ids.includes(id) ? 'named' : 'other';
};
