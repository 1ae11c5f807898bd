import type { Parameters } from '../settings/read.ts';
import { textOf } from '../settings/read.ts';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';

/** Which rules are in force: those of the specification (AMB-032), or a long phrase without demands on its characters. */
export type PasswordPolicy = 'portal' | 'nist';

export const policyOf = (parameters: Parameters): PasswordPolicy =>
  textOf(parameters, 'password_policy').toLowerCase() === 'nist' ? 'nist' : 'portal';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** Whose password it is to be: it may hold neither of these. */
export interface PasswordOwner {
  readonly login: string;
  readonly email: string;
}

/** Each rule is the code of its sentence: as a hint under the field and as what the server objects. */
const RULES = {
  'user/password-length': (password) =>
    [...password].length >= SHORTEST_PASSWORD && [...password].length <= LONGEST_PASSWORD,
  'user/password-lower': (password) => /\p{Ll}/u.test(password),
  'user/password-upper': (password) => /\p{Lu}/u.test(password),
  'user/password-digit': (password) => /\d/.test(password),
  'user/password-special': (password) => /[^\p{L}\p{N}\s]/u.test(password),
  'user/password-repeated': (password) => !/(.)\1/su.test(password),
  'user/password-common': (password) => !isCommon(password),
  'user/password-own-name': (password, owner) => !holdsName(password, owner),
} as const satisfies Record<string, (password: string, owner: PasswordOwner) => boolean>;

export type PasswordRule = keyof typeof RULES;

const NIST: readonly PasswordRule[] = [
  'user/password-length',
  'user/password-common',
  'user/password-own-name',
];

export const rulesOf = (policy: PasswordPolicy): readonly PasswordRule[] =>
  policy === 'nist' ? NIST : (Object.keys(RULES) as PasswordRule[]);

/** A password as it is kept: spaces inside count, those at its edges do not. */
export const trimmedPassword = (typed: string): string => typed.trim();

/** The rules a new password breaks, in the order they are shown; none for a good one. */
export const brokenRules = (
  typed: string,
  owner: PasswordOwner,
  policy: PasswordPolicy,
): readonly PasswordRule[] => {
  const password = trimmedPassword(typed);
  return rulesOf(policy).filter((rule) => !RULES[rule](password, owner));
};

const EDGES = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Digits and signs around a favourite do not make it another: «Qwerty2026!» is `qwerty`. */
const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase();
  return COMMON_PASSWORDS.has(lower) || COMMON_PASSWORDS.has(lower.replace(EDGES, ''));
};

const SHORTEST_NAME = 3;

const holdsName = (password: string, { login, email }: PasswordOwner): boolean => {
  const lower = password.toLowerCase();
  return [login, email.split('@')[0] ?? '']
    .map((name) => name.trim().toLowerCase())
    .some((name) => name.length >= SHORTEST_NAME && lower.includes(name));
};
