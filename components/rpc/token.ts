import { RpcError } from './rpc-error.ts';
import { clearStored, KEYS, readStored, writeStored } from './storage.ts';
import { post } from './transport.ts';

export interface TokenAnswer {
  readonly access_token: string;
  readonly expires_in: number;
}
interface Token {
  readonly access_token: string;
  readonly expires_at: number;
}

/** The scheduled refresh comes this long before the end, the just-in-time one under the other (AMB-026). */
const SCHEDULED_MS = 60_000;
const JUST_IN_TIME_MS = 30_000;

let token: Token | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let refreshing: Promise<string> | undefined;
let onEnd: () => void = () => undefined;
let ended = false;

/** What happens, once, when the session is over: the shell goes to the sign-in page. */
export const whenSessionEnds = (action: () => void): void => {
  onEnd = action;
};

/**
 * A token that lives long enough for a call. Without one (a new tab), or under 30 s before its end, one refresh by
 * the browser's cookie is started and everybody waits for the same; calls go on in the order they came.
 */
export const bearer = (): Promise<string> => {
  // The page is on its way to the sign-in: nothing may start a session behind its back.
  if (ended) return Promise.reject(new RpcError(undefined));
  token ??= storedToken();
  if (refreshing) return refreshing;
  if (token && token.expires_at - Date.now() >= JUST_IN_TIME_MS) return Promise.resolve(token.access_token);
  return refresh();
};

/** Takes a fresh token: keeps it for this tab and schedules its refresh. */
export const keepToken = ({ access_token, expires_in }: TokenAnswer): void => {
  token = { access_token, expires_at: Date.now() + expires_in * 1_000 };
  ended = false;
  writeStored('session', KEYS.token, token);
  schedule();
};

/** Starts the timer for a token this tab kept over a reload. */
export const resumeToken = (): void => {
  token ??= storedToken();
  if (token) schedule();
};

export const forgetToken = (): void => {
  token = undefined;
  clearTimeout(timer);
  clearStored('session', KEYS.token, KEYS.profile, KEYS.app);
};

/** The session is over: nothing of it stays in the browser, and the shell hears of it once. */
export const endSession = (): void => {
  forgetToken();
  if (ended) return;
  ended = true;
  onEnd();
};

const refresh = (): Promise<string> => {
  refreshing ??= post<TokenAnswer>('token.refresh', {})
    .then((answer) => {
      if (ended) throw new RpcError(undefined);
      keepToken(answer);
      return answer.access_token;
    })
    .catch((error: unknown) => {
      if (error instanceof RpcError && error.reason !== 'network') endSession();
      throw error;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
};

const schedule = (): void => {
  clearTimeout(timer);
  const wait = Math.max(0, (token?.expires_at ?? 0) - SCHEDULED_MS - Date.now());
  timer = setTimeout(() => void refresh().catch(() => undefined), wait);
};

const storedToken = (): Token | undefined => {
  const stored = readStored('session', KEYS.token) as Partial<Token> | undefined;
  return typeof stored?.access_token === 'string' && typeof stored.expires_at === 'number'
    ? { access_token: stored.access_token, expires_at: stored.expires_at }
    : undefined;
};
