import { expect, test } from 'vitest';
import { DIALECTS } from '../../../server/forms/dialect.ts';
import { sheetBlocks } from '../../../server/forms/sheet-blocks.ts';
import { parseXml } from '../../../server/forms/xml.ts';

const sheetOf = (merged: readonly string[]) =>
  parseXml(
    Buffer.from(
      `<worksheet><sheetData>${[1, 2].map((row) => `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>${row}</t></is></c></row>`).join('')}</sheetData>
       <mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
    ),
  );
const rowsOf = (merged: readonly string[]) =>
  sheetBlocks(sheetOf(merged), DIALECTS.XLSX).flatMap((block) => (block.kind === 'table' ? block.rows : []));

test('a range over two rows leaves its room in the second', () => {
  expect(rowsOf(['A1:A2']).map(([cell]) => [cell?.down ?? 1, cell?.paragraphs.length])).toEqual([
    [2, 1],
    [1, 0],
  ]);
});

test('ranges over more rows than a sheet can have are read in no time, however many there are', () => {
  const merged = Array.from({ length: 2_000 }, () => 'A1:XFD999999999');
  expect(rowsOf(merged).map(([cell]) => cell?.paragraphs.length)).toEqual([1, 0]);
});
