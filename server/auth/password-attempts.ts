import { networkOf } from '../../lib/identity/network.ts';
import { numberOf } from '../../lib/settings/read.ts';
import {
  browserKey,
  countAttempt,
  giveBackAttempts,
  type Limit,
  PASSWORD_LIMIT,
  passwordKey,
  sessionKey,
} from '../call/limits.ts';
import { readClientId } from '../client/clients.ts';
import { readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';

const WINDOW_S = 15 * 60;
/** Sign-ins that bring a code get so many times the limit. */
const WITH_CODE = 10;
/** A password about to be tried, and what is known of who tries it. */
export interface Tried {
  readonly client: string;
  /** Login or e-mail, in small letters. */
  readonly typed: string;
  readonly address: string;
  /** Hash of the browser's mark. */
  readonly browser: string;
  /** The session whose bearer came with the call. */
  readonly session: { readonly user_id: number; readonly session_id: number } | undefined;
  readonly account: { readonly id: number; readonly known_browser: boolean } | undefined;
}

/** Where an attempt was counted: what a right password clears, and what an unchecked one gives back. */
export interface Counted {
  readonly wait: number;
  readonly own: string;
  readonly keys: readonly string[];
}

/** Counts failed sign-ins by address, over all logins. */
const addressKey = (address: string): string => `sign_in:address:${networkOf(address)}`;

/**
 * Counts an attempt at a password before it is looked at. A browser that has been in this account, and a session of it,
 * count by themselves: others behind the same address cannot shut them out. A stranger is counted by address first,
 * because one password tried on many accounts reaches the limit of none of them, then by what was typed; an attempt
 * that is refused leaves nothing. A sign-in that succeeds is taken back, so an office behind one address counts its
 * mistakes alone; the waiting time of an address does not grow, because others share it.
 */
export const countPassword = async (tried: Tried): Promise<Counted> => {
  const { account, address } = tried;
  const known = knownBy(tried);
  if (known)
    return { wait: await countAttempt(known, PASSWORD_LIMIT, account?.id), own: known, keys: [known] };
  const shared = addressKey(address);
  const own = passwordKey(tried.client, tried.typed, address);
  const shut = await countAttempt(shared, await addressLimit(tried.client));
  if (shut > 0) return { wait: shut, own, keys: [] };
  const wait = await countAttempt(own, PASSWORD_LIMIT, account?.id);
  if (wait > 0) await giveBackAttempts([shared]);
  return { wait, own, keys: wait > 0 ? [] : [own, shared] };
};

/**
 * Counts a sign-in that has to wait but brings a code of a second factor: it may be looked at, because password and code
 * together are not guessed. By address, several times as many as without a code. Answers where it was counted; undefined
 * when it may not.
 */
export const countWithCode = async ({ client, address }: Tried): Promise<readonly string[] | undefined> => {
  const shared = `sign_in:code:${networkOf(address)}`;
  const { attempts, windowS } = await addressLimit(client);
  const wait = await countAttempt(shared, { attempts: attempts * WITH_CODE, windowS });
  return wait > 0 ? undefined : [shared];
};

const knownBy = ({ account, session, browser }: Tried): string | undefined => {
  if (!account) return undefined;
  if (session?.user_id === account.id) return sessionKey(session.session_id);
  return account.known_browser ? browserKey(account.id, browser) : undefined;
};

const addressLimit = async (client: string): Promise<Limit> => {
  const clientId = await readClientId(client);
  const { parameters } = clientId === undefined ? { parameters: {} } : await readRules(db, clientId);
  return { attempts: numberOf(parameters, 'sign_in_address_attempts'), windowS: WINDOW_S };
};
