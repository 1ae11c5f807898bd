import type { ChosenColumns, ReadAs } from '../../../lib/users/import-head.ts';
import type { ImportVerdict } from '../../../lib/users/import-verdict.ts';
import { enveloped, postFile } from '../../importing/post-file.ts';
import { provedAnew } from '../../rpc/client.ts';
import { type Heard, lastOfLines } from '../../rpc/progress-lines.ts';
import { RpcError, type RpcFieldError } from '../../rpc/rpc-error.ts';

/** What is wrong with a cell: what it says, and what was most likely meant. */
export interface ShownField extends RpcFieldError {
  readonly said: string;
  readonly cure?: string;
}

/** What becomes of one line, as the server says it. */
export interface ShownVerdict extends Omit<ImportVerdict, 'fields' | 'plan'> {
  readonly fields: readonly ShownField[];
}

/** A file that is looked at: with what its columns are, where its titles do not say. */
export interface ImportFile {
  readonly file: File;
  readonly columns: ChosenColumns;
}

export const INVITES = ['now', 'later', 'never'] as const;
export type Invite = (typeof INVITES)[number];

interface Sent extends ImportFile {
  readonly mode: 'preview' | 'all' | 'good';
  /** The preview that was seen: exactly that is written, or nothing. */
  readonly seen?: string;
  /** Whether owners of new accounts are mailed a link now, with the next invitation of all, or not at all. */
  readonly invite?: Invite;
}

const sentAs = ({ file, columns, mode, seen, invite }: Sent) => ({
  address: '/api/users/import',
  file,
  fields: {
    mode,
    columns: Object.keys(columns).length > 0 ? JSON.stringify(columns) : undefined,
    seen,
    invite,
  },
});

/** What a file does, line by line. */
export interface Preview {
  readonly read: ReadAs;
  readonly seen: string;
  readonly data: readonly ShownVerdict[];
}

/** A file that is looked at, or asked which column holds the e-mail. */
export type Looked = Preview | { readonly read: ReadAs; readonly data?: undefined };

/** What was recognised of a file without a known column of e-mails. */
export const columnsIn = (failure: unknown): Looked | undefined =>
  failure instanceof RpcError && failure.reason === 'import_columns' && isReadAs(failure.values.read)
    ? { read: failure.values.read }
    : undefined;

const isReadAs = (value: unknown): value is ReadAs =>
  typeof value === 'object' && value !== null && 'columns' in value && Array.isArray(value.columns);

/** What every line of a file would do. Throws `RpcError`. */
export const previewFile = (looked: ImportFile, signal: AbortSignal): Promise<Preview> =>
  postFile(sentAs({ ...looked, mode: 'preview' }), enveloped<Preview>, signal);

interface Written {
  readonly written: boolean;
  readonly data: readonly ShownVerdict[];
}

/**
 * Has a file written, hearing how far it is; asks the person to prove themselves first, if it must be. Throws
 * `RpcError`, also when the connection breaks on the way.
 */
export const writeFile = async (sent: Sent, progress: Heard, signal: AbortSignal): Promise<Written> => {
  try {
    return await write(sent, progress, signal);
  } catch (error) {
    if (await provedAnew(error)) return write(sent, progress, signal);
    throw error;
  }
};

const write = (sent: Sent, progress: Heard, signal: AbortSignal): Promise<Written> =>
  postFile(sentAs(sent), (answer) => lastOfLines<Written>(answer, progress), signal);
