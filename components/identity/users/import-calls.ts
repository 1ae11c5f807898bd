import type { ImportVerdict } from '../../../lib/users/import-verdict.ts';
import { provedAnew } from '../../rpc/client.ts';
import { RpcError, type RpcErrorBody, type RpcFieldError } from '../../rpc/rpc-error.ts';
import { bearer } from '../../rpc/token.ts';
import { headers, unwrapped } from '../../rpc/transport.ts';

/** What becomes of one line, as the server says it. */
export interface ShownVerdict extends Omit<ImportVerdict, 'fields' | 'plan'> {
  readonly fields: readonly RpcFieldError[];
}

const send = async (file: File, mode: 'preview' | 'all' | 'good'): Promise<Response> => {
  const body = new FormData();
  body.set('mode', mode);
  body.set('file', file);
  try {
    return await fetch('/api/users/import', {
      method: 'POST',
      body,
      headers: await headers({ bearer: await bearer() }),
    });
  } catch {
    throw new RpcError(undefined);
  }
};

/** What every line of a file would do. Throws `RpcError`. */
export const previewFile = async (file: File): Promise<readonly ShownVerdict[]> => {
  const answer: unknown = await (await send(file, 'preview')).json();
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

const write = async (file: File, mode: 'all' | 'good', progress: Heard): Promise<Written> => {
  const answer = await send(file, mode);
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
  try {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) hear(part.value);
    if (rest !== '') hear('\n');
  } catch {
    throw new RpcError(undefined);
  }
  return unwrapped(last);
};
