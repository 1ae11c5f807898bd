import type { Readable } from 'node:stream';

/** Bytes as the store holds them, with the moment they came. */
export interface Stored {
  readonly name: string;
  readonly modified: Date;
}

/** Where bytes live. A name is random, made by the server, and says nothing about its file. */
export interface FileStore {
  /** Folder for unfinished files; what stands there long was left by a process that died. */
  readonly unfinished: string;
  /** Takes over a finished, flushed temporary file. After this returns, a crash of the machine loses nothing. */
  put(path: string, name: string): Promise<void>;
  /** The bytes of a name; undefined when there are none. */
  open(name: string): Promise<Readable | undefined>;
  /** Forgets a name; one that is gone already is fine. */
  remove(name: string): Promise<void>;
  /** Throws when nothing can be written now. */
  check(): Promise<void>;
  list(): AsyncIterable<Stored>;
}

const NAME = /^[A-Za-z0-9_-]{16,80}$/;

/** Path parts never come from a caller: whatever is no name of ours stops here. */
export const checkedName = (name: string): string => {
  if (!NAME.test(name)) throw new Error('not a name of a stored file');
  return name;
};
