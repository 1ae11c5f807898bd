import type { KeptCall } from '../rpc/ask.ts';

/** The way new documents of a family go, from the dictionary of steps; read again with the family's lists. */
export const familyPathCall = (object_id: string): KeptCall => ({
  key: ['view', object_id, 'path'],
  method: 'workflow.path',
  params: { object: object_id },
});
