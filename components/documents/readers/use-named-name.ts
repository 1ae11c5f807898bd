import type { LinesControl } from '../../../lib/documents/form.ts';
import { DEPARTMENT, PERSON } from '../../../lib/documents/named-readers.ts';
import type { MayBeNamed } from '../../../lib/rpc/reading.ts';
import { useNames } from '../../people/use-names.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { cellsOf, keyOfNamed } from './named.ts';

const NOBODY: readonly MayBeNamed[] = [];

/** The name in a line of recipients, in the reader's language: from the document, or as it was just found. */
export const useNamedName = (
  { row }: DocumentForm,
  { field }: LinesControl,
  found: readonly MayBeNamed[] = NOBODY,
): ((cells: Readonly<Record<string, unknown>>) => string) => {
  const names = useNames();
  const lines: unknown = row?.[field];
  const known = new Map([
    ...found.map((each) => {
      const name =
        each.employee_id === null ? names.of(each, 'department') : names.full(each.name, each.name_eng);
      return [keyOfNamed(cellsOf(each)), name] as const;
    }),
    ...(Array.isArray(lines) ? lines : []).map(
      (line: Readonly<Record<string, unknown>>) =>
        [keyOfNamed(line), names.of(line, line[PERSON] ? 'employee_name' : 'department')] as const,
    ),
  ]);
  return (cells) => known.get(keyOfNamed(cells)) ?? String(cells[DEPARTMENT] ?? '');
};
