import type { Actor } from '../../lib/access/actor.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import type { Db, Tx } from '../db/tx.ts';
import type { FileRow, NewFile } from './attach.ts';

/** What takes files of an object that is no document. */
export interface TakesUploads {
  /** Pictures, redrawn as attachments are; else a paper that is kept as it came. */
  readonly drawn?: true;
  /** Whether the caller may bring a file now. Refuses not_found, not_editable. */
  readonly admit: (db: Db, actor: Actor, id: number) => Promise<void>;
  /** Gives the row its bytes, which stand in the store. Refuses what `admit` does, and file_quota. */
  readonly keep: (
    tx: Tx,
    actor: Actor,
    id: number,
    file: NewFile,
    parameters: Parameters,
  ) => Promise<FileRow>;
}

/** Who takes uploads, by object. */
export type UploadsByObject = Readonly<Record<string, TakesUploads>>;

const known = new Map<string, TakesUploads>();

/** Adds who takes uploads to the objects of their rooms. */
export const tellUploads = (uploads: UploadsByObject): void => {
  for (const [object_id, takes] of Object.entries(uploads)) known.set(object_id, takes);
};

/** Who takes uploads to an object; undefined where a document does. */
export const uploadsTo = (object_id: string): TakesUploads | undefined => known.get(object_id);
