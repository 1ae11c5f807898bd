import { z } from 'zod';
import { brokenRules } from '../identity/password-policy.ts';
import { isEmail } from '../kernel/email.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { innDigit, isInn, isOgrn, ogrnDigit } from '../signing/company-number.ts';

const line = (most: number) => z.string().trim().max(most);

/** What a company is founded by: itself, its first organization, and its first admin. */
export const founding = z.strictObject({
  token: z.string().max(100),
  name: line(300),
  name_eng: line(300),
  inn: line(10),
  ogrn: line(13),
  address: line(500).optional(),
  phone: line(60).optional(),
  admin_name: line(300),
  email: line(254),
  password: z.string().max(200),
  language: z.enum(['ru', 'en']),
});
export type Founding = z.infer<typeof founding>;

/** What keeps a company from being founded so; a number of the state says which last digit would fit. */
export const wrongIn = ({ name, inn, ogrn, admin_name, email, password }: Founding): FieldRefusal[] => [
  ...missing({ name, admin_name, email, password }),
  ...wrongNumber('inn', inn, { length: 10, fits: isInn(inn), digit: innDigit }),
  ...wrongNumber('ogrn', ogrn, { length: 13, fits: isOgrn(ogrn), digit: ogrnDigit }),
  ...(email !== '' && !isEmail(email) ? [{ field: 'email', code: 'user/email' }] : []),
  ...(password === ''
    ? []
    : brokenRules(password, { login: email, email }, 'portal')
        .slice(0, 1)
        .map((code) => ({ field: 'password', code }))),
];

const missing = (fields: Readonly<Record<string, string>>): FieldRefusal[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    value === '' ? [{ field, code: 'field/required' }] : [],
  );

interface Checked {
  readonly length: number;
  readonly fits: boolean;
  readonly digit: (text: string) => number;
}

/** A company abroad has none; a number that is there must be one. */
const wrongNumber = (
  field: 'inn' | 'ogrn',
  text: string,
  { length, fits, digit }: Checked,
): FieldRefusal[] => {
  if (text === '' || fits) return [];
  if (!/^\d+$/.test(text) || text.length !== length)
    return [{ field, code: 'setup/length', values: { length } }];
  return [{ field, code: 'setup/digit', values: { digit: digit(text), last: Number(text.at(-1)) } }];
};
