import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import {
  Client,
  type ClientOptions,
  ConstraintViolationError,
  InappropriateAuthError,
  InsufficientAccessError,
  InvalidCredentialsError,
  InvalidDNSyntaxError,
  NoSuchObjectError,
  ResultCodeError,
  SizeLimitExceededError,
  UnwillingToPerformError,
} from 'ldapts';
import { answerIn, type DirectoryAnswer, isRightPassword } from '../../../lib/identity/directory-answer.ts';
import { inFilter, inName } from '../../../lib/identity/ldap-text.ts';
import { CallError, refusal, tooMany } from '../../call/call-error.ts';
import { clearAttempts, countAttempt, giveBackAttempts, type Limit } from '../../call/limits.ts';
import { readConfig } from '../../config.ts';
import { log } from '../../log.ts';

const PATIENCE_MS = 5_000;

/** Whether passwords of a client's people may also be those of the company's directory. */
export const hasDirectory = (client: string): boolean => {
  const { LDAP_URL, LDAP_CLIENT } = readConfig();
  return LDAP_URL !== undefined && client === LDAP_CLIENT;
};

/**
 * What the directory says to a login with a password. An unknown name costs as many questions as a wrong password. An
 * empty password is refused here: a directory takes it for an anonymous bind and says yes. Attempts at one name are
 * counted wherever they come from, and no more are made than `LDAP_ATTEMPTS`: the directory locks an account for more.
 * Refuses: directory_unavailable, too_many_requests.
 */
export const askDirectory = async (login: string, password: string): Promise<DirectoryAnswer> => {
  if (password === '' || login === '') return 'no';
  const client = new Client(options());
  try {
    await secure(client);
    const name = await nameOf(client, login);
    return await counted(name ?? `nobody:${login}`, () => binds(client, name ?? NOBODY(), password));
  } catch (error) {
    if (error instanceof CallError) throw error;
    log.warn({ failure: (error as Error).name }, 'the directory does not answer');
    throw refusal('directory_unavailable');
  } finally {
    await client.unbind().catch(() => undefined);
  }
};

/** Counts an attempt before the directory sees it; a right password clears what was counted, or its own attempt alone. */
const counted = async (name: string, bind: () => Promise<DirectoryAnswer>): Promise<DirectoryAnswer> => {
  const { LDAP_ATTEMPTS, LDAP_ATTEMPTS_MINUTES } = readConfig();
  const key = `directory:${createHash('sha256').update(name.toLowerCase()).digest('base64url')}`;
  const limit: Limit = { attempts: LDAP_ATTEMPTS, windowS: LDAP_ATTEMPTS_MINUTES * 60, slides: true };
  const wait = await countAttempt(key, limit);
  if (wait > 0) throw tooMany(wait);
  const answer = await bind();
  if (answer === 'yes') await clearAttempts(key);
  else if (isRightPassword(answer)) await giveBackAttempts([key]);
  return answer;
};

const options = (): ClientOptions => {
  const { LDAP_URL = '' } = readConfig();
  return {
    url: LDAP_URL,
    timeout: PATIENCE_MS,
    connectTimeout: PATIENCE_MS,
    ...(LDAP_URL.startsWith('ldaps:') ? { tlsOptions: tls() } : {}),
  };
};

/** The certificate is always checked, for the name of the address; a number has no name to announce. */
const tls = () => {
  const { LDAP_CA_FILE, LDAP_URL = '' } = readConfig();
  const host = new URL(LDAP_URL).hostname;
  return {
    host,
    ...(isIP(host) ? {} : { servername: host }),
    ...(LDAP_CA_FILE === undefined ? {} : { ca: [readFileSync(LDAP_CA_FILE)] }),
  };
};

const secure = async (client: Client): Promise<void> => {
  if (readConfig().LDAP_START_TLS) await client.startTLS(tls());
};

/** A name without an account. */
const NOBODY = (): string => `cn=nobody,${readConfig().LDAP_SEARCH_BASE ?? ''}`;

/** The name to bind with: by the template, or the one entry that is found; undefined for none and for two. */
const nameOf = async (client: Client, login: string): Promise<string | undefined> => {
  const { LDAP_BIND_DN, LDAP_SEARCH_BASE = '', LDAP_SEARCH_FILTER, ...config } = readConfig();
  if (LDAP_BIND_DN !== undefined) {
    await reach(client);
    return LDAP_BIND_DN.replaceAll('{login}', () => inName(login));
  }
  if (config.LDAP_SEARCH_DN !== undefined)
    await client.bind(config.LDAP_SEARCH_DN, config.LDAP_SEARCH_PASSWORD ?? '');
  const filter = LDAP_SEARCH_FILTER.replaceAll('{login}', () => inFilter(login));
  const entries = await client
    .search(LDAP_SEARCH_BASE, { scope: 'sub', filter, attributes: ['1.1'], sizeLimit: 2 })
    .then((found) => found.searchEntries)
    .catch((error: unknown) => {
      if (error instanceof SizeLimitExceededError) return [];
      throw error;
    });
  const [entry] = entries;
  return entries.length === 1 ? entry?.dn : undefined;
};

/** Asks what every directory answers somehow: one that is away is found out before an attempt is counted. */
const reach = async (client: Client): Promise<void> => {
  await client.search('', { scope: 'base', attributes: ['1.1'] }).catch((error: unknown) => {
    if (!(error instanceof ResultCodeError)) throw error;
  });
};

/** How a directory says no to a name and a password. Anything else means that it did not look. */
const NO = [
  InvalidCredentialsError,
  NoSuchObjectError,
  InappropriateAuthError,
  UnwillingToPerformError,
  InvalidDNSyntaxError,
  ConstraintViolationError,
  InsufficientAccessError,
] as const;

const binds = async (client: Client, name: string, password: string): Promise<DirectoryAnswer> => {
  try {
    await client.bind(name, password);
    return 'yes';
  } catch (error) {
    if (NO.some((kind) => error instanceof kind)) return answerIn((error as Error).message);
    throw error;
  }
};
