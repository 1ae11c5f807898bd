import type { Refusal } from '../../lib/kernel/refusal.ts';
import { isDatabaseAway } from '../db/away.ts';
import { log } from '../log.ts';
import { CallError } from './call-error.ts';

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
  return { reason: isDatabaseAway(error) ? 'unavailable' : 'system_error' };
};
