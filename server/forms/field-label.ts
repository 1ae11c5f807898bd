import type { Locale } from '../../lib/access/actor.ts';
import type { FormField } from '../../lib/forms/form-field.ts';
import { type OwnWords, sentence } from '../i18n/sentence.ts';
import { columnLabel } from '../reports/column-label.ts';

/** What a field of a form is called: as its list or its form calls it, fields of lines as their columns. */
export const fieldLabel = (
  locale: Locale,
  object_id: string,
  { group, field, list }: Pick<FormField, 'group' | 'field'> & { readonly list?: string | undefined },
  own: OwnWords,
): string => {
  if (group !== 'document') return sentence(locale, `print.form.${group}.${field}`, undefined, own);
  if (list === undefined) return documentLabel(locale, object_id, field, own);
  const base = field.replace(/_name$|_code$/, '');
  for (const name of [field, `${base}_id`]) {
    const key = `families.${object_id}.lines.${list}.${name}`;
    const said = sentence(locale, key, undefined, own);
    if (said !== key) return said;
  }
  return documentLabel(locale, object_id, field, own);
};

/** Fields that stand in no form and no list have a word of their own. */
const documentLabel = (locale: Locale, object_id: string, field: string, own: OwnWords): string => {
  const label = columnLabel(locale, object_id, field, own);
  if (label !== field) return label;
  const key = `print.form.document.${field}`;
  const said = sentence(locale, key, undefined, own);
  return said === key ? field : said;
};
