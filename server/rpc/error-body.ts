import { ERRORS } from '../../lib/kernel/errors.data.ts';
import type { FieldRefusal, Refusal } from '../../lib/kernel/refusal.ts';
import { sentence } from '../i18n/sentence.ts';

/** The error member of an answer: code, both languages, reason, and a request id to give to support. */
export const errorBody = (refusal: Refusal, requestId: string) => ({
  code: ERRORS[refusal.reason].code,
  message: sentence('ru', `errors.${refusal.reason}`, refusal.values),
  message_eng: sentence('en', `errors.${refusal.reason}`, refusal.values),
  data: {
    reason: refusal.reason,
    request_id: requestId,
    ...(refusal.values ? { values: refusal.values } : {}),
    ...(refusal.fields ? { fields: refusal.fields.map(fieldBody) } : {}),
  },
});

const fieldBody = ({ field, code, values }: FieldRefusal) => ({
  field,
  code,
  message: sentence('ru', `rules.${code.replaceAll('/', '.')}`, values),
  message_eng: sentence('en', `rules.${code.replaceAll('/', '.')}`, values),
});
