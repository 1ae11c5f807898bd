import type { Locale } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { sentence } from '../i18n/sentence.ts';

/** The heading of a field: that of the list's column which shows it first, else the label of the field, else its name. */
export const columnLabel = (locale: Locale, object_id: string, field: string): string => {
  const column = familyOf(object_id)?.list.columns.find((each) => each.fields[0] === field);
  const base = field.replace(/_name(_eng)?$|_eng$/, '');
  const keys = [
    `documents.columns.${field}`,
    `documents.fields.${field}`,
    ...(column ? [`documents.columns.${column.key}`] : []),
    `documents.fields.${base}_id`,
    `documents.fields.${base}`,
    `documents.columns.${base}`,
  ];
  for (const key of keys) {
    const text = sentence(locale, key);
    if (text !== key) return text;
  }
  return field;
};
