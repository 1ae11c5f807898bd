import { type FormInput, PERIOD } from '../../form.ts';

export const form: FormInput = {
  sections: [
    { key: 'when', controls: ['document_type_id', { year: 'period' }, PERIOD] },
    { key: 'part', controls: ['hours'] },
  ],
  away: true,
  attachments: true,
};
