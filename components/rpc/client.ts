import type { z } from 'zod';
import type { METHODS, MethodName } from '../../lib/contract/contract.ts';
import type { BatchAnswer, BatchCall } from './batch.ts';
import { askProof } from './proof.ts';
import { RpcError } from './rpc-error.ts';
import { bearer, endSession } from './token.ts';
import { post, type Sending } from './transport.ts';

/** What a method answers by the contract; what it answers for the object or action of its parameters is named by the caller. */
interface Call {
  <Name extends MethodName>(method: Name, params?: unknown, sending?: Sent): Promise<Answer<Name>>;
  <Result>(method: MethodName, params?: unknown, sending?: Sent): Promise<Result>;
}

/** The answer of a method of the contract. */
export type Answer<Name extends MethodName> = z.output<(typeof METHODS)[Name]['output']>;

type Sent = Omit<Sending, 'bearer'>;

/**
 * A call as the signed-in person. A session the server no longer knows ends here, once, for all calls. What needs a
 * fresh proof asks the person for it and is sent again.
 */
export const call: Call = async <Result>(
  method: MethodName,
  params: unknown = {},
  sending: Sent = {},
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
