'use client';
import type { Why } from '../../../lib/rpc/why.ts';
import { call } from '../../rpc/client.ts';
import { useAsked } from '../../rpc/use-asked.ts';

export type WhyStep = Why['steps'][number];

/** What the reader may do with a document and why not the rest, as the server judges it now. */
export const useWhy = (object_id: string, id: number) =>
  useAsked<Why>({
    queryKey: ['view', object_id, 'why', id],
    queryFn: ({ signal }) => call('workflow.why', { object: object_id, id }, { signal }),
  });
