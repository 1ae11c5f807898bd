import { z } from 'zod';
import { objectName, record } from './shapes.ts';

const oneOrMany = z.union([record, z.array(record).min(1).max(500)]);
const numeric = (text: unknown): unknown =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text;

/** Reading a list (GET /view takes the same in its query, where numbers are text). */
export const listInput = z.strictObject({
  object: objectName,
  filter: z.string().max(4_000).optional(),
  select: z.string().max(4_000).optional(),
  orderBy: z.string().max(300).optional(),
  sort: z.preprocess((value) => (value === '' ? undefined : value), z.enum(['asc', 'desc']).optional()),
  rowsPerPage: z.preprocess(
    numeric,
    z.union([z.literal('all'), z.number().int().min(1).max(1_000_000)]).optional(),
  ),
  page: z.preprocess(numeric, z.number().int().min(1).max(1_000_000).optional()),
  after: z.string().max(2_000).optional(),
  /** Lines of documents to be shown beside what is selected, by the names of their fields. */
  with: z.string().max(300).optional(),
  /** Of documents: only those that wait for the caller. */
  awaiting: z.preprocess(
    (value) => (value === '1' || value === 'true' ? true : value),
    z.literal(true).optional(),
  ),
  /** Of documents that name their readers: only those addressed to the caller, or of these those they have not opened yet. */
  addressed: z.enum(['all', 'unread']).optional(),
});

export const rowsInput = listInput.pick({ object: true, filter: true });

export const writeInput = z.strictObject({
  object: objectName,
  data: oneOrMany.transform((data) => (Array.isArray(data) ? data : [data])),
});

/**
 * `begin`: documents of a family also take the first step out of `empty`, or are not made at all. `client_key`: a
 * repeat under the same key within 24 hours answers the first result (AMB-159); it stands in the place of
 * Idempotency-Key.
 */
export const addInput = writeInput.extend({
  begin: z.literal(true).optional(),
  client_key: z.uuid().optional(),
});

export const list = z.object({
  data: z.array(record),
  total: z.number().int(),
  total_exact: z.boolean(),
  next: z.string().optional(),
});
