'use client';
import { useRef, useState } from 'react';
import { PUBLISH_CAP, type PublishedTo } from '../../../../lib/documents/families/request-push-signed/rpc.ts';
import { useRefresh } from '../../../documents/use-refresh.ts';
import { uploadFile } from '../../../files/upload-file.ts';
import { useRpcMutation } from '../../../rpc/use-rpc-mutation.ts';

export interface PaperDraft {
  readonly title: string;
  readonly document_type_id: number | null;
  readonly due_date: string | null;
  readonly comments: string;
}

export interface PublishJob {
  /** A paper that is there already, or the draft and the file of a new one. */
  readonly paper_id: number | undefined;
  readonly draft: PaperDraft;
  readonly file: File | null;
  readonly employee_ids: readonly number[];
}

export type PublishLine = PublishedTo['data'][number];

export type Publishing =
  | { readonly name: 'idle' }
  | { readonly name: 'sending'; readonly percent: number }
  | { readonly name: 'publishing'; readonly done: number; readonly total: number }
  | { readonly name: 'failed'; readonly error: unknown; readonly done: number; readonly total: number }
  | { readonly name: 'done'; readonly paper_id: number; readonly lines: readonly PublishLine[] };

/**
 * Publishes step by step: the paper, its file, its people chunk by chunk. What has been done stays done; after a
 * failure it goes on from there, and a chunk whose answer was lost finds its people served.
 */
export const usePublishing = () => {
  const [state, setState] = useState<Publishing>({ name: 'idle' });
  const add = useRpcMutation('table.add');
  const publish = useRpcMutation('paper.publish');
  const refresh = useRefresh();
  const kept = useRef<{ paper_id?: number; sent?: boolean; lines: PublishLine[] }>({ lines: [] });

  const run = async (job: PublishJob): Promise<void> => {
    const total = job.employee_ids.length;
    try {
      const paper_id = job.paper_id ?? (await newPaper(job));
      for (let at = kept.current.lines.length; at < total; at = kept.current.lines.length) {
        setState({ name: 'publishing', done: at, total });
        const employee_ids = job.employee_ids.slice(at, at + PUBLISH_CAP);
        kept.current.lines.push(...(await publish.mutateAsync({ paper_id, employee_ids })).data);
      }
      setState({ name: 'done', paper_id, lines: kept.current.lines });
    } catch (error) {
      setState({ name: 'failed', error, done: kept.current.lines.length, total });
    }
    await refresh();
  };
  const newPaper = async ({ draft, file }: PublishJob): Promise<number> => {
    setState({ name: 'sending', percent: 0 });
    const paper_id =
      kept.current.paper_id ??
      Number((await add.mutateAsync({ object: 'paper', data: [draft] })).data[0]?.id ?? 0);
    kept.current.paper_id = paper_id;
    if (!kept.current.sent && file) {
      const onProgress = (percent: number) => setState({ name: 'sending', percent });
      await uploadFile({ object_id: 'paper', registrator_id: paper_id, file, onProgress });
      kept.current.sent = true;
    }
    return paper_id;
  };
  return { state, run };
};
