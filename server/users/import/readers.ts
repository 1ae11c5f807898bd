import { reader } from '../../beside/reader.ts';

/** The cells of a file of users: a workbook, XML of an accounting system, or a text. */
export const TABLE = reader('table', 10, 512, async () => (await import('./read-table.ts')).readTable);
