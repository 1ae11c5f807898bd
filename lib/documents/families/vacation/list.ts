import type { Mode } from '../../../routes/route.ts';
import type { DocumentListDefinition } from '../../list.ts';

const OTHERS: readonly Mode[] = ['sub', 'rev', 'hr'];

export const list: DocumentListDefinition = {
  columns: [
    {
      key: 'employee',
      fields: ['employee_name', 'document_type_name', 'number'],
      kind: 'person',
      shown: true,
      modes: OTHERS,
    },
    {
      key: 'document',
      fields: ['document_type_name', 'number'],
      kind: 'document',
      shown: true,
      modes: ['own'],
    },
    { key: 'dates', fields: ['start_date', 'end_date', 'days'], kind: 'period', shown: true },
    { key: 'away', fields: [], kind: 'away', shown: true, modes: OTHERS },
    { key: 'status', fields: ['status_name'], kind: 'status', shown: true },
    { key: 'holder', fields: ['status_date'], kind: 'holder', shown: true },
    { key: 'number', fields: ['number'], kind: 'text', shown: false },
    { key: 'days', fields: ['days'], kind: 'number', shown: false },
    { key: 'position', fields: ['position'], kind: 'text', shown: false, modes: OTHERS },
    { key: 'department', fields: ['department'], kind: 'text', shown: false, modes: OTHERS },
    { key: 'location', fields: ['location'], kind: 'text', shown: false, modes: OTHERS },
    { key: 'period', fields: ['period'], kind: 'number', shown: false },
    { key: 'files', fields: ['files_count'], kind: 'number', shown: false },
    { key: 'comments', fields: ['comments'], kind: 'text', shown: false },
    { key: 'created', fields: ['create_date'], kind: 'moment', shown: false },
  ],
};
