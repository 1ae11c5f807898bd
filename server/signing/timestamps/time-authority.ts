import { randomBytes } from 'node:crypto';
import { readTimestampResponse, timestampRequest } from '../../../lib/signing/timestamp.ts';
import type { TimestampReport } from '../../../lib/signing/verify/verify-timestamp.ts';
import { judgeTimestampBeside } from '../verify/judge-beside.ts';

export interface Timestamp {
  /** DER. */
  readonly token: Uint8Array;
  readonly time: Date;
  readonly used: NonNullable<TimestampReport['used']>;
}

const PATIENCE_MS = 5_000;
const MOST_BYTES = 65_536;

/** No usable answer: the authority is away, too slow or fails. */
export class Unanswered extends Error {}

/**
 * Asks an authority (RFC 3161) when a signature value was there. The answer must be about this value and this question,
 * and signed by an authority the client trusts. Throws with the reason otherwise; Unanswered when there was no answer.
 */
export const askTimestamp = async (
  url: string,
  signatureValue: string,
  client_id: number,
  patienceMs = PATIENCE_MS,
): Promise<Timestamp> => {
  const nonce = randomBytes(8).toString('hex');
  const answer = await post(url, timestampRequest(signatureValue, nonce), patienceMs).catch(
    (error: Error) => {
      throw new Unanswered(error.message, { cause: error });
    },
  );
  const response = readTimestampResponse(answer);
  if (!response?.token || response.status > GRANTED_WITH_CHANGES)
    throw new Error(`the time authority gives no timestamp (status ${response?.status ?? 'unreadable'})`);
  const { token } = response;
  const received = new Date();
  const report = await judgeTimestampBeside(
    { token, signatureValue, nonce, received },
    { by: 'timestamps', client_id },
  );
  if (report?.verdict !== 'passed' || !report.time || !report.used)
    throw new Error(`the timestamp is not believed: ${report?.code ?? 'unreadable'}`);
  return { token, time: new Date(report.time), used: report.used };
};

/** PKIStatus 0 and 1 come with a token. */
const GRANTED_WITH_CHANGES = 1;

const post = async (
  address: string,
  body: Uint8Array<ArrayBuffer>,
  patienceMs: number,
): Promise<Uint8Array> => {
  const url = new URL(address);
  const { username, password } = url;
  [url.username, url.password] = ['', ''];
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      'content-type': 'application/timestamp-query',
      accept: 'application/timestamp-reply',
      ...(username ? { authorization: `Basic ${btoa(decodeURIComponent(`${username}:${password}`))}` } : {}),
    },
  });
  if (!response.ok || !response.body) throw new Error(`the time authority answers ${response.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    parts.push(part);
    size += part.length;
    // A cut answer is refused as unreadable.
    if (size > MOST_BYTES) break;
  }
  return new Uint8Array(Buffer.concat(parts));
};
