import { always, code, day, decimal, text, time } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';
import { type FormInput, PERIOD } from '../../form.ts';

/** What an absence says beyond the common fields. Of a day it may take a part: from one time to another. */
export const fields: Fields = {
  /** The day on which it was written. */
  date: day({ nullable: true }),
  time_from: time({ ...IN_DOCUMENT, ...always, nullable: true }),
  time_to: time({ ...IN_DOCUMENT, ...always, nullable: true }),
  hours: decimal({ ...IN_DOCUMENT, nullable: true }),
  /** The day that was worked, for which another one is taken off. */
  worked_date: day({ ...always, nullable: true, when: { types: ['dayoff'] } }),
  /** The code of its kind, under the name that the specification has for it (3.1). */
  document_type: code(60, { from: { ref: 'document_type_id', table: 'document_type', column: 'code' } }),
  /** Ids of the overtime that earned it, with `;` between. */
  overtime_ids: text(500),
};

export const form: FormInput = {
  sections: [
    { key: 'when', controls: ['document_type_id', 'worked_date', PERIOD] },
    { key: 'part', controls: ['time_from', 'time_to'] },
  ],
  away: true,
  attachments: true,
};
