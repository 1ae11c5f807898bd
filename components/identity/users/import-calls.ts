import type { ImportVerdict } from '../../../lib/users/import-verdict.ts';
import { provedAnew } from '../../rpc/client.ts';
import type { RpcErrorBody, RpcFieldError } from '../../rpc/rpc-error.ts';
import { bearer } from '../../rpc/token.ts';
import { headers, reach, unwrapped } from '../../rpc/transport.ts';

/** What becomes of one line, as the server says it. */
export interface ShownVerdict extends Omit<ImportVerdict, 'fields' | 'plan'> {
  readonly fields: readonly RpcFieldError[];
}

/** Sends a file and reads what comes back, all of it under one signal. */
const sent = async <Answer>(
  file: File,
  mode: 'preview' | 'all' | 'good',
  read: (answer: Response) => Promise<Answer>,
): Promise<Answer> => {
  const body = new FormData();
  body.set('mode', mode);
  body.set('file', file);
  const carried = await headers({ bearer: await bearer() });
  return reach(async (signal) =>
    read(await fetch('/api/users/import', { method: 'POST', body, headers: carried, signal })),
  );
};

/** What every line of a file would do. Throws `RpcError`. */
export const previewFile = async (file: File): Promise<readonly ShownVerdict[]> => {
  const answer: unknown = await sent(file, 'preview', (each) => each.json());
  return unwrapped<{ data: ShownVerdict[] }>(answer).data;
};

type Said = { done: number; total: number } | { result?: unknown; error?: RpcErrorBody };

interface Written {
  readonly written: boolean;
  readonly data: readonly ShownVerdict[];
}
type Heard = (done: number, total: number) => void;

/**
 * Has a file written, hearing how far it is; asks the person to prove themselves first, if it must be. Throws
 * `RpcError`, also when the connection breaks on the way.
 */
export const writeFile = async (file: File, mode: 'all' | 'good', progress: Heard): Promise<Written> => {
  try {
    return await write(file, mode, progress);
  } catch (error) {
    if (await provedAnew(error)) return write(file, mode, progress);
    throw error;
  }
};

const write = (file: File, mode: 'all' | 'good', progress: Heard): Promise<Written> =>
  sent(file, mode, async (answer) => {
    let rest = '';
    let last: Said | undefined;
    const hear = (text: string): void => {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        last = JSON.parse(line) as Said;
        if ('done' in last) progress(last.done, last.total);
      }
    };
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) hear(part.value);
    if (rest !== '') hear('\n');
    return unwrapped(last);
  });
