import type { Locale } from '../../lib/access/actor.ts';
import { fingerprint } from './fingerprint.ts';
import { type Watching, watched } from './loading.ts';
import { isUnasked } from './presence.ts';
import { RpcError, type RpcErrorBody } from './rpc-error.ts';
import { tellTrouble } from './troubles.ts';

interface Place {
  locale: Locale;
  client: string;
}
const place: Place = { locale: 'ru', client: 'eg' };

/** From where calls are made: language and client code go with every one. */
export const speakFrom = (next: Partial<Place>): void => {
  Object.assign(place, next);
};

export interface Sending {
  readonly bearer?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Counts as an activity of the person whenever it leaves. */
  readonly byPerson?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Goes on when its page is left. */
  readonly outlives?: boolean | undefined;
  /** In place of the address of every call. */
  readonly address?: '/api/verify' | undefined;
}

/** Signs of a call at most that outlives its page: browsers carry 64 KB, a Russian letter takes two bytes. */
const OUTLIVES_MAX = 30_000;

let lastId = 0;

/** One JSON-RPC call. Throws `RpcError`, also when nothing came back. */
export const post = async <Result>(
  method: string,
  params: unknown,
  sending: Sending = {},
): Promise<Result> => {
  lastId += 1;
  const id = lastId;
  try {
    const body = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    const sent = await headers(sending, { 'content-type': 'application/json' });
    const answer = await reach(
      async (signal) => {
        const keepalive = sending.outlives === true && body.length < OUTLIVES_MAX;
        const init = { method: 'POST', headers: sent, body, signal, keepalive } as const;
        const address = sending.address ?? '/api/rpc';
        return (await fetch(address, { ...init, credentials: 'same-origin', cache: 'no-store' })).json();
      },
      { outer: sending.signal },
    );
    return unwrapped(answer);
  } catch (error) {
    if (error instanceof RpcError) tellTrouble('call', error);
    throw error;
  }
};

/**
 * A request that is no call: counted, reported when slow, and ended when the user gives it up. Throws `RpcError`, also
 * when the connection breaks.
 */
export const reach = <Answer>(
  work: (signal: AbortSignal) => Promise<Answer>,
  watching: Watching = {},
): Promise<Answer> => watched((signal) => heard(() => work(signal), signal), watching);

const heard = async <Answer>(work: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RpcError) throw error;
    throw signal.aborted ? signal.reason : new RpcError(undefined);
  }
};

/** The headers every call carries; uploads and downloads use them too. */
export const headers = async (
  { bearer, idempotencyKey, byPerson }: Sending,
  more: Record<string, string> = {},
): Promise<Record<string, string>> => ({
  'accept-language': place.locale,
  'x-client': place.client,
  'x-fingerprint': await fingerprint(),
  ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  ...(bearer && isUnasked(Date.now(), byPerson) ? { 'x-background': '1' } : {}),
  ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  ...more,
});

/** The result of an envelope, or its error thrown. */
export const unwrapped = <Result>(answer: unknown): Result => {
  const { result, error } = (answer ?? {}) as { result?: Result; error?: RpcErrorBody };
  if (error) throw new RpcError(error);
  if (result === undefined) throw new RpcError(undefined);
  return result;
};
