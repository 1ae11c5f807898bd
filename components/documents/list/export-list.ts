import { bearer } from '../../rpc/token.ts';
import { headers, reach, unwrapped } from '../../rpc/transport.ts';

/** What an export holds: exactly the rows and fields the list shows, on all its pages. */
export interface ExportAsked {
  readonly object: string;
  readonly filter: string;
  readonly orderBy: string;
  readonly sort: 'asc' | 'desc';
  readonly awaiting?: true | undefined;
  readonly columns: readonly string[];
  /** What stands above the table, a line each. */
  readonly heading: readonly string[];
  readonly locale: string;
  readonly filename: string;
}

/** As long as the server takes what stands above a table. */
const HEADING_MAX = 2_000;

/** The name of a list and its filter in words, the filter as long as there is room for it. */
export const headingOf = (name: string, filter: string): readonly string[] => {
  const room = HEADING_MAX - name.length - 1;
  return [name, filter.length > room ? `${filter.slice(0, room - 1)}…` : filter];
};

const KEPT_MS = 60_000;

/** Fetches the sheet with the caller's token and hands it to the browser as a download. Throws `RpcError` when refused. */
export const exportList = async ({
  columns,
  heading,
  filename,
  awaiting,
  ...query
}: ExportAsked): Promise<void> => {
  const asked = new URLSearchParams({
    ...query,
    ...(awaiting ? { awaiting: '1' } : {}),
    columns: columns.join(','),
    heading: heading.join('\n'),
  });
  const address = `/api/export?${asked}`;
  const carried = await headers({ bearer: await bearer() });
  const sheet = await reach(async (signal) => {
    const answer = await fetch(address, { headers: carried, cache: 'no-store', signal });
    if (answer.headers.get('content-type')?.includes('json')) unwrapped(await answer.json());
    return answer.blob();
  });
  const url = URL.createObjectURL(sheet);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // A busy browser takes its time to begin with the file, and finds neither it nor its name once the address is gone.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
