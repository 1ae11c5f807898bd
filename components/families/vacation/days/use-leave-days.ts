'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { BalanceInput, LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import { call } from '../../../rpc/client.ts';
import { useAsked } from '../../../rpc/use-asked.ts';

/** How a person's days of leave stand; read again with the list of their entries. */
export const useLeaveDays = (asked: BalanceInput) =>
  useAsked<LeaveBalance>({
    queryKey: ['view', 'leave_entry', 'balance', asked],
    queryFn: ({ signal }) => call('leave.balance', asked, { signal }).then(({ data }) => data),
    placeholderData: keepPreviousData,
  });
