import { code, id, integer } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { type FormInput, PERIOD } from '../../form.ts';

/** What an entry has beyond the common fields: the year that is planned, and its place among kinds of leave (AMB-101). */
export const fields: Fields = {
  type: code(20, { values: ['none', 'schedule', 'correction'] }),
  period: integer({ write: 'always', nullable: true }),
  plan_order: integer({ computed: true }),
  /** The leave that was made by it. */
  leave_id: id({ computed: true, nullable: true }),
};

export const form: FormInput = {
  sections: [{ key: 'when', controls: [{ year: 'period' }, 'document_type_id', PERIOD] }],
  away: true,
  attachments: false,
};
