import { always, id, named, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';
import type { FormInput } from '../../form.ts';
import type { LinesInput } from '../../lines.ts';

const ADDRESSEES_MAX = 50;

/** What a memo says beyond the common fields. */
export const fields: Fields = {
  subject: text(300, { ...IN_DOCUMENT, ...always, column: 'title' }),
  text: text(8000, always),
};

/** Addressees: each a person, or a department as the organization calls it. */
export const addressees: LinesInput = {
  object_id: 'internalmemo_addressee',
  parent: 'internalmemo_id',
  columns: { employee_id: 16, department: 16 },
  fields: {
    employee_id: id({ ...always, nullable: true, references: 'employee' }),
    ...named('employee', 'employee_id', 'employee'),
    department: text(300, always),
    department_eng: text(300, { computed: true }),
  },
  together: [['employee_id', 'department']],
  open: true,
  max: ADDRESSEES_MAX,
};

export const form: FormInput = {
  sections: [
    { key: 'to', controls: ['addressees'] },
    { key: 'matter', controls: ['document_type_id', 'subject', 'text'] },
  ],
  attachments: true,
};
