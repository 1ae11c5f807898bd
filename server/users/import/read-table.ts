import type { FileKind } from '../../../lib/users/import-head.ts';
import { CallError, refusal } from '../../call/call-error.ts';
import { decode } from './decode.ts';
import { declaredEncoding, isXml, readRowsXml } from './read-rows-xml.ts';
import { readSheet } from './read-sheet.ts';
import { readText } from './read-text.ts';

/** The cells of a file, and what it was read as. */
export interface ReadTable extends FileKind {
  readonly rows: string[][];
  /** Plain numbers in its columns of days count from 1904 (`importedDay`). */
  readonly from1904?: boolean;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/**
 * The cells of a file, told by its bytes: a workbook, XML of an accounting system, or a text. Refuses: import_unreadable,
 * import_too_many.
 */
export const readTable = (bytes: Uint8Array): ReadTable => {
  try {
    if (ZIP.every((byte, index) => bytes[index] === byte)) return { format: 'workbook', ...readSheet(bytes) };
    const { text, encoding } = decode(bytes, declaredEncoding);
    if (isXml(text)) return { format: 'xml', rows: readRowsXml(text), encoding };
    return { format: 'text', ...readText(text), encoding };
  } catch (error) {
    throw error instanceof CallError ? error : refusal('import_unreadable');
  }
};
