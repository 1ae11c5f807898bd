import type { Cell } from 'write-excel-file/node';
import { guardedOnce } from '../../lib/users/formula-guard.ts';
import { textCell, titleCell } from './workbook.ts';

/**
 * A table of texts as an XLSX file that imports read again, its first line being the head: a text stays a text, also where it
 * begins like a formula.
 */
export const textWorkbook = async (table: readonly (readonly string[])[]): Promise<Buffer> => {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const [head = [], ...body] = table;
  const titles: Cell[] = head.map(titleCell);
  const lines: Cell[][] = body.map((line) =>
    line.map((text) => (text === '' ? null : textCell(guardedOnce(text)))),
  );
  return writeXlsxFile([titles, ...lines], {
    columns: head.map(() => ({ width: 24 })),
    stickyRowsCount: 1,
  }).toBuffer();
};
