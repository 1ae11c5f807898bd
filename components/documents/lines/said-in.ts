import type { LineColumn } from '../../../lib/documents/form.ts';
import type { CellValue, WireLine } from '../../../lib/documents/lines.ts';
import { wire } from '../form/form-lines.ts';
import type { Lines } from './use-lines.ts';

/** A line among the others of a document. */
export interface LineAt {
  lines: Lines;
  line: WireLine;
  index: number;
}

/** The value of a line in a column: typed, or filled in by the rules where it cannot be typed. */
export const saidIn = (
  { lines, line, index }: LineAt,
  { control: { field }, written }: LineColumn,
): CellValue => (written ? (line.cells[field] ?? null) : wire(lines.recordOf(index)[field]));
