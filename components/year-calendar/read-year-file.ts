import type { FileDay } from '../../lib/calendar/file/calendar-file.ts';
import type { RpcFieldError } from '../rpc/rpc-error.ts';
import { bearer } from '../rpc/token.ts';
import { headers, reach, unwrapped } from '../rpc/transport.ts';

/** What a file says of a year, or what is wrong with it. */
export interface YearFile {
  readonly days: readonly FileDay[];
  readonly shortened: number;
  readonly refused: number;
  readonly lines: readonly (RpcFieldError & { readonly row: number })[];
}

/** Has a file of a year read; nothing is written. Throws `RpcError`. */
export const readYearFile = async (file: File, year: number): Promise<YearFile> => {
  const body = new FormData();
  body.set('year', String(year));
  body.set('file', file);
  const carried = await headers({ bearer: await bearer() });
  const answer: unknown = await reach(async (signal) =>
    (await fetch('/api/calendar/read', { method: 'POST', body, headers: carried, signal })).json(),
  );
  return unwrapped<{ data: YearFile }>(answer).data;
};
