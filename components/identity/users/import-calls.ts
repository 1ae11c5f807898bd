import type { ChosenColumns, ReadAs } from '../../../lib/users/import-head.ts';
import type { ImportVerdict } from '../../../lib/users/import-verdict.ts';
import { provedAnew } from '../../rpc/client.ts';
import { type Heard, lastOfLines } from '../../rpc/progress-lines.ts';
import type { RpcFieldError } from '../../rpc/rpc-error.ts';
import { bearer } from '../../rpc/token.ts';
import { headers, reach, unwrapped } from '../../rpc/transport.ts';

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
  /** What a preview answered: that is written, or nothing. */
  readonly seen?: string;
  /** Whether those whose accounts are opened are mailed a link now, with everybody later, or not at all. */
  readonly invite?: Invite;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a file and reads what comes back, all of it under one signal. */
const sent = async <Answer>(
  { file, columns, mode, seen, invite, signal: outer }: Sent,
  read: (answer: Response) => Promise<Answer>,
): Promise<Answer> => {
  const body = new FormData();
  body.set('mode', mode);
  if (Object.keys(columns).length > 0) body.set('columns', JSON.stringify(columns));
  if (seen !== undefined) body.set('seen', seen);
  if (invite !== undefined) body.set('invite', invite);
  body.set('file', file);
  const carried = await headers({ bearer: await bearer() });
  return reach(
    async (signal) =>
      read(await fetch('/api/users/import', { method: 'POST', body, headers: carried, signal })),
    { outer },
  );
};

export interface Preview {
  readonly read: ReadAs;
  readonly seen: string;
  readonly data: readonly ShownVerdict[];
}

/** What every line of a file would do. Throws `RpcError`. */
export const previewFile = async (looked: ImportFile, signal?: AbortSignal): Promise<Preview> =>
  unwrapped<Preview>(await sent({ ...looked, mode: 'preview', signal }, (each) => each.json()));

interface Written {
  readonly written: boolean;
  readonly data: readonly ShownVerdict[];
}

/**
 * Has a file written, hearing how far it is; asks the person to prove themselves first, if it must be. Throws
 * `RpcError`, also when the connection breaks on the way.
 */
export const writeFile = async (looked: Sent, progress: Heard): Promise<Written> => {
  try {
    return await write(looked, progress);
  } catch (error) {
    if (await provedAnew(error)) return write(looked, progress);
    throw error;
  }
};

const write = (looked: Sent, progress: Heard): Promise<Written> =>
  sent(looked, (answer) => lastOfLines<Written>(answer, progress));
