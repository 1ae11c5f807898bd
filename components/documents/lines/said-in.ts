import type { LineColumn } from '../../../lib/documents/form.ts';
import { type CellValue, type FormLine, wire } from '../form/form-lines.ts';
import type { Lines } from './use-lines.ts';

/** A line among the others of a document. */
export interface LineAt {
  lines: Lines;
  line: FormLine;
  index: number;
}

/** What a line holds in a column: what was written, or what the rules fill in where nobody writes. */
export const saidIn = (
  { lines, line, index }: LineAt,
  { control: { field }, written }: LineColumn,
): CellValue => (written ? (line.cells[field] ?? null) : wire(lines.recordOf(index)[field]));
