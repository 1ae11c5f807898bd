import { printedValues } from '../../lib/i18n/format.ts';
import { ERRORS } from '../../lib/kernel/errors.data.ts';
import { type FieldRefusal, printable, type Refusal } from '../../lib/kernel/refusal.ts';
import { sentence } from '../i18n/sentence.ts';

/** The error member of an answer: code, both languages, reason, and a request id to give to support. */
export const errorBody = (refusal: Refusal, requestId: string) => ({
  code: ERRORS[refusal.reason].code,
  message: sentence('ru', `errors.${refusal.reason}`, printable(refusal.values)),
  message_eng: sentence('en', `errors.${refusal.reason}`, printable(refusal.values)),
  data: {
    reason: refusal.reason,
    request_id: requestId,
    ...(refusal.values ? { values: refusal.values } : {}),
    ...(refusal.fields ? { fields: refusal.fields.map(fieldBody) } : {}),
  },
});

/** What is wrong with one field, with its sentence in both languages. */
export const fieldBody = (refusal: FieldRefusal) => {
  const { field, code, values } = refusal;
  const key = `rules.${code.replaceAll('/', '.')}`;
  return {
    field,
    code,
    ...(values ? { values } : {}),
    message: sentence('ru', key, printedValues(refusal, 'ru')),
    message_eng: sentence('en', key, printedValues(refusal, 'en')),
  };
};
