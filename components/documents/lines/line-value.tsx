'use client';
import { useTranslations } from 'next-intl';
import type { FieldControl } from '../../../lib/documents/form.ts';
import type { WireLine } from '../../../lib/documents/lines.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { CellText } from './cell-text.tsx';
import { useToldCell } from './use-told-cell.ts';

interface LineValueProps {
  form: DocumentForm;
  /** The field that the line is of. */
  lines: string;
  column: FieldControl;
  line: WireLine;
}

/** The value of a line in a column; a file by its name. */
export const LineValue = ({ form, lines, column, line }: LineValueProps) => {
  const t = useTranslations('documents.lines');
  const told = useToldCell(form, lines);
  const value = told(column, line.cells[column.field] ?? null);
  if (column.kind !== 'file' || value === null)
    return <CellText object_id={form.family.object_id} control={column} value={value} />;
  return form.files.rows.find(({ id }) => id === value)?.original_name ?? t('file_attached');
};
