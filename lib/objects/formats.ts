import { PHONE } from '../identity/contact.ts';
import { comparedEmail, isEmail } from '../kernel/email.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import type { Field, Format } from './object.ts';

/** How a text is written beside its length (AMB-133), and the code of the refusal of any other. */
const FORMATS = {
  email: { isRight: (text: string) => isEmail(comparedEmail(text)), code: 'user/email' },
  phone: { isRight: (text: string) => PHONE.test(text), code: 'user/phone' },
} as const satisfies Record<Format, { isRight: (text: string) => boolean; code: string }>;

/** What the format of a field has against a text that is not empty: user/email, user/phone. Asked at every way in. */
export const formatRefusal = (
  name: string,
  { format }: Pick<Field, 'format'>,
  text: unknown,
): FieldRefusal | undefined =>
  format === undefined || typeof text !== 'string' || text === '' || FORMATS[format].isRight(text)
    ? undefined
    : { field: name, code: FORMATS[format].code };
