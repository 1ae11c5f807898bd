import { guarded } from './formula-guard.ts';

const cell = (text: string): string => {
  const safe = guarded(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as a file that sheets open by themselves: UTF-8 with its mark, semicolons between cells. */
export const tableText = (rows: readonly (readonly string[])[]): string => [...tableLines(rows)].join('');

/** The same in pieces, a line each. */
export function* tableLines(rows: Iterable<readonly string[]>): Generator<string> {
  yield '\uFEFF';
  for (const row of rows) yield `${row.map(cell).join(';')}\r\n`;
}
