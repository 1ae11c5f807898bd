import type { MethodName } from '../../lib/contract/contract.ts';
import type { RpcErrorBody } from './rpc-error.ts';

export interface BatchCall {
  readonly batchId: string;
  readonly method: MethodName;
  readonly params: unknown;
}
export interface BatchAnswer {
  readonly batchId: string;
  readonly result?: unknown;
  readonly error?: RpcErrorBody;
}
