'use client';
import type { PaperPreview } from '../../../../lib/documents/families/request/rpc.ts';
import { call } from '../../../rpc/client.ts';
import { useAsked } from '../../../rpc/use-asked.ts';
import type { RequestRow } from '../request-row.ts';

/** The paper of a request as it would be sent, with what is missing for it; nothing until it is read. */
export const usePaperPreview = ({ id, updated_at }: RequestRow): PaperPreview['data'] | undefined =>
  useAsked({
    queryKey: ['view', 'request', 'preview', id, updated_at],
    queryFn: ({ signal }) => call('request.preview', { id }, { signal }),
  }).data?.data;
