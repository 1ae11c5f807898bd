import { always, day, id, named, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';
import type { FormInput } from '../../form.ts';

const RESIGNATION = { when: { types: ['resignation'] } };
const TRANSFER = { when: { types: ['transfer'] } };
const PARENTAL = { when: { types: ['parental'] } };
const FREE = { when: { types: ['schedule', 'requisites', 'personal_data', 'other'] } };

/** What a statement says beyond the common fields; it is dated by its own day (specification 3.1). */
export const fields: Fields = {
  statement_date: day({ ...IN_DOCUMENT, ...always, column: 'start_date', nullable: true }),
  /** The last day of work. */
  dismissal_date: day({ ...IN_DOCUMENT, ...always, ...RESIGNATION, column: 'due_date', nullable: true }),
  dismissal_reason_id: id({ ...always, ...RESIGNATION, nullable: true, references: 'dismissal_reason' }),
  ...named('dismissal_reason', 'dismissal_reason_id', 'dismissal_reason'),
  transfer_date: day({ ...always, ...TRANSFER, nullable: true }),
  new_position: text(300, { ...always, ...TRANSFER }),
  new_department: text(300, { ...always, ...TRANSFER }),
  child_birth_date: day({ ...always, ...PARENTAL, nullable: true, happened: true }),
  leave_until: day({ ...always, ...PARENTAL, nullable: true }),
  subject: text(300, { ...IN_DOCUMENT, ...always, ...FREE, column: 'title' }),
  text: text(4000, { ...always, ...FREE }),
};

export const form: FormInput = {
  sections: [
    { key: 'statement', controls: ['document_type_id', 'statement_date'] },
    {
      key: 'matter',
      controls: [
        'dismissal_date',
        'dismissal_reason_id',
        'transfer_date',
        'new_position',
        'new_department',
        'child_birth_date',
        'leave_until',
        'subject',
        'text',
      ],
    },
  ],
  attachments: true,
};
