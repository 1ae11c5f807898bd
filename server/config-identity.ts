import { z } from 'zod';
import { EMAIL_PROOFS } from '../lib/identity/sso-link.ts';
import { jsonOf } from '../lib/kernel/parsed.ts';

const code = z.string().regex(/^[a-z0-9_-]{1,32}$/);
const title = z.string().trim().min(1).max(60);
const values = z.array(z.string().min(1)).default([]);

/** Whether an address is of this very machine: plain text sent there never leaves it. */
const isHere = (address: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname);

const provider = z.strictObject({
  name: code,
  client: code.default('eg'),
  title,
  title_eng: title,
  issuer: z.url().refine((text) => text.startsWith('https://') || (/^http:/.test(text) && isHere(text))),
  client_id: z.string().min(1),
  client_secret: z.string().min(1).optional(),
  link_by_email: z.boolean().default(false),
  link_by: z
    .strictObject({ claim: z.string().min(1).max(200), account: z.enum(['externalId', 'login']) })
    .optional(),
  email_proof: z.enum(EMAIL_PROOFS).default('email_verified'),
  mfa_amr: values,
  mfa_acr: values,
});

/** One provider of single sign-on, as the operator describes it. */
export type Provider = z.infer<typeof provider>;

/** The providers of single sign-on. What is wrong is named by its place; values are never repeated. */
export const oidcProviders = z
  .string()
  .default('[]')
  .transform((text, context): Provider[] => {
    const complain = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const { success, data, error } = z.array(provider).safeParse(jsonOf(text));
    if (!success) {
      const places = error.issues.map(({ path }) => path.join('.') || 'the list');
      return complain(`must be a JSON list of providers as .env.example shows; wrong: ${places.join(', ')}`);
    }
    if (new Set(data.map(({ name }) => name)).size < data.length)
      return complain('must give each provider a name of its own');
    if (data.some(({ link_by, link_by_email }) => link_by && link_by_email))
      return complain('must link people of a provider by link_by or by link_by_email, not by both');
    if (data.some((each) => data.some((other) => namesTheSame(each, other))))
      return complain('must let one issuer link a client by externalId, and one by login');
    return data;
  });

/**
 * Whether providers of two issuers are linked to the same names of a client's accounts. Each tenant gives names of its
 * own: a person of one would be linked as the namesake in the other.
 */
const namesTheSame = (one: Provider, other: Provider): boolean =>
  one.issuer !== other.issuer &&
  one.client === other.client &&
  one.link_by !== undefined &&
  one.link_by.account === other.link_by?.account;

const withLogin = z.string().regex(/\{login\}/, 'must say where the {login} goes');

/** The company's directory. */
export const ldapSettings = {
  LDAP_URL: z
    .string()
    .refine(
      (text) => /^ldaps?:\/\/[^/]+\/?$/.test(text) && URL.canParse(text),
      'must be an address like ldaps://ldap.example.ru',
    )
    .optional(),
  LDAP_START_TLS: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  LDAP_CA_FILE: z.string().optional(),
  LDAP_CLIENT: z
    .string()
    .regex(/^[a-z0-9_-]{1,32}$/, 'must be the code of a client')
    .default('eg'),
  LDAP_BIND_DN: withLogin.optional(),
  LDAP_SEARCH_BASE: z.string().optional(),
  LDAP_SEARCH_FILTER: withLogin.default('(uid={login})'),
  LDAP_SEARCH_DN: z.string().optional(),
  LDAP_SEARCH_PASSWORD: z.string().optional(),
  LDAP_ATTEMPTS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')
    .default('4')
    .transform(Number),
  LDAP_ATTEMPTS_MINUTES: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a number from 1 to 99999')
    .default('30')
    .transform(Number),
};

type Ldap = z.infer<z.ZodObject<typeof ldapSettings>>;

/** What keeps the directory's settings from working together; undefined when nothing does. */
export const ldapComplaint = (config: Ldap): string | undefined => {
  if (config.LDAP_URL === undefined) return undefined;
  const isCovered = config.LDAP_URL.startsWith('ldaps:') || config.LDAP_START_TLS;
  if (!isCovered && !isHere(config.LDAP_URL))
    return 'LDAP_URL must be ldaps://, or LDAP_START_TLS must be 1: passwords do not travel in the clear.';
  return (config.LDAP_BIND_DN === undefined) === (config.LDAP_SEARCH_BASE === undefined)
    ? 'LDAP_URL must come with LDAP_BIND_DN or with LDAP_SEARCH_BASE, and not with both.'
    : undefined;
};
