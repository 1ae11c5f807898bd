import type { FieldControl } from '../../../lib/documents/form.ts';

/** Whether what stands in a column is compared digit under digit. */
export const isNumeric = ({ kind }: FieldControl): boolean => kind === 'money' || kind === 'number';
