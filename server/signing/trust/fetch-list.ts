import { askOutward, bytesOf, NotFetched, urlOf } from './outward.ts';

const MOST_BYTES = 20 * 1024 * 1024;
const PATIENCE_MS = 20_000;
const REDIRECTS = 3;

/**
 * Fetches a list an admin has named, never one that a certificate names: from the world or from hosts of `CRL_HOSTS`,
 * within 20 seconds and 20 MiB, and not by a redirect into this network. Throws NotFetched.
 */
export const fetchList = async (address: string): Promise<Uint8Array> => {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let url = urlOf(address);
  for (let hops = 0; hops <= REDIRECTS; hops += 1) {
    const answer = await askOutward(url, { signal });
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return bytesOf(answer, MOST_BYTES);
    answer.destroy();
    if (statusCode < 300 || statusCode >= 400 || !headers.location) break;
    url = urlOf(headers.location, url);
  }
  throw new NotFetched('answer');
};
