import { bearer } from './token.ts';
import { headers, reach, unwrapped } from './transport.ts';

const KEPT_MS = 60_000;

/**
 * Fetches a file with the caller's token and hands it to the browser as a download, under the name it comes with where
 * none is given. Throws `RpcError` when refused.
 */
export const takeFile = async (address: string, filename?: string): Promise<void> => {
  const carried = await headers({ bearer: await bearer() });
  const { file, name } = await reach(async (signal) => {
    const answer = await fetch(address, { headers: carried, cache: 'no-store', signal });
    if (answer.headers.get('content-type')?.includes('json')) unwrapped(await answer.json());
    return { file: await answer.blob(), name: filename ?? nameIn(answer.headers) };
  });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A busy browser takes its time to begin with the file, and finds neither it nor its name once the address is gone.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};

const nameIn = (sent: Headers): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]*)/i.exec(sent.get('content-disposition') ?? '')?.[1] ?? '');
