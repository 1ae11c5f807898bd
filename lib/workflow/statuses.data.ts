/** Statuses of documents and requests (specification 4.1). */
export const STATUSES: readonly string[] = [
  'empty',
  'draft',
  'prepared',
  'agreed',
  'accepted',
  'declined',
  'created',
  'notified',
  'confirmed',
  'approved',
  'processed',
  'opened',
  'preparing',
  'closed',
];

/** Statuses a document may rest in for good. */
export const RESTING_STATUSES: readonly string[] = [
  'confirmed',
  'approved',
  'processed',
  'declined',
  'closed',
];

/** Statuses by which the company says yes: agreed to, accepted, approved, processed. */
export const DECIDING_STATUSES: readonly string[] = ['agreed', 'accepted', 'approved', 'processed'];

/** Statuses in which something was decided about a document: the company said yes, its person did, or it came to its end. */
export const DECIDED_STATUSES: readonly string[] = [...DECIDING_STATUSES, 'confirmed', 'closed'];

/** Statuses of a document still being written: only its owner sees it as work to do. */
export const UNSENT_STATUSES: readonly string[] = ['empty', 'draft'];

/** Statuses of documents that keep no person away: unsent or declined. */
export const NOT_HELD_STATUSES: readonly string[] = [...UNSENT_STATUSES, 'declined'];

/** Sent, and not decided about yet. */
export const PENDING_STATUSES: readonly string[] = ['prepared', 'created', 'notified'];
