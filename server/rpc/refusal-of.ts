import type { Refusal } from '../../lib/kernel/refusal.ts';
import { log } from '../log.ts';
import { CallError } from './call-error.ts';

/** The database is away, full of connections or of data, or a lock was not to be had in time: try again. */
const LOST = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  '53100',
  '53300',
  '55P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
const LOST_WORDS = /Connection terminated|not queryable|timeout exceeded when trying to connect/;
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const TOO_LONG = '57014';
/** Texts, numbers and dates that PostgreSQL cannot hold. */
const NOT_STORABLE = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008']);

/** What a caller may know of a failure; `what` was being done. Everything unexpected is logged under the request id. */
export const refusalOf = (error: unknown, what: string, requestId: string): Refusal => {
  if (error instanceof CallError) return error.refusal;
  const code = (error as { code?: string }).code ?? '';
  if (code === TOO_LONG) return { reason: 'too_heavy' };
  if (NOT_STORABLE.has(code)) return { reason: 'invalid_params' };
  log.error({ err: error, what, request_id: requestId }, 'call failed');
  if (FULL.has(code)) return { reason: 'file_quota' };
  const lost = LOST.has(code) || LOST_WORDS.test(String((error as Error).message));
  return { reason: lost ? 'unavailable' : 'system_error' };
};
