import type { FileDay } from '../../lib/calendar/file/calendar-file.ts';
import { enveloped, postFile } from '../importing/post-file.ts';
import type { RpcFieldError } from '../rpc/rpc-error.ts';

/** What a file says of a year, or what is wrong with it. */
export interface YearFile {
  readonly days: readonly FileDay[];
  readonly shortened: number;
  readonly refused: number;
  readonly lines: readonly (RpcFieldError & { readonly row: number })[];
}

/** Has a file of a year read; nothing is written. Throws `RpcError`. */
export const readYearFile = async (file: File, year: number, signal: AbortSignal): Promise<YearFile> => {
  const sent = { address: '/api/calendar/read', file, fields: { year: String(year) } };
  const { data } = await postFile(sent, enveloped<{ data: YearFile }>, signal);
  return data;
};
