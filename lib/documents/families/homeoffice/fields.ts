import { always, code, day, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';
import { type FormInput, PERIOD } from '../../form.ts';
import type { LinesInput } from '../../lines.ts';

export const PLACES = ['home', 'office'] as const;

/** The place of work. */
export const fields: Fields = {
  address: text(300, { ...IN_DOCUMENT, ...always, column: 'title' }),
};

/** One line a working day. */
export const plan: LinesInput = {
  object_id: 'homeoffice_day',
  parent: 'homeoffice_id',
  columns: { day: 9, place: 9 },
  needs: ['day', 'place'],
  open: true,
  fields: {
    day: day({ ...always, nullable: true }),
    place: code(10, { ...always, values: PLACES }),
  },
};

export const form: FormInput = {
  sections: [
    { key: 'when', controls: [PERIOD, 'address'] },
    { key: 'plan', controls: ['plan'] },
  ],
  attachments: false,
};
