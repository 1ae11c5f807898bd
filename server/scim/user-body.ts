import { z } from 'zod';
import { comparedEmail, isEmail, isReadable } from '../../lib/kernel/email.ts';
import { type Path, parsePath } from './filter.ts';
import { holds } from './filter-holds.ts';
import { type Operation, recordOf } from './patch.ts';
import { ScimError } from './scim-error.ts';

/** What a directory may say of an account; everything else it sends is left alone. */
export interface UserChanges {
  userName?: string;
  externalId?: string | null;
  active?: boolean;
  email?: string;
  language?: 'ru' | 'en';
  givenName?: string;
  familyName?: string;
}

/** The attributes of a whole resource, as a POST or a PUT brings it: an address comes from its list alone. */
export const changesOfBody = (body: unknown): UserChanges =>
  changesOfOperations([{ op: 'replace', path: undefined, value: body }], '');

/**
 * What operations on an account come to that has this address so far, the later ones over the earlier. An attribute that
 * the portal does not keep, whatever it is called, changes nothing and stands in nothing's way. Null is absence (RFC 7643
 * section 2.5). Refuses invalidPath, invalidValue, and mutability for taking away what must be there.
 */
export const changesOfOperations = (operations: readonly Operation[], email: string): UserChanges => {
  const changes: UserChanges = {};
  for (const operation of operations) Object.assign(changes, changesOf(operation, changes.email ?? email));
  return changes;
};

const changesOf = (operation: Operation, email: string): UserChanges => {
  const { op, path, value } = operation;
  if (path !== undefined) return changeAt(operation, path, email);
  if (op === 'remove') throw new ScimError(400, 'A removal names its path.', 'invalidPath');
  const entries = Object.entries(recordOf(value, 'The resource'));
  return changesOfOperations(
    entries.map(([name, said]) => ({ op, path: name, value: said ?? null })),
    email,
  );
};

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:user:/i;

const changeAt = ({ op, value }: Operation, path: string, email: string): UserChanges => {
  const said = path.trim().replace(CORE, '');
  const name = /^[a-z]+(?=[.[]|$)/i.exec(said)?.[0].toLowerCase() ?? '';
  if (name === 'emails') return changedAddress(parsePath(said), { op, value: value ?? null, email });
  const attribute = ATTRIBUTES.get(name);
  if (!attribute) return {};
  const { filter, sub } = parsePath(said);
  if (filter !== undefined || (sub !== undefined && name !== 'name'))
    throw new ScimError(400, `${name} is one value without parts.`, 'invalidPath');
  return attribute(op === 'remove' ? null : (value ?? null), op, sub);
};

type Attribute = (value: unknown, op: Operation['op'], sub: string | undefined) => UserChanges;

const LOGIN = /^[^\s\p{C}"<>]{1,100}$/u;
const login = z.string().max(254).transform(comparedEmail).refine(isReadable).pipe(z.string().regex(LOGIN));

/** Entra says "True" where the RFC says true. */
const active = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false)$/i)
    .transform((text) => text.toLowerCase() === 'true'),
]);
const namePart = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{C}*$/u)
  .nullable();

const ATTRIBUTES: ReadonlyMap<string, Attribute> = new Map<string, Attribute>([
  [
    'username',
    (value) => {
      if (value === null) throw new ScimError(400, 'userName is required.', 'invalidValue');
      return { userName: parsed(login, value, 'userName') };
    },
  ],
  [
    'externalid',
    (value) => ({ externalId: parsed(z.string().min(1).max(200).nullable(), value, 'externalId') }),
  ],
  [
    'active',
    (value, op) => {
      if (op === 'remove') throw new ScimError(400, 'active is required.', 'mutability');
      return value === null ? {} : { active: parsed(active, value, 'active') };
    },
  ],
  [
    'preferredlanguage',
    (value) => (value === null ? {} : languageOf(parsed(z.string().max(60), value, 'preferredLanguage'))),
  ],
  ['name', (value, _op, sub) => (sub === undefined ? namesOf(value) : partOfName(sub, value))],
]);

/** A whole name: what it does not say stays. */
const namesOf = (name: unknown): UserChanges =>
  name === null
    ? { givenName: '', familyName: '' }
    : Object.assign(
        {},
        ...Object.entries(recordOf(name, 'name')).map(([part, value]) =>
          partOfName(part.toLowerCase(), value ?? null),
        ),
      );

const partOfName = (part: string, value: unknown): UserChanges => {
  if (part === 'givenname') return { givenName: parsed(namePart, value, 'name.givenName') ?? '' };
  if (part === 'familyname') return { familyName: parsed(namePart, value, 'name.familyName') ?? '' };
  return {};
};

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

/** What is asked of the addresses of an account that has this one so far; `value` is null where one is taken away. */
interface Asked {
  readonly op: Operation['op'];
  readonly value: unknown;
  readonly email: string;
}

/**
 * What an operation on `emails` comes to. Sign-in links go to the address of an account, so it has one alone: the primary
 * of a list, else that of the work, else the first of a whole list. Addresses of other types are left alone, whatever is
 * done with them.
 */
const changedAddress = ({ filter, sub }: Path, { op, value, email }: Asked): { email?: string } => {
  if (sub !== undefined && sub !== 'value') return {};
  if (filter !== undefined && !holds(filter, addressOf(email))) return {};
  if (op === 'remove') return value === null || names(value, email) ? { email: '' } : {};
  if (value === null) return { email: '' };
  if (sub !== undefined) return { email: parsedEmails(address, value) };
  const list = parsedEmails(emails, Array.isArray(value) ? value : [value]);
  const chosen =
    list.find(isPrimary) ?? list.find(isOfWork) ?? list.find(meansTheAddress({ filter, op, email }));
  if (chosen) return { email: chosen.value === null ? '' : parsedEmails(address, chosen.value) };
  return op === 'replace' && filter === undefined ? { email: '' } : {};
};

/** The address of an account as its resource shows it. */
const addressOf = (email: string) => ({ value: email, type: 'work', primary: true });

const address = z
  .string()
  .max(254)
  .transform(comparedEmail)
  .refine((text) => text === '' || isEmail(text));

const email = z.looseObject({
  value: z.unknown().optional(),
  type: z.string().nullish(),
  primary: z.union([z.boolean(), z.string()]).nullish(),
});
type Email = z.infer<typeof email>;
const emails = z
  .array(email)
  .max(20)
  .transform((all) => all.filter(({ value }) => value !== undefined));

const isPrimary = ({ primary }: Email): boolean => String(primary).toLowerCase() === 'true';
const isOfWork = ({ type }: Email): boolean => type?.toLowerCase() === 'work';

/** A whole list means one in any case; one that is added or put into brackets only where it is of no other type. */
const meansTheAddress =
  ({ filter, op, email }: { filter: Path['filter']; op: Asked['op']; email: string }) =>
  ({ type }: Email): boolean =>
    op === 'replace' && filter === undefined ? true : type == null && (filter !== undefined || email === '');

/** Whether a removal that lists values lists the address. */
const names = (value: unknown, current: string): boolean =>
  parsedEmails(emails, Array.isArray(value) ? value : [value]).some(
    (each) => typeof each.value === 'string' && comparedEmail(each.value) === current,
  );

const parsedEmails = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const result = schema.safeParse(value);
  if (!result.success) throw new ScimError(400, 'emails has a wrong value.', 'invalidValue');
  return result.data;
};
