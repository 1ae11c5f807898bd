'use client';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MethodName } from '../../lib/rpc/contract.ts';
import { call } from './client.ts';
import { randomId } from './random-id.ts';
import { RpcError } from './rpc-error.ts';

interface Attempt<Params> {
  readonly params: Params;
  readonly idempotencyKey: string;
}
const RETRIES = 2;

/**
 * A call that changes data. Each click gets one Idempotency-Key; what the network lost is sent again under the same
 * key, so that it happens once. `mutateAsync` throws `RpcError`.
 */
export const useRpcMutation = <Params, Result>(
  method: MethodName,
  options: {
    onSuccess?: (result: Result, params: Params) => void;
    onError?: (error: Error, params: Params) => void;
  } = {},
) => {
  const mutation = useMutation<Result, Error, Attempt<Params>>({
    mutationFn: ({ params, idempotencyKey }) => call<Result>(method, params, { idempotencyKey }),
    retry: (failures, error) => failures < RETRIES && error instanceof RpcError && error.reason === 'network',
    onSuccess: (result, { params }) => options.onSuccess?.(result, params),
    onError: (error, { params }) => options.onError?.(error, params),
  });
  const { mutate, mutateAsync, isPending, error, reset } = mutation;
  return {
    isPending,
    error,
    reset,
    mutate: useCallback((params: Params) => mutate({ params, idempotencyKey: randomId() }), [mutate]),
    mutateAsync: useCallback(
      (params: Params) => mutateAsync({ params, idempotencyKey: randomId() }),
      [mutateAsync],
    ),
  };
};
