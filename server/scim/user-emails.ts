import { z } from 'zod';
import { comparedEmail, isEmail } from '../../lib/kernel/email.ts';
import type { Path } from './filter.ts';
import { holds } from './filter-holds.ts';
import type { Operation } from './patch.ts';
import { ScimError } from './scim-error.ts';

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
export const changedAddress = ({ filter, sub }: Path, { op, value, email }: Asked): { email?: string } => {
  if (sub !== undefined && sub !== 'value') return {};
  if (filter !== undefined && !holds(filter, addressOf(email))) return {};
  if (op === 'remove') return value === null || names(value, email) ? { email: '' } : {};
  if (value === null) return { email: '' };
  if (sub !== undefined) return { email: parsed(address, value) };
  const list = parsed(emails, Array.isArray(value) ? value : [value]);
  const chosen =
    list.find(isPrimary) ?? list.find(isOfWork) ?? list.find(meansTheAddress({ filter, op, email }));
  if (chosen) return { email: chosen.value === null ? '' : parsed(address, chosen.value) };
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
  parsed(emails, Array.isArray(value) ? value : [value]).some(
    (each) => typeof each.value === 'string' && comparedEmail(each.value) === current,
  );

const parsed = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const result = schema.safeParse(value);
  if (!result.success) throw new ScimError(400, 'emails has a wrong value.', 'invalidValue');
  return result.data;
};
