import type { Locale } from '../access/actor.ts';

/** A bilingual field in the reader's language: English when the locale is en and there is a text, else Russian (AMB-061). */
export const localised = <Field extends string>(
  row: { readonly [Key in Field]?: unknown } & { readonly [Key in `${Field}_eng`]?: unknown },
  field: Field,
  locale: Locale,
): string => {
  const english = text(row[`${field}_eng`]);
  return locale === 'en' && english !== '' ? english : text(row[field]);
};

/** Characters that would turn the order of the words around a name. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

const text = (value: unknown): string =>
  typeof value === 'string' ? value.replace(DIRECTION, '').trim() : '';
