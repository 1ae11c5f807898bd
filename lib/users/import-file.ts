import { guarded } from './formula-guard.ts';

const cell = (text: string): string => {
  const safe = guarded(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as a file that sheets open by themselves: UTF-8 with its mark, semicolons between cells. */
export const tableText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
