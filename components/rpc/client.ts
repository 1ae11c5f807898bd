import type { MethodName } from '../../lib/contract/contract.ts';
import type { BatchAnswer, BatchCall } from './batch.ts';
import { askProof } from './proof.ts';
import { RpcError } from './rpc-error.ts';
import { bearer, endSession } from './token.ts';
import { post, type Sending } from './transport.ts';

/**
 * A call as the signed-in person. A session the server no longer knows ends here, once, for all calls. What needs a
 * fresh proof asks the person for it and is sent again.
 */
export const call = async <Result>(
  method: MethodName,
  params: unknown = {},
  sending: Omit<Sending, 'bearer'> = {},
): Promise<Result> => {
  try {
    return await post<Result>(method, params, { ...sending, bearer: await bearer() });
  } catch (error) {
    if (error instanceof RpcError && error.reason === 'invalid_access_token') endSession();
    if (await provedAnew(error)) return post<Result>(method, params, { ...sending, bearer: await bearer() });
    throw error;
  }
};

/** Whether a call was refused for want of a fresh proof and the person has given it now. */
export const provedAnew = async (error: unknown): Promise<boolean> =>
  error instanceof RpcError && error.reason === 'proof_required' && askProof(methodsIn(error));

/** What the refusal takes for a proof. */
const methodsIn = ({ values }: RpcError): readonly string[] =>
  Array.isArray(values.methods) ? values.methods : [];

/** Independent calls in one round trip; each is answered by itself, in the order sent. */
export const callBatch = async (calls: readonly BatchCall[]): Promise<readonly BatchAnswer[]> =>
  (await call<{ data: BatchAnswer[] }>('batch', { calls })).data;
