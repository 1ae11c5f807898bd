import { always, code, day, id, money, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';
import type { FormInput } from '../../form.ts';

/** Reasons that are about a child (AMB-127). */
const OF_CHILD = { when: { types: ['child_*'] } };

/** What an application for help says beyond the common fields (AMB-129). */
export const fields: Fields = {
  child_name: text(300, { ...always, ...OF_CHILD }),
  child_birth_date: day({ ...always, ...OF_CHILD, nullable: true }),
  amount: money(2, { ...IN_DOCUMENT, ...always, nullable: true }),
  currency_id: id({ ...IN_DOCUMENT, ...always, nullable: true, references: 'currency' }),
  currency_code: code(3, { from: { ref: 'currency_id', table: 'currency', column: 'code' } }),
  /** What hr has decided to pay, in the same currency. */
  approved_amount: money(2, { ...always, nullable: true }),
  reason: text(2000, always),
};

export const form: FormInput = {
  sections: [
    { key: 'ground', controls: ['document_type_id', 'child_name', 'child_birth_date', 'reason'] },
    { key: 'money', controls: ['amount', 'currency_id', 'approved_amount'] },
  ],
  attachments: true,
};
