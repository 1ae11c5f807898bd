import { formatDay } from '../../../i18n/format.ts';
import { isDay } from '../../../kernel/day.ts';
import { day, id, integer, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import type { FormInput } from '../../form.ts';
import type { PrintDefinition, PrintFacts, PrintSentence } from '../../print.ts';

/** The purpose is the type. All else is the server's: the text in force, as it was when the consent was written (AMB-161). */
export const fields: Fields = {
  consent_text_id: id({ nullable: true }),
  text_version: integer({ nullable: true }),
  text: text(8000),
  text_eng: text(8000),
  scope: text(2000),
  scope_eng: text(2000),
  /** The last day on which it holds; null where it holds until it is withdrawn. */
  valid_to: day({ nullable: true }),
};

export const form: FormInput = {
  sections: [{ key: 'purpose', controls: ['document_type_id'] }],
  attachments: false,
};

/** A text in the language of the paper; the Russian one where there is no other. */
const inTongue = (key: string, field: 'text' | 'scope'): PrintSentence => ({
  key,
  values: ({ record }: PrintFacts, locale) => {
    const said = String((locale === 'en' && record[`${field}_eng`]) || record[field] || '');
    return said === '' ? undefined : { [field]: said };
  },
});

/** A consent reads as its text does: what is allowed, of which data, by which version, until when. */
export const print: PrintDefinition = {
  unaddressed: true,
  says: ['text', 'text_eng', 'scope', 'scope_eng', 'text_version', 'valid_to'],
  sentences: [
    {
      key: 'person',
      values: ({ employee, type }) => (type ? { name: employee.name, purpose: type.name } : undefined),
    },
    inTongue('text', 'text'),
    inTongue('scope', 'scope'),
    {
      key: 'valid',
      values: ({ record }, locale) =>
        isDay(record.valid_to) ? { day: formatDay(record.valid_to, locale) } : undefined,
    },
    {
      key: 'version',
      values: ({ record }) =>
        typeof record.text_version === 'number' ? { version: record.text_version } : undefined,
    },
  ],
};
