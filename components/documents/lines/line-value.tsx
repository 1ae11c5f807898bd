'use client';
import { useTranslations } from 'next-intl';
import type { FieldControl } from '../../../lib/documents/form.ts';
import type { MergingLine } from '../../../lib/documents/merge-lines.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { CellText } from './cell-text.tsx';

interface LineValueProps {
  form: DocumentForm;
  column: FieldControl;
  line: MergingLine;
}

/** What a line says in a column, wherever it is told of; a file by its name. */
export const LineValue = ({ form, column, line }: LineValueProps) => {
  const t = useTranslations('documents.lines');
  const value = line.cells[column.field] ?? null;
  if (column.kind !== 'file' || value === null)
    return <CellText object_id={form.family.object_id} control={column} value={value} />;
  return form.files.rows.find(({ id }) => id === value)?.original_name ?? t('file_attached');
};
