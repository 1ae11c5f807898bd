'use client';
import { useView } from '../../rpc/use-view.ts';

/** A file of a request: what was given. */
export interface GivenFile {
  readonly id: number;
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
  readonly size: number;
  readonly registrator_id: number;
  /** attachment from hr; paper and archive made by the portal. */
  readonly kind: string;
  readonly [field: string]: unknown;
}

const SELECT = 'id,name,original_name,content_type,size,registrator_id,kind';

/** Files of some requests, the oldest first. */
export const usePaperFiles = (ids: readonly number[]): readonly GivenFile[] =>
  useView<GivenFile>(
    'file',
    {
      filter: `document_object_id = 'request' and deleted = '0' and registrator_id in (${ids.join(',') || 0})`,
      select: SELECT,
      rowsPerPage: 'all',
    },
    { enabled: ids.length > 0 },
  ).data?.data ?? NONE;

const NONE: readonly GivenFile[] = [];

/** What is downloaded of a request: what the portal made, else the latest that hr attached. */
export const givenOf = (files: readonly GivenFile[], id: number): GivenFile | undefined => {
  const own = files.filter(({ registrator_id }) => registrator_id === id);
  return own.findLast(({ kind }) => kind === 'paper') ?? own.findLast(({ kind }) => kind === 'attachment');
};

/** The package of a paper that the portal made: it and its seal. */
export const packageOf = (files: readonly GivenFile[], id: number): GivenFile | undefined =>
  files.findLast(({ registrator_id, kind }) => registrator_id === id && kind === 'archive');
