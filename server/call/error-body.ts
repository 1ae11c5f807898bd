import type { Locale } from '../../lib/access/actor.ts';
import { printedValues } from '../../lib/i18n/format.ts';
import { ERRORS, type Reason } from '../../lib/kernel/errors.data.ts';
import { type FieldRefusal, printable, type Refusal } from '../../lib/kernel/refusal.ts';
import type { Whose } from '../client/own-rules.ts';
import { ownWords } from '../client/own-words.ts';
import { type OwnWords, sentence } from '../i18n/sentence.ts';

/** The error member of an answer: code, both languages, reason, and a request id to give to support. */
export const errorBody = (refusal: Refusal, requestId: string, own?: OwnWords) => ({
  code: ERRORS[refusal.reason].code,
  message: sentence('ru', `errors.${refusal.reason}`, printable(refusal.values), own),
  message_eng: sentence('en', `errors.${refusal.reason}`, printable(refusal.values), own),
  data: {
    reason: refusal.reason,
    request_id: requestId,
    ...(refusal.values ? { values: refusal.values } : {}),
    ...(refusal.fields ? { fields: refusal.fields.map((field) => fieldBody(field, own)) } : {}),
  },
});

/** Said in the shipped words at once: without the database there are no others, and what is too much costs no statement. */
const SHIPPED: readonly Reason[] = ['unavailable', 'too_many_requests', 'calls_too_fast', 'busy'];

/** The same in the words of a client (AMB-062). */
export const errorBodyFor = async (whose: Whose, refusal: Refusal, requestId: string) =>
  errorBody(refusal, requestId, SHIPPED.includes(refusal.reason) ? undefined : await ownWords(whose));

/** What is wrong with one field, with its sentence in both languages. */
export const fieldBody = (refusal: FieldRefusal, own?: OwnWords) => {
  const { field, code, values } = refusal;
  const key = `rules.${code.replaceAll('/', '.')}`;
  return {
    field,
    code,
    ...(values ? { values } : {}),
    message: sentence('ru', key, printedValues(refusal, 'ru', labelIn('ru', own)), own),
    message_eng: sentence('en', key, printedValues(refusal, 'en', labelIn('en', own)), own),
  };
};

/** The label of a field by its key; undefined where there is none. */
const labelIn =
  (locale: Locale, own?: OwnWords) =>
  (key: string): string | undefined => {
    const text = sentence(locale, key, undefined, own);
    return text === key ? undefined : text;
  };
