import { always, code, id, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { type FormInput, PERIOD } from '../../form.ts';

/** What becomes of the days of a leave on which its person was ill (labour code, article 124). */
export const VACATION_CHOICES = ['extend', 'transfer'] as const;

/** What a sick leave says beyond the common fields. A diagnosis is asked for nowhere. */
export const fields: Fields = {
  /** Number of the certificate of incapacity. */
  certificate_number: text(20, { ...always, digits: 12 }),
  /** The relative cared for. */
  relation: code(20, {
    ...always,
    nullable: true,
    values: ['spouse', 'parent', 'child', 'sibling', 'other'],
    when: { types: ['relative'] },
  }),
  /** The sick leave that this one goes on from. */
  previous_id: id({ ...always, nullable: true, links: 'sickleave' }),
  previous_number: code(40, { from: { ref: 'previous_id', table: 'document', column: 'number' } }),
  vacation_choice: code(20, { ...always, nullable: true, values: VACATION_CHOICES }),
};

export const form: FormInput = {
  sections: [
    { key: 'when', controls: ['document_type_id', 'relation', 'previous_id', PERIOD] },
    { key: 'certificate', controls: ['certificate_number'] },
    { key: 'vacation', controls: ['vacation_choice'] },
  ],
  attachments: false,
};
