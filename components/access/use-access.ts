'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { MethodName } from '../../lib/contract/contract.ts';
import type { AccessCompare, AccessPerson, AccessTable, AccessWhy } from '../../lib/reach/answer.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';

/** Rights change with every role and grant: an earlier answer is shown only until the next one comes. */
const useTold = <Told>(method: MethodName, params: Readonly<Record<string, unknown>>, enabled = true) =>
  useAsked<Told>({
    queryKey: ['access', method, params],
    queryFn: ({ signal }) => call<{ data: Told }>(method, params, { signal }).then(({ data }) => data),
    enabled,
    staleTime: 0,
    placeholderData: enabled ? keepPreviousData : undefined,
    retry: false,
  });

export const useAccessTable = (role: string | null, object: string | null) =>
  useTold<AccessTable>('access.table', { ...(role ? { role } : {}), ...(object ? { object } : {}) });

export const useAccessPerson = (employee_id: number | null, enabled: boolean) =>
  useTold<AccessPerson>('access.person', { employee_id }, enabled && employee_id !== null);

export const useAccessCompare = (first: number | null, second: number | null) =>
  useTold<AccessCompare>('access.compare', { first, second }, first !== null && second !== null);

export const useAccessWhy = (
  employee_id: number | null,
  document: { readonly object: string; readonly id: number } | null,
) =>
  useTold<AccessWhy>('access.why', { employee_id, ...document }, employee_id !== null && document !== null);
