import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import { CallError } from '../call/call-error.ts';

const CODE = /^[a-z0-9/_-]{1,80}$/;

/** The codes of the warnings a caller says were shown; undefined when it says something else. */
export const seenOf = (seen: unknown): readonly string[] | undefined => {
  if (seen === undefined) return [];
  const codes = Array.isArray(seen) && seen.length <= 50 ? (seen as unknown[]) : undefined;
  return codes?.every((code): code is string => typeof code === 'string' && CODE.test(code))
    ? codes
    : undefined;
};

/** Warnings hold a caller up only until they are seen. Refuses: warnings_unseen. */
export const mustBeSeen = (warnings: readonly FieldRefusal[], seen: readonly string[]): void => {
  if (warnings.some(({ code }) => !seen.includes(code)))
    throw new CallError({ reason: 'warnings_unseen', fields: [...warnings] });
};
