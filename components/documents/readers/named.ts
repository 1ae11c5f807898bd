import type { CellValue } from '../../../lib/documents/lines.ts';
import { DEPARTMENT, PERSON } from '../../../lib/documents/named-readers.ts';
import type { MayBeNamed } from '../../../lib/rpc/reading.ts';

/** What a reader is known by among others: their id, or the name of the department. */
export const keyOfNamed = (cells: Readonly<Record<string, unknown>>): string =>
  cells[PERSON] ? `person ${cells[PERSON]}` : `department ${cells[DEPARTMENT] ?? ''}`;

/** A line that names a found recipient. */
export const cellsOf = ({
  employee_id,
  department,
}: Pick<MayBeNamed, 'employee_id' | 'department'>): Record<string, CellValue> => ({
  [PERSON]: employee_id,
  [DEPARTMENT]: employee_id === null ? department : '',
});
