import { z } from 'zod';
import type { Method } from '../rpc/contract/method.ts';
import { record, records } from '../rpc/shapes.ts';

const id = z.number().int().positive();

/** The thread of a document: its messages are the object `discussion_message`. */
export const discussionMethods = {
  'discussion.state': {
    summary: 'Up to where the caller has read the thread of a document, and how much is new',
    input: z.strictObject({ registrator_id: id }),
    output: record,
    errors: ['invalid_params', 'not_found'],
  },
  'discussion.people': {
    summary: 'Up to ten people who may be mentioned in the thread of a document, by a part of their name',
    input: z.strictObject({ registrator_id: id, name: z.string().max(100) }),
    output: records,
    errors: ['invalid_params', 'not_found'],
  },
  'discussion.read': {
    summary: 'Marks the thread of a document as read up to a message',
    input: z.strictObject({ registrator_id: id, message_id: id }),
    output: record,
    errors: ['invalid_params', 'not_found', 'idempotency_key_reused'],
    writes: true,
  },
} as const satisfies Record<string, Method>;
