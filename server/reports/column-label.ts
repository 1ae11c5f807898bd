import type { Locale } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { type OwnWords, sentence } from '../i18n/sentence.ts';

/** The heading of a field: its label on the form, else the heading of the list's column that shows it, else its name. */
export const columnLabel = (locale: Locale, object_id: string, field: string, own: OwnWords): string => {
  const column = familyOf(object_id)?.list.columns.find((each) => each.fields[0] === field);
  const base = field.replace(/_name(_eng)?$|_eng$/, '');
  const keys = [
    `${object_id}.fields.${field}`,
    `families.${object_id}.fields.${field}`,
    `families.${object_id}.fields.${base}_id`,
    `families.${object_id}.fields.${base}`,
    `documents.fields.${field}`,
    `documents.fields.${base}_id`,
    `documents.fields.${base}`,
    `documents.columns.${field}`,
    ...(column ? [`documents.columns.${column.key}`] : []),
    `documents.columns.${base}`,
  ];
  for (const key of keys) {
    const text = sentence(locale, key, undefined, own);
    if (text !== key) return text;
  }
  return field;
};
