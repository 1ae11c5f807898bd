import type { DocumentListDefinition } from '../../list.ts';

export const list: DocumentListDefinition = {
  columns: [
    { key: 'employee', fields: ['employee_name', 'number'], kind: 'person', shown: true },
    { key: 'title', fields: ['title'], kind: 'text', shown: true },
    { key: 'department', fields: ['department'], kind: 'text', shown: true },
    { key: 'status', fields: ['status_name'], kind: 'status', shown: true },
    { key: 'due', fields: ['due_date'], kind: 'period', shown: true },
  ],
};
