import { bearer } from '../../rpc/token.ts';
import { headers, unwrapped } from '../../rpc/transport.ts';

/** What an export holds: exactly the rows and fields the list shows, on all its pages. */
export interface ExportAsked {
  readonly object: string;
  readonly filter: string;
  readonly orderBy: string;
  readonly sort: 'asc' | 'desc';
  readonly columns: readonly string[];
  /** What stands above the table, a line each. */
  readonly heading: readonly string[];
  readonly locale: string;
  readonly filename: string;
}

const KEPT_MS = 60_000;

/** Fetches the sheet with the caller's token and hands it to the browser as a download. Throws `RpcError` when refused. */
export const exportList = async ({ columns, heading, filename, ...query }: ExportAsked): Promise<void> => {
  const asked = new URLSearchParams({ ...query, columns: columns.join(','), heading: heading.join('\n') });
  const address = `/api/export?${asked}`;
  const answer = await fetch(address, {
    headers: await headers({ bearer: await bearer() }),
    cache: 'no-store',
  });
  if (answer.headers.get('content-type')?.includes('json')) unwrapped(await answer.json());
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // A busy browser takes its time to begin with the file, and finds neither it nor its name once the address is gone.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
