import { askOutward, bytesOf, NotFetched, urlOf } from './outward.ts';

const MOST_BYTES = 64 * 1024;
const PATIENCE_MS = 5_000;

/**
 * Asks a responder that an admin has named (RFC 6960, appendix A), for five seconds, because a caller waits for the
 * verdict. A large answer or a redirect counts as none. Throws NotFetched.
 */
export const askResponder = async (
  address: string,
  question: Uint8Array,
  patienceMs = PATIENCE_MS,
): Promise<Uint8Array> => {
  const answer = await askOutward(urlOf(address), {
    signal: AbortSignal.timeout(patienceMs),
    method: 'POST',
    headers: { 'content-type': 'application/ocsp-request', accept: 'application/ocsp-response' },
    body: question,
  });
  if (answer.statusCode === 200) return bytesOf(answer, MOST_BYTES);
  answer.destroy();
  throw new NotFetched('answer');
};
