import { z } from 'zod';
import type { Method } from '../rpc/contract/method.ts';
import { readersOfDocument, readMark } from '../rpc/reading.ts';
import { id, objectName, records } from '../rpc/shapes.ts';

const ofDocument = z.strictObject({ object: objectName, id });

/** Documents that name people and departments as their readers: who has opened one, and who may be named. */
export const readingMethods = {
  'reading.open': {
    summary: 'Marks a document as read by the caller, whom it names; a second time it changes nothing',
    input: ofDocument,
    output: z.object({ data: readMark }),
    errors: ['invalid_params', 'unknown_object', 'not_found', 'idempotency_key_reused'],
    writes: true,
  },
  'reading.list': {
    summary: 'Whom a document names, and who of them has read it when; for its person and hr',
    input: ofDocument,
    output: z.object({ data: readersOfDocument }),
    errors: ['invalid_params', 'unknown_object', 'not_found', 'access_denied'],
  },
  'reading.whom': {
    summary: 'People and departments of the organization that a document may name, by a part of their name',
    input: z.strictObject({ name: z.string().max(100) }),
    output: records,
    errors: ['invalid_params', 'access_denied'],
  },
} as const satisfies Record<string, Method>;
