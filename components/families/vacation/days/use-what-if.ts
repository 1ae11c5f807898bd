'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { LeaveBalance, WhatIf, WhatIfInput } from '../../../../lib/documents/families/vacation/rpc.ts';
import { call } from '../../../rpc/client.ts';
import { useAsked } from '../../../rpc/use-asked.ts';

/** What would be; nothing is asked while the question is not whole. */
export const useWhatIf = (asked: WhatIfInput | undefined) =>
  useAsked<WhatIf>({
    queryKey: ['view', 'leave_entry', 'what-if', asked],
    queryFn: ({ signal }) => call('leave.what_if', asked, { signal }).then(({ data }) => data),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The facts for each case of the panel. */
export interface CaseProps {
  balance: LeaveBalance;
  /** The reader's own days: a draft can be made of the answer. */
  isOwn: boolean;
}
