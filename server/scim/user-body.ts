import { z } from 'zod';
import { comparedEmail, isReadable } from '../../lib/users/email.ts';
import { ScimError } from './scim-error.ts';

/** What a directory may say of an account; everything else it sends is left alone. */
export interface UserChanges {
  userName?: string;
  externalId?: string | null;
  active?: boolean;
  email?: string;
  language?: 'ru' | 'en';
}

const LOGIN = /^[^\s\p{C}"<>]{1,100}$/u;
const EMAIL = /^$|^[^\s\p{C}"<>@]+@[^\s\p{C}"<>@]+$/u;

/** Entra says "True" where the RFC says true. */
const active = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false)$/i)
    .transform((text) => text.toLowerCase() === 'true'),
]);
const email = z.string().max(254).transform(comparedEmail).refine(isReadable).pipe(z.string().regex(EMAIL));
const login = z.string().max(254).transform(comparedEmail).refine(isReadable).pipe(z.string().regex(LOGIN));
const emails = z
  .array(z.looseObject({ value: email, primary: active.optional(), type: z.string().optional() }))
  .max(20)
  .transform((all) => (all.find((each) => each.primary) ?? all[0])?.value ?? '');

/** One attribute at a time, under its name in lower case. */
const ATTRIBUTES: Readonly<Record<string, (value: unknown) => UserChanges>> = {
  username: (value) => ({
    userName: parsed(login, value, 'userName'),
  }),
  externalid: (value) => ({
    externalId: parsed(z.string().min(1).max(200).nullable(), value, 'externalId'),
  }),
  active: (value) => ({ active: parsed(active, value, 'active') }),
  emails: (value) => ({ email: parsed(emails, value, 'emails') }),
  preferredlanguage: (value) => languageOf(parsed(z.string().max(60), value, 'preferredLanguage')),
};

/** `emails[type eq "work"].value` and its like: the account has one address, so they all mean that one. */
const ONE_EMAIL = /^emails(\[\s*(type|primary)\s+eq\s+("[a-z]*"|true)\s*\])?\.value$/i;
const KEPT_ELSEWHERE =
  /^(name|displayName|nickName|profileUrl|title|userType|locale|timezone|phoneNumbers|ims|photos|addresses|entitlements|x509Certificates|password)\b/i;
const READ_ONLY = /^(id|meta|groups|roles|schemas)\b/i;
const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:user:/i;
const EXTENSION = /^urn:ietf:params:scim:schemas:extension:[a-z0-9.:_]+$/i;

/** The attributes of a whole resource; names in any case. What the portal does not take from a directory is skipped. */
export const changesOfBody = (body: unknown): UserChanges => {
  const entries = Object.entries(parsed(z.record(z.string(), z.unknown()), body, 'body'));
  return Object.assign(
    {},
    ...entries.map(([name, value]) => (isOneEmail(name) ? emailOf(value) : attribute(name)?.(value))),
  );
};

/** One attribute by its path. Refuses mutability for what only the portal sets, invalidPath for what there is not. */
export const changesOfPath = (path: string, value: unknown): UserChanges => {
  const name = path.replace(CORE, '');
  if (isOneEmail(name)) return emailOf(value);
  const known = attribute(name);
  if (known) return known(value);
  if (READ_ONLY.test(name)) throw new ScimError(400, `${name.slice(0, 60)} is read only.`, 'mutability');
  if (KEPT_ELSEWHERE.test(name) || EXTENSION.test(name)) return {};
  throw new ScimError(400, 'There is no such attribute.', 'invalidPath');
};

const attribute = (name: string) => {
  const key = name.toLowerCase();
  return Object.hasOwn(ATTRIBUTES, key) ? ATTRIBUTES[key] : undefined;
};
const isOneEmail = (name: string): boolean => ONE_EMAIL.test(name);
const emailOf = (value: unknown): UserChanges => ({ email: parsed(email, value, 'emails.value') });

/** A language the portal does not speak leaves the person's own as it is. */
const languageOf = (tag: string): UserChanges => {
  const language = tag.slice(0, 2).toLowerCase();
  return language === 'ru' || language === 'en' ? { language } : {};
};

const parsed = <T>(schema: z.ZodType<T>, value: unknown, name: string): T => {
  const result = schema.safeParse(value);
  if (!result.success) throw new ScimError(400, `${name} has a wrong value.`, 'invalidValue');
  return result.data;
};
