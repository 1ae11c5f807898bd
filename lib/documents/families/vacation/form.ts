import type { DocumentFormDefinition } from '../../form.ts';

export const form: DocumentFormDefinition = {
  sections: [
    {
      key: 'when',
      controls: [
        { kind: 'type', field: 'document_type_id' },
        { kind: 'year', field: 'period' },
        { kind: 'period', start: 'start_date', end: 'end_date', days: 'days' },
      ],
    },
  ],
  balance: true,
  away: true,
  attachments: true,
};
