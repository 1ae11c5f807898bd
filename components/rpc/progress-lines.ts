import type { RpcErrorBody } from './rpc-error.ts';
import { unwrapped } from './transport.ts';

type Said = { done: number; total: number } | { result?: unknown; error?: RpcErrorBody };

/** Hears how far a long work is. */
export type Heard = (done: number, total: number) => void;

/** The result of a work that answers as lines of JSON, hearing how far it is. Throws `RpcError`. */
export const lastOfLines = async <Result>(answer: Response, progress: Heard): Promise<Result> => {
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
  return unwrapped<Result>(last);
};
