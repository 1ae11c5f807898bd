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
  SizeLimitExceededError,
  UnwillingToPerformError,
} from 'ldapts';
import { inFilter, inName } from '../../../lib/identity/ldap-text.ts';
import { refusal } from '../../call/call-error.ts';
import { readConfig } from '../../config.ts';
import { log } from '../../log.ts';

const PATIENCE_MS = 5_000;

/** Whether passwords of a client's people may also be those of the company's directory. */
export const hasDirectory = (client: string): boolean => {
  const { LDAP_URL, LDAP_CLIENT } = readConfig();
  return LDAP_URL !== undefined && client === LDAP_CLIENT;
};

/**
 * Whether the directory knows this login with this password. A name nobody has costs as many questions as a wrong
 * password. An empty password is refused here: a directory takes it for an anonymous bind and says yes.
 * Refuses: directory_unavailable.
 */
export const directoryKnows = async (login: string, password: string): Promise<boolean> => {
  if (password === '' || login === '') return false;
  const client = new Client(options());
  try {
    await secure(client);
    return await binds(client, await nameOf(client, login), password);
  } catch (error) {
    log.warn({ failure: (error as Error).name }, 'the directory does not answer');
    throw refusal('directory_unavailable');
  } finally {
    await client.unbind().catch(() => undefined);
  }
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

/** The name to bind with: by the template, or the one entry that is found; a name nobody has for none and for two. */
const nameOf = async (client: Client, login: string): Promise<string> => {
  const { LDAP_BIND_DN, LDAP_SEARCH_BASE = '', LDAP_SEARCH_FILTER, ...config } = readConfig();
  if (LDAP_BIND_DN !== undefined) return LDAP_BIND_DN.replaceAll('{login}', () => inName(login));
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
  return entry && entries.length === 1 ? entry.dn : `cn=nobody,${LDAP_SEARCH_BASE}`;
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

const binds = async (client: Client, name: string, password: string): Promise<boolean> => {
  try {
    await client.bind(name, password);
    return true;
  } catch (error) {
    if (NO.some((kind) => error instanceof kind)) return false;
    throw error;
  }
};
