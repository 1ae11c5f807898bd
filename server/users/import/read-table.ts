import { CallError, refusal } from '../../call/call-error.ts';
import { readSheet } from './read-sheet.ts';
import { readText } from './read-text.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The cells of a file, told by its bytes: a workbook or a text. Refuses: import_unreadable, import_too_many. */
export const readTable = (bytes: Uint8Array): string[][] => {
  if (!ZIP.every((byte, index) => bytes[index] === byte)) return readText(bytes);
  try {
    return readSheet(bytes);
  } catch (error) {
    throw error instanceof CallError ? error : refusal('import_unreadable');
  }
};
