import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import { CallError } from '../call/call-error.ts';

/** Warnings hold a caller up only until they are seen. Refuses: warnings_unseen. */
export const mustBeSeen = (warnings: readonly FieldRefusal[], seen: readonly string[]): void => {
  if (warnings.some(({ code }) => !seen.includes(code)))
    throw new CallError({ reason: 'warnings_unseen', fields: [...warnings] });
};
