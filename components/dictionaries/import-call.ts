import { enveloped, postFile } from '../importing/post-file.ts';
import type { RpcFieldError } from '../rpc/rpc-error.ts';

/** What a file does to a dictionary: counts, and the lines that change something or are wrong. */
export interface FileVerdicts {
  readonly written: boolean;
  readonly total: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
  readonly lines: readonly FileLine[];
}

export interface FileLine {
  readonly row: number;
  readonly name: string;
  readonly outcome: 'add' | 'change' | 'refused';
  readonly changes: readonly { readonly field: string; readonly was: unknown; readonly is: unknown }[];
  readonly fields: readonly RpcFieldError[];
}

/** Has a file looked at, or written. Throws `RpcError`. */
export const sendFile = async (
  name: string,
  file: File,
  mode: 'preview' | 'write',
  signal: AbortSignal,
): Promise<FileVerdicts> => {
  const address = `/api/dictionaries/${name.replaceAll('/', '-')}/import`;
  const { data } = await postFile(
    { address, file, fields: { mode } },
    enveloped<{ data: FileVerdicts }>,
    signal,
  );
  return data;
};
