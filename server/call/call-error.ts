import type { FieldRefusal, Refusal } from '../../lib/kernel/refusal.ts';

/** A refusal on its way to the caller: rolls the transaction back, then becomes the error of the answer. */
export class CallError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

export const refusal = (reason: Refusal['reason'], values?: Refusal['values']): CallError =>
  new CallError(values ? { reason, values } : { reason });

/** One field that a rule objects to; `values` are printed by its sentence. */
export const wrongField = (field: string, code = 'field/wrong', values?: FieldRefusal['values']): CallError =>
  new CallError({ reason: 'validation', fields: [{ field, code, ...(values && { values }) }] });

/** Refuses one attempt too many; `seconds` until the next. The sentence names minutes. */
export const tooMany = (seconds: number): CallError =>
  refusal('too_many_requests', { seconds, minutes: Math.ceil(seconds / 60) });

/** Refuses calls that come faster than one caller may make them; `seconds` until the next. */
export const tooFast = (seconds: number): CallError => refusal('calls_too_fast', { seconds });

/** The value of a result, or its refusal thrown. */
export const valueOrThrow = <T>(result: { ok: true; value: T } | { ok: false; error: Refusal }): T => {
  if (!result.ok) throw new CallError(result.error);
  return result.value;
};
