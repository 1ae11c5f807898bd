import { endOfToken, livesTooShort, untilRefresh } from '../../lib/identity/token-life.ts';
import { RpcError } from './rpc-error.ts';

export interface TokenAnswer {
  readonly access_token: string;
  readonly expires_in: number;
}
export interface Token {
  readonly access_token: string;
  readonly expires_at: number;
}

/** What a keeper of the token needs from the tab it lives in. */
interface Tab {
  readonly now: () => number;
  readonly refresh: () => Promise<TokenAnswer>;
  readonly stored: () => Token | undefined;
  readonly store: (token: Token) => void;
  readonly clear: () => void;
  /** Runs work after so many milliseconds; the answer calls it off. */
  readonly later: (wait: number, work: () => void) => () => void;
  /** The session is over: called once. */
  readonly onEnd: () => void;
}

/**
 * Keeps the token of a tab alive. Without one (a new tab), or under 30 s before its end, calls wait for one refresh,
 * the same for all, and go on in the order they came; when it is refused all of them are, and the session is over.
 */
export const createTokenKeeper = (tab: Tab) => {
  let token: Token | undefined;
  let callOff = () => {};
  let refreshing: Promise<string> | undefined;
  let over = false;

  const bearer = (): Promise<string> => {
    // The page is on its way to the sign-in: nothing may start a session behind its back.
    if (over) return Promise.reject(new RpcError(undefined));
    token ??= tab.stored();
    if (token && !livesTooShort(token.expires_at, tab.now())) return Promise.resolve(token.access_token);
    return refresh();
  };

  const refresh = (): Promise<string> => {
    refreshing ??= tab
      .refresh()
      .then((answer) => {
        if (over) throw new RpcError(undefined);
        keep(answer);
        return answer.access_token;
      })
      .catch((error: unknown) => {
        if (error instanceof RpcError && error.refused) end();
        throw error;
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  };

  const keep = ({ access_token, expires_in }: TokenAnswer): void => {
    token = { access_token, expires_at: endOfToken(tab.now(), expires_in) };
    over = false;
    tab.store(token);
    schedule(token);
  };

  const schedule = ({ expires_at }: Token): void => {
    callOff();
    callOff = tab.later(untilRefresh(expires_at, tab.now()), () => void refresh().catch(() => undefined));
  };

  const forget = (): void => {
    token = undefined;
    callOff();
    tab.clear();
  };

  const leave = (): void => {
    over = true;
    forget();
  };

  const end = (): void => {
    if (over) return;
    leave();
    tab.onEnd();
  };

  return {
    /** A token that lives long enough for a call. */
    bearer,
    /** Takes a fresh token and schedules its refresh. */
    keep,
    /** Starts the timer for a token this tab kept over a reload. */
    resume: (): void => {
      token ??= tab.stored();
      if (token) schedule(token);
    },
    /** The token belongs to another person than the one acted for now: the next call asks for another. */
    forget,
    /** The person leaves: nothing of the session stays in the tab, and nothing brings it back. */
    leave,
    /** Whether the session was left or is over. */
    hasLeft: () => over,
    /** The session is over: as leaving, and the shell hears of it once. */
    end,
  };
};
