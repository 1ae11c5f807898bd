import { guardedOnce } from '../../lib/users/formula-guard.ts';
import { type Cell, sheetPackage } from './sheet-package.ts';

/**
 * A table of texts as an XLSX file that imports read again, its first line being the head: a text stays a text, also
 * where it begins like a formula.
 */
export const textWorkbook = ([
  head = [],
  ...body
]: readonly (readonly string[])[]): AsyncGenerator<Uint8Array> =>
  sheetPackage({
    name: 'Sheet1',
    widths: head.map(() => 24),
    fixedRows: 1,
    dayFormat: 'dd.mm.yyyy',
    rows: (function* (): Generator<readonly Cell[]> {
      yield head.map((title) => ({ head: title }));
      for (const line of body) yield line.map((text) => (text === '' ? null : { text: guardedOnce(text) }));
    })(),
  });
