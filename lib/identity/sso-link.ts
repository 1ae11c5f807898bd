/**
 * What proves an e-mail of a provider: its claim `email_verified` (also as text, for AWS Cognito), `xms_edov`
 * (Microsoft Entra), or `provider`: the operator vouches for all e-mails of the provider.
 */
export const EMAIL_PROOFS = ['email_verified', 'email_verified_text', 'xms_edov', 'provider'] as const;

/** How people of a provider are linked to accounts. `link_by` names a claim and what of the account it must equal. */
export interface LinkSettings {
  readonly link_by_email: boolean;
  readonly link_by?: { readonly claim: string; readonly account: 'externalId' | 'login' } | undefined;
  readonly email_proof: (typeof EMAIL_PROOFS)[number];
}

/** What a provider says of a person, in one signed or fetched answer. */
export type Claims = Readonly<Record<string, unknown>>;

/** What an account must have to be linked. E-mail and login are in lower case. */
export interface LinkKey {
  readonly account: 'email' | 'externalId' | 'login';
  readonly value: string;
}

/** Entra also writes a true `xms_edov` as "1". */
const SAYS_YES: readonly unknown[] = [true, 'true', 1, '1'];
const YES_OR_ITS_TEXT: readonly unknown[] = [true, 'true'];

const PROVES: Record<LinkSettings['email_proof'], (claims: Claims) => boolean> = {
  email_verified: (claims) => claimOf(claims, 'email_verified') === true,
  email_verified_text: (claims) => YES_OR_ITS_TEXT.includes(claimOf(claims, 'email_verified')),
  xms_edov: (claims) => SAYS_YES.includes(claimOf(claims, 'xms_edov')),
  provider: () => true,
};

const PROVED_IN = {
  email_verified: ['email_verified'],
  email_verified_text: ['email_verified'],
  xms_edov: ['xms_edov'],
  provider: [],
} satisfies Record<LinkSettings['email_proof'], string[]>;

const CONTROL = /\p{Cc}/u;

/** Letters outside ASCII may look like those of another e-mail. */
const PLAIN_EMAIL = /^[\x21-\x7e]+@[\x21-\x7e]+$/;

/**
 * What links a person to an account, by the answers of the provider (ID token first, then userinfo). Refusals:
 * `unverified` for an e-mail the provider did not prove, `unknown` for no usable value. A value with `@` is an e-mail
 * whatever claim holds it, and must be the one that is proven. An answer that denies an e-mail outweighs every proof.
 */
export const linkKeyOf = (
  settings: LinkSettings,
  answers: readonly Claims[],
): LinkKey | 'unknown' | 'unverified' => {
  const { link_by, link_by_email } = settings;
  if (!link_by && !link_by_email) return 'unknown';
  const value = link_by && textOf(answers, link_by.claim);
  if (link_by && !value) return 'unknown';
  if (link_by && value && !isEmail(link_by.claim, value)) return keyOf(link_by.account, value);
  const email = provenEmail(settings, answers);
  if (email === undefined) return 'unverified';
  if (!PLAIN_EMAIL.test(email)) return 'unknown';
  if (!link_by || !value) return { account: 'email', value: email };
  return value.toLowerCase() === email ? keyOf(link_by.account, value) : 'unverified';
};

/** Whether the ID token lacks a claim that the link needs, so that userinfo is worth a request. */
export const lacksClaims = (
  { link_by, link_by_email, email_proof }: LinkSettings,
  token: Claims,
): boolean => {
  const value = link_by && textOf([token], link_by.claim);
  if (link_by && value === undefined) return true;
  const needsEmail = link_by && value !== undefined ? isEmail(link_by.claim, value) : link_by_email;
  return needsEmail && ['email', ...PROVED_IN[email_proof]].some((name) => !Object.hasOwn(token, name));
};

/** The e-mail of the first answer that holds and proves one, in lower case; undefined where an answer denies it. */
const provenEmail = ({ email_proof }: LinkSettings, answers: readonly Claims[]): string | undefined => {
  if (answers.some(denies)) return undefined;
  const answer = answers.find((each) => textOf([each], 'email') !== undefined && PROVES[email_proof](each));
  return answer && textOf([answer], 'email')?.toLowerCase();
};

/** A claim about the e-mail that says anything but yes. */
const denies = (claims: Claims): boolean =>
  ['email_verified', 'xms_edov'].some(
    (name) => Object.hasOwn(claims, name) && !SAYS_YES.includes(claims[name]),
  );

const isEmail = (claim: string, value: string): boolean => claim === 'email' || value.includes('@');

/** externalId is compared letter by letter (RFC 7643, 3.1); a login in lower case, and only as it is written. */
const keyOf = (account: 'externalId' | 'login', value: string): LinkKey | 'unknown' => {
  if (CONTROL.test(value)) return 'unknown';
  if (account === 'externalId') return { account, value };
  return value.normalize('NFKC') === value ? { account, value: value.toLowerCase() } : 'unknown';
};

const claimOf = (claims: Claims, name: string): unknown =>
  Object.hasOwn(claims, name) ? claims[name] : undefined;

/** The text of a claim in the first answer that has it; a number or a list identifies no one. */
const textOf = (answers: readonly Claims[], name: string): string | undefined => {
  const value = answers.map((each) => claimOf(each, name)).find((each) => each !== undefined);
  return typeof value === 'string' ? value : undefined;
};
