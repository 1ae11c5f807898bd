'use client';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { callBatch } from './client.ts';
import { firstBatchOf, firstCallsOf, type MasterData, NO_MASTER } from './master.ts';
import { INCOMPLETE_QUERY, MASTER_KEY } from './master-calls.data.ts';
import { useOwesFactor, useVisitor } from './profile.ts';
import type { AnyRow } from './rows.ts';
import { RpcError } from './rpc-error.ts';
import { KEYS, writeStored } from './storage.ts';
import { useAsked } from './use-asked.ts';
import { useView } from './use-view.ts';

/** A part that did not come, and the way to ask for it again. */
export interface Failure {
  readonly error: Error;
  readonly refetch: () => unknown;
}

/** The dictionaries and settings of the portal, read once per page load in one batch. */
export const useMasterData = (): MasterData => useMaster().data ?? NO_MASTER;

/** Why the first batch is not there, and how to ask for it again; null while it is there or on its way. */
export const useMasterFailure = (): Failure | null => {
  const { data, error, refetch } = useMaster();
  return useMemo(() => (data === undefined && error ? { error, refetch } : null), [data, error, refetch]);
};

/** Keeps the parameters where the specification wants them (AMB-027). */
export const useKeptParameters = (): void => {
  const { parameters, loaded } = useMasterData();
  useEffect(() => {
    if (loaded) writeStored('local', KEYS.parameters, parameters);
  }, [parameters, loaded]);
};

const useMaster = () => {
  const profile = useVisitor();
  const owing = useOwesFactor();
  return useAsked<MasterData>({
    queryKey: MASTER_KEY,
    queryFn: ({ client }) => readMaster(client, profile?.roles ?? []),
    enabled: profile !== null && !owing,
    staleTime: Number.POSITIVE_INFINITY,
    // Whatever is drawn in place of a failure may ask as well: it would send the batch again, and for ever.
    retryOnMount: false,
  });
};

/** The documents that wait for the person; comes with the batch, then kept fresh by the live events. */
export const useIncomplete = <Row extends AnyRow>() => {
  const { loaded } = useMasterData();
  const before = useMasterFailure();
  const { data, error, refetch } = useView<Row>('incomplete', INCOMPLETE_QUERY, { enabled: loaded });
  const failure: Failure | null = before ?? (error && { error, refetch });
  return { data, failure };
};

const readMaster = async (client: QueryClient, roles: readonly string[]): Promise<MasterData> => {
  const batch = firstBatchOf(roles, await callBatch(firstCallsOf(roles, Date.now())));
  if ('refused' in batch) throw new RpcError(batch.refused.error);
  for (const [key, list] of batch.lists) client.setQueryData(key, list);
  return batch.master;
};
