import type { LinesControl } from '../../../lib/documents/form.ts';
import type { CellValue, Line, WireLine } from '../../../lib/documents/lines.ts';
import { randomId } from '../../rpc/random-id.ts';

export type FormLines = readonly WireLine[];

export const isLines = (value: unknown): value is FormLines => Array.isArray(value);

export const linesIn = (values: Readonly<Record<string, unknown>>, field: string): FormLines => {
  const lines = values[field];
  return isLines(lines) ? lines : [];
};

/** Lines of a document as its form holds them; those that were there before keep their keys. */
export const linesOfRow = (
  { written }: Pick<LinesControl, 'written'>,
  value: unknown,
  before: FormLines = [],
): FormLines =>
  Array.isArray(value)
    ? value.map((line: Readonly<Record<string, unknown>>) => {
        const id = typeof line.id === 'number' ? line.id : null;
        const key = before.find((each) => each.id !== null && each.id === id)?.key ?? String(id);
        return { key, id, cells: Object.fromEntries(written.map((field) => [field, cell(line[field])])) };
      })
    : [];

const cell = (value: unknown): CellValue =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

const stored = (value: CellValue | undefined): CellValue =>
  typeof value === 'string' ? value.trim() || null : (value ?? null);

/** Lines as they are sent: the whole list, without what only the form knows. */
export const wireLines = (lines: FormLines): readonly Readonly<Record<string, CellValue>>[] =>
  lines.map(({ id, cells }) => ({
    ...(id === null ? {} : { id }),
    ...Object.fromEntries(Object.entries(cells).map(([field, value]) => [field, stored(value)])),
  }));

/** Whether two lists say the same, whatever their keys. */
export const sameLines = (one: FormLines, other: FormLines): boolean =>
  JSON.stringify(wireLines(one)) === JSON.stringify(wireLines(other));

/**
 * Lines after they were stored: what was typed since they were sent stays, all else is as the server has it. A line that
 * was sent without an id has it now, under the key it had.
 */
export const storedLines = (now: FormLines, sent: FormLines, kept: FormLines): FormLines => {
  const answers = new Map(sent.map((line, index) => [line.key, { line, kept: kept[index] }]));
  return now.map((line) => {
    const { line: was, kept: is } = answers.get(line.key) ?? {};
    if (!was || !is) return line;
    const typed = Object.entries(line.cells).filter(([field, value]) => value !== was.cells[field]);
    return { key: line.key, id: is.id, cells: { ...is.cells, ...Object.fromEntries(typed) } };
  });
};

/** The keys that lines had when they were sent, on what came back. */
export const rekeyed = (kept: FormLines, sent: FormLines): FormLines =>
  kept.map((line, index) => ({ ...line, key: sent[index]?.key ?? line.key }));

/** What the form shows: as it was typed, and where the rules fill something in, what they fill in. */
export const shownLines = (
  typed: FormLines,
  before: readonly Line[],
  completed: readonly Line[],
): FormLines =>
  typed.map((line, index) => {
    const filled = Object.keys(line.cells).filter(
      (field) => completed[index] && completed[index][field] !== before[index]?.[field],
    );
    return filled.length === 0
      ? line
      : {
          ...line,
          cells: {
            ...line.cells,
            ...Object.fromEntries(filled.map((field) => [field, wire(completed[index]?.[field])])),
          },
        };
  });

/** A value of a record as the wire spells it. */
export const wire = (value: unknown): CellValue =>
  value === true ? '1' : value === false ? '0' : cell(value);

/** A new line, empty but for what it begins with. */
export const newLine = (
  { written }: Pick<LinesControl, 'written'>,
  cells: Readonly<Record<string, unknown>>,
): WireLine => ({
  key: randomId(),
  id: null,
  cells: Object.fromEntries(written.map((field) => [field, wire(cells[field])])),
});

/** A line like another, right below it. */
export const withCopy = (lines: FormLines, index: number): FormLines => {
  const line = lines[index];
  return line ? lines.toSpliced(index + 1, 0, { ...line, key: randomId(), id: null }) : lines;
};

/** A line at another place; places outside the list are its ends. */
export const withMoved = (lines: FormLines, from: number, to: number): FormLines => {
  const line = lines[from];
  const place = Math.max(0, Math.min(lines.length - 1, to));
  return line ? lines.toSpliced(from, 1).toSpliced(place, 0, line) : lines;
};

export const withCell = (
  lines: FormLines,
  key: string,
  patch: Readonly<Record<string, CellValue>>,
): FormLines =>
  lines.map((line) => (line.key === key ? { ...line, cells: { ...line.cells, ...patch } } : line));
