import { clearStored, KEYS, readStored, writeStored } from './storage.ts';
import { createTokenKeeper, type Token, type TokenAnswer } from './token-keeper.ts';
import { post } from './transport.ts';

export type { TokenAnswer } from './token-keeper.ts';

let onEnd: () => void = () => undefined;

/** What happens, once, when the session is over: the shell goes to the sign-in page. */
export const whenSessionEnds = (action: () => void): void => {
  onEnd = action;
};

const storedToken = (): Token | undefined => {
  const stored = readStored('session', KEYS.token) as Partial<Token> | undefined;
  return typeof stored?.access_token === 'string' && typeof stored.expires_at === 'number'
    ? { access_token: stored.access_token, expires_at: stored.expires_at }
    : undefined;
};

/** The token of this tab: refreshed by the browser's cookie, kept over a reload, gone with the tab. */
const keeper = createTokenKeeper({
  now: () => Date.now(),
  refresh: () => post<TokenAnswer>('token.refresh', {}),
  stored: storedToken,
  store: (token) => writeStored('session', KEYS.token, token),
  clear: () => clearStored('session', KEYS.token, KEYS.profile, KEYS.app),
  later: (wait, work) => {
    const timer = setTimeout(work, wait);
    return () => clearTimeout(timer);
  },
  onEnd: () => onEnd(),
});

export const {
  bearer,
  keep: keepToken,
  resume: resumeToken,
  forget: forgetToken,
  leave: leaveSession,
  hasLeft: hasLeftSession,
  end: endSession,
} = keeper;
