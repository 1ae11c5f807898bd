import { CallError } from '../rpc/call-error.ts';

/** One field of an account that a rule objects to. */
export const wrong = (field: string, code: string): CallError =>
  new CallError({ reason: 'validation', fields: [{ field, code }] });
