import type { Reason } from '../../lib/kernel/errors.data.ts';
import { refusal } from './call-error.ts';

/** foreign_key_violation, and restrict_violation since PostgreSQL 18. */
const STILL_REFERRED_TO = new Set(['23503', '23001']);

/** Refuses a deletion that other rows stand against; throws anything else as it came. */
export const stillReferredTo =
  (reason: Reason) =>
  (error: { code?: string }): never => {
    throw STILL_REFERRED_TO.has(error.code ?? '') ? refusal(reason) : error;
  };
