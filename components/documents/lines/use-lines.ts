'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { LinesControl } from '../../../lib/documents/form.ts';
import { type CellValue, type Line, linesOf, type WireLine } from '../../../lib/documents/lines.ts';
import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import { notify } from '../../ui/notify.ts';
import { type FormLines, linesIn, newLine, withCell, withCopy, withMoved } from '../form/form-lines.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { useRuleWords } from '../form/use-rule-words.ts';
import { usePreferences } from '../list/use-preferences.ts';
import { linesRoute } from './lines-route.ts';
import { keptChoice, placedColumns, unaskedColumns } from './shown-columns.ts';

/** What is said of a cell or of a whole line. */
export interface LineFinding {
  /** The column it is about; undefined where it is the line. */
  readonly column: string | undefined;
  readonly tone: 'error' | 'warning';
  readonly text: string;
  readonly cure: string | undefined;
  /** What its sentence prints; nothing is known of what the server refused on the last save. */
  readonly values?: FieldRefusal['values'];
}

/** The lines of a form: what they hold, what is said of them, and what may be done with them. */
export const useLines = (control: LinesControl, form: DocumentForm) => {
  const t = useTranslations('documents.lines');
  const words = useRuleWords();
  const { field } = control;
  const shown = linesIn(form.shown, field);
  const typed = linesIn(form.form.values, field);
  const kept = linesIn(form.form.base, field);
  const definition = form.family.lines?.[field];
  const isFull = shown.length >= control.max;
  /** How things stand when what was begun before comes to its end: a file that arrives, a removal that is taken back. */
  const latest = useRef({ shown, kept, form });
  useEffect(() => {
    latest.current = { shown, kept, form };
  });
  const [preferences, change] = usePreferences(linesRoute(form.family, field));
  const columns = placedColumns(control.columns, {
    chosen: preferences.columns,
    needs: definition?.needs ?? [],
    wrong: wrongColumns(form, field),
    unasked: unaskedColumns(
      control.columns,
      shown.map((_line, index) => `${field}.${index}`),
      form.unasked,
    ),
  });
  /** Typing changes the form's own lines; what the rules fill in follows, from facts that may still be on their way. */
  const put = (change: (now: FormLines) => FormLines) =>
    form.set((now) => ({ [field]: change(linesIn(now, field)) }));
  const cellName = (key: string, column: string): string => `${field}#${key}.${column}`;

  const begun = (): WireLine => {
    const { record } = latest.current.form;
    const above = latest.current.shown.at(-1);
    const copies = definition?.copies ?? [];
    return newLine(control, {
      ...Object.fromEntries(copies.map((column) => [column, above?.cells[column]])),
      ...definition?.fresh?.(record, linesOf(record, field)),
    });
  };

  /**
   * A line that was removed comes back where it stood; one that the server dropped meanwhile comes back as a new one,
   * without the file that went with it.
   */
  const restore = (line: WireLine, index: number) => {
    const isKept = latest.current.kept.some(({ id }) => id !== null && id === line.id);
    put((lines) => lines.toSpliced(index, 0, isKept ? line : asNew(line, lines)));
  };

  /** A line that the server no longer has, without the files that went with it: those that no other line shows. */
  const asNew = (line: WireLine, others: FormLines): WireLine => {
    const files = control.columns.flatMap((column) =>
      column.control.kind === 'file' ? column.control.field : [],
    );
    const gone = files.filter(
      (file) => !others.some(({ key, cells }) => key !== line.key && cells[file] === line.cells[file]),
    );
    return {
      ...line,
      id: null,
      cells: { ...line.cells, ...Object.fromEntries(gone.map((file) => [file, null])) },
    };
  };

  // A removal may be taken back while the server's word that it was stored is still on its way.
  const isDropped = ({ id }: WireLine): boolean => id !== null && !kept.some((each) => each.id === id);
  const dropped = typed.some(isDropped);
  useEffect(() => {
    if (dropped) put((lines) => lines.map((line) => (isDropped(line) ? asNew(line, lines) : line)));
  });

  return {
    control,
    form,
    definition,
    shown,
    typed,
    isFull,
    /** All columns in their order, with those that are not shown now. */
    columns,
    /** Shows these alone, beside those that may not be hidden; null is all. */
    choose: (fields: readonly string[] | null) =>
      change({ columns: keptChoice(fields, columns, preferences.columns) }),
    add: (): WireLine | undefined => {
      if (isFull) return undefined;
      const line = begun();
      put((now) => [...now, line]);
      return line;
    },
    /** New lines that begin with more than others do. */
    begin: (cells: readonly Readonly<Record<string, CellValue>>[]) => {
      const more = cells.map((each) => {
        const line = begun();
        return { ...line, cells: { ...line.cells, ...each } };
      });
      put((now) => [...now, ...more.slice(0, control.max - now.length)]);
    },
    /** A line as the rules complete it, with the cells that are not typed. */
    recordOf: (index: number): Line => linesOf(form.record, field)[index] ?? { id: null },
    /** Lines from elsewhere, after the others; as many as there is room for. */
    append: (cells: readonly Readonly<Record<string, CellValue>>[]): readonly string[] => {
      const more = cells.slice(0, control.max - typed.length).map((each) => newLine(control, each));
      put((now) => [...now, ...more]);
      return more.map(({ key }) => key);
    },
    set: (key: string, patch: Readonly<Record<string, CellValue>>) => put((now) => withCell(now, key, patch)),
    copy: (index: number) => {
      if (!isFull) put((now) => withCopy(now, index));
    },
    move: (from: number, to: number) => put((now) => withMoved(now, from, to)),
    remove: (index: number) => {
      const line = typed[index];
      if (!line) return;
      put((now) => now.toSpliced(index, 1));
      notify.undo(t('removed', { nth: index + 1 }), t('undo'), () => restore(line, index));
    },
    drop: (keys: readonly string[]) => put((now) => now.filter(({ key }) => !keys.includes(key))),
    touch: (key: string, column: string) => form.touch(cellName(key, column)),
    /** Findings on a line: refusals of the last save, else those of the rules; "required" only once a cell was left. */
    findings: (index: number, key: string): readonly LineFinding[] => {
      const place = `${field}.${index}`;
      const { state } = form.saving;
      const refused = Object.entries(state.kind === 'failed' ? state.fields : {}).flatMap(
        ([name, text]): LineFinding[] =>
          isOf(place, name) ? [{ column: columnOf(place, name), tone: 'error', text, cure: undefined }] : [],
      );
      const found = (findings: readonly FieldRefusal[], tone: LineFinding['tone']): LineFinding[] =>
        findings.flatMap((each) => {
          const column = columnOf(place, each.field);
          const waits =
            each.code === 'field/required' &&
            column !== undefined &&
            !form.touched.has(cellName(key, column));
          if (!isOf(place, each.field) || waits || refused.some((other) => other.column === column))
            return [];
          return [{ column, tone, text: words.field(each), cure: each.cure, values: each.values }];
        });
      return [...refused, ...found(form.refusals, 'error'), ...found(form.warnings, 'warning')];
    },
    /** What is said of the lines as a whole. */
    own: (): string | undefined => {
      const { state } = form.saving;
      if (state.kind === 'failed' && state.fields[field] !== undefined) return state.fields[field];
      const refusal = form.refusals.find((each) => each.field === field && each.code !== 'field/required');
      return refusal && words.field(refusal);
    },
  };
};

export type Lines = ReturnType<typeof useLines>;

/** The columns that something stands against, in the form or by the last save. */
const wrongColumns = ({ refusals, saving }: DocumentForm, field: string): ReadonlySet<string> => {
  const { state } = saving;
  const refused = state.kind === 'failed' ? Object.keys(state.fields) : [];
  return new Set(
    [...refused, ...refusals.map((each) => each.field)].flatMap((name) => {
      const [lines, , column] = name.split('.');
      return lines === field && column !== undefined ? [column] : [];
    }),
  );
};

const isOf = (place: string, name: string): boolean => name === place || name.startsWith(`${place}.`);
const columnOf = (place: string, name: string): string | undefined =>
  name === place ? undefined : name.slice(place.length + 1);
