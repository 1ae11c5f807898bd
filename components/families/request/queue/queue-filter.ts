import { and, anyOf, eq, type Filter } from '../../../../lib/filter/filter.ts';
import { GIVEN, OPEN } from '../request-row.ts';

/** What of the requests is in sight. */
export const QUEUES = ['open', 'given', 'all'] as const;
export type QueueName = (typeof QUEUES)[number];

const ALL = ['prepared', 'accepted', 'processed', 'confirmed', 'closed', 'declined'];

const STATUSES: Readonly<Record<QueueName, readonly string[]>> = { open: OPEN, given: GIVEN, all: ALL };

/** What narrows a queue: one kind of paper, and those that are given on paper too. */
interface Narrowed {
  readonly request_type_id?: number | undefined;
  readonly onPaper?: boolean;
}

/** Requests of people in a queue. */
export const queueFilter = (queue: QueueName, { request_type_id, onPaper = false }: Narrowed = {}): Filter =>
  and(
    { field: 'legal_document_id', isNull: true },
    anyOf('status_id', STATUSES[queue]),
    ...(request_type_id === undefined ? [] : [eq('request_type_id', request_type_id)]),
    ...(onPaper ? [{ field: 'copies', op: '>', value: 0 } as const] : []),
  );
