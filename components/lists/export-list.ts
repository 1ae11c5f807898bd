import { takeFile } from '../rpc/take-file.ts';

/** What an export holds: exactly the rows and fields the list shows, on all its pages. */
export interface ExportAsked {
  readonly object: string;
  readonly filter: string;
  readonly orderBy: string;
  readonly sort: 'asc' | 'desc';
  readonly awaiting?: true | undefined;
  readonly addressed?: 'all' | 'unread' | undefined;
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

/** Fetches the sheet with the caller's token and hands it to the browser as a download. Throws `RpcError` when refused. */
export const exportList = async ({
  columns,
  heading,
  filename,
  awaiting,
  addressed,
  ...query
}: ExportAsked): Promise<void> => {
  const asked = new URLSearchParams({
    ...query,
    ...(awaiting ? { awaiting: '1' } : {}),
    ...(addressed ? { addressed } : {}),
    columns: columns.join(','),
    heading: heading.join('\n'),
  });
  await takeFile(`/api/export?${asked}`, filename);
};
