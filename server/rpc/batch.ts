import type { z } from 'zod';
import { isMethod, METHODS } from '../../lib/contract/contract.ts';
import { BATCH_CAP, type batchInput } from '../../lib/rpc/batch.ts';
import { oneAnswer, TOO_BIG } from '../call/answer-cap.ts';
import { refusal } from '../call/call-error.ts';
import { type CallContext, RawJson } from '../call/context.ts';
import { errorBody } from '../call/error-body.ts';
import { type Outcome, outcomeText } from './outcome.ts';

type Dispatch = (name: string, params: unknown, context: CallContext, inBatch: true) => Promise<Outcome>;

/**
 * Independent calls in one round trip, answered in the order sent; one failure does not touch the others. Each call's
 * idempotency key is that of the batch with its position.
 */
export const batch = async (
  input: z.infer<typeof batchInput>,
  context: CallContext,
  dispatch: Dispatch,
): Promise<RawJson> => {
  const calls = Array.isArray(input) ? input : input.calls;
  if (calls.length > BATCH_CAP) throw refusal('too_many_calls', { max: BATCH_CAP });
  const fitted = inOneAnswer(context);
  const answers = await inTurn(calls, async (call, index) => {
    const outcome = await dispatch(call.method, call.params, atPosition(context, index), true);
    const batchId = call.batchId === undefined ? '' : `"batchId":${JSON.stringify(call.batchId)},`;
    return fitted(call.method, outcome, (answer) => `{${batchId}${outcomeText(answer)}}`);
  });
  return new RawJson(`{"data":[${answers.join(',')}]}`);
};

/**
 * The texts of answers that go out together: what is read beyond the cap of one answer is refused instead
 * (answer_too_big); what was written is answered in any case.
 */
export const inOneAnswer = ({ requestId, answer }: CallContext) => {
  const keep = oneAnswer();
  return (method: string, outcome: Outcome, text: (outcome: Outcome) => string): string => {
    const withheld = (): string => {
      answer.fill();
      return text({ error: errorBody({ reason: 'answer_too_big', values: TOO_BIG }, requestId) });
    };
    return keep(text(outcome), !isWrite(method) && withheld);
  };
};

const isWrite = (method: string): boolean => isMethod(method) && 'writes' in METHODS[method];

/** The context of one call among several: a key of its own, so that each has its own effect and answer. */
export const atPosition = (context: CallContext, index: number): CallContext => ({
  ...context,
  idempotencyKey: context.idempotencyKey && `${context.idempotencyKey}#${index}`,
});

/**
 * Runs calls that came together: reads side by side, everything else one after the other in the order sent, so that a
 * later call finds what an earlier one did and one person does not take every connection of the database.
 */
export const inTurn = <One extends { method: string } | undefined, Answer>(
  calls: readonly One[],
  answer: (call: One, index: number) => Promise<Answer>,
): Promise<Answer[]> => {
  let last: Promise<unknown> = Promise.resolve();
  return Promise.all(
    calls.map((call, index) => {
      if (!call || call.method.endsWith('.get')) return answer(call, index);
      const mine = last.then(() => answer(call, index));
      last = mine;
      return mine;
    }),
  );
};
