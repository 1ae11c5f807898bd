'use client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { z } from 'zod';
import type { METHODS, MethodName } from '../../lib/contract/contract.ts';
import { type Attempt, cancelled } from './attempt.ts';
import type { BatchAnswer } from './batch.ts';
import { type Answer, call } from './client.ts';
import { randomId } from './random-id.ts';
import { RpcError } from './rpc-error.ts';

const RETRIES = 2;

/** What a method takes by the contract; of one that is known only when the screen runs, anything. */
type Taken<Name extends MethodName> = MethodName extends Name
  ? unknown
  : z.input<(typeof METHODS)[Name]['input']>;

interface Options<Params, Result> {
  onSuccess?: (result: Result, params: Params) => void;
  onError?: (error: Error, params: Params) => void;
  /** Goes on when its page is left. */
  outlives?: boolean;
}

interface Mutation<Params, Result> {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
  readonly mutate: (params: Params) => void;
  readonly mutateAsync: (params: Params, idempotencyKey?: string) => Promise<Result>;
}

type TableWrite = 'table.add' | 'table.edit';

/** What it takes and answers follows from the contract by the method; the rows that a table answers are named by the caller. */
interface UseRpcMutation {
  (
    method: 'batch',
    options?: Options<Taken<'batch'>, { data: BatchAnswer[] }>,
  ): Mutation<Taken<'batch'>, { data: BatchAnswer[] }>;
  <Name extends MethodName>(
    method: Name,
    options?: Options<Taken<Name>, Answer<Name>>,
  ): Mutation<Taken<Name>, Answer<Name>>;
  <Row extends object>(
    method: TableWrite,
    options?: Options<Taken<TableWrite>, { data: Row[] }>,
  ): Mutation<Taken<TableWrite>, { data: Row[] }>;
}

/**
 * A call that changes data. Each intention has one Idempotency-Key: what the network lost is sent again under the same
 * key, by itself and by the person's next click with the same words, so that it happens once. Without a connection it
 * waits until there is one or the person gives it up. `mutateAsync` throws `RpcError`.
 */
export const useRpcMutation: UseRpcMutation = <Params, Result>(
  method: MethodName,
  options: Options<Params, Result> = {},
): Mutation<Params, Result> => {
  const client = useQueryClient();
  const attemptOf = useAttempts<Params>();
  const mutation = useMutation<Result, Error, Attempt<Params>>({
    mutationFn: ({ params, idempotencyKey, control }) =>
      call<Result>(method, params, { idempotencyKey, signal: control.signal, outlives: options.outlives }),
    retry: (failures, error) => failures < RETRIES && error instanceof RpcError && error.reason === 'network',
    onSuccess: (result, { params }) => options.onSuccess?.(result, params),
    onError: (error, { params }) => options.onError?.(error, params),
    onSettled: (_result, error, attempt) => {
      attempt.answered = !(error instanceof RpcError) || error.answered;
    },
  });
  const { mutateAsync, isPending, error, reset } = mutation;
  const tell = options.onError;
  const send = useCallback(
    (params: Params, idempotencyKey?: string): Promise<Result> => {
      const attempt = attemptOf(params, idempotencyKey);
      const given = cancelled(attempt, (failure) => {
        if (!forget(client, attempt)) return;
        reset();
        tell?.(failure, params);
      });
      return Promise.race([mutateAsync(attempt), given]);
    },
    [client, mutateAsync, reset, attemptOf, tell],
  );
  return {
    isPending,
    error,
    reset,
    mutate: useCallback((params: Params) => void send(params).catch(() => undefined), [send]),
    mutateAsync: send,
  };
};

/** The attempt for what is to be sent: under the key of the last one while that is the same and unanswered. */
const useAttempts = <Params>() => {
  const last = useRef<Attempt<Params> | undefined>(undefined);
  return useCallback((params: Params, idempotencyKey?: string): Attempt<Params> => {
    const before = last.current;
    const same =
      before !== undefined && !before.answered && JSON.stringify(before.params) === JSON.stringify(params);
    last.current = {
      params,
      idempotencyKey: idempotencyKey ?? (same ? before.idempotencyKey : randomId()),
      control: new AbortController(),
      answered: false,
    };
    return last.current;
  }, []);
};

/** Takes what waits out of the queue, so that it is not sent when the connection is back; false when it was not there. */
const forget = (client: QueryClient, attempt: Attempt<unknown>): boolean => {
  const cache = client.getMutationCache();
  const waiting = cache.find({ predicate: ({ state }) => state.variables === attempt && state.isPaused });
  if (waiting) cache.remove(waiting);
  return waiting !== undefined;
};
