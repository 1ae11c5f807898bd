import { LEAVE_FIELDS } from '../../../leave/fields.ts';
import { always, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';
import { type FormInput, PERIOD } from '../../form.ts';

/** What a part of a correction says beyond the common fields. */
export const fields: Fields = {
  /** The numbers of the leaves that it changes. */
  changes: text(300, { ...IN_DOCUMENT, column: 'title' }),
  ...LEAVE_FIELDS,
  replaced_vacation_ids: { ...LEAVE_FIELDS.replaced_vacation_ids, ...always, picked: true },
};

export const form: FormInput = {
  sections: [
    { key: 'when', controls: ['replaced_vacation_ids', 'document_type_id', { year: 'period' }, PERIOD] },
  ],
  attachments: true,
};
