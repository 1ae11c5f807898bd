import type { z } from 'zod';
import { BATCH_CAP, type batchInput } from '../../lib/rpc/contract.ts';
import { refusal } from './call-error.ts';
import { type CallContext, RawJson } from './context.ts';
import { type Outcome, outcomeText } from './outcome.ts';

type Dispatch = (name: string, params: unknown, context: CallContext, inBatch: true) => Promise<Outcome>;

/**
 * Independent calls in one round trip, answered in the order sent; one failure does not touch the others. Reads run
 * side by side, writes one after the other. The idempotency key of the batch is told apart by position.
 */
export const batch = async (
  input: z.infer<typeof batchInput>,
  context: CallContext,
  dispatch: Dispatch,
): Promise<RawJson> => {
  const calls = Array.isArray(input) ? input : input.calls;
  if (calls.length > BATCH_CAP) throw refusal('too_many_calls', { max: BATCH_CAP });
  const answers: string[] = new Array(calls.length);
  let writes = Promise.resolve();
  await Promise.all(
    calls.map((call, index) => {
      const own = {
        ...context,
        idempotencyKey: context.idempotencyKey && `${context.idempotencyKey}#${index}`,
      };
      const answer = async () => {
        const outcome = await dispatch(call.method, call.params, own, true);
        const batchId = call.batchId === undefined ? '' : `"batchId":${JSON.stringify(call.batchId)},`;
        answers[index] = `{${batchId}${outcomeText(outcome)}}`;
      };
      if (call.method.endsWith('.get')) return answer();
      writes = writes.then(answer);
      return writes;
    }),
  );
  return new RawJson(`{"data":[${answers.join(',')}]}`);
};
