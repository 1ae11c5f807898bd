'use client';
import { useTranslations } from 'next-intl';
import type { LineProps } from '../../documents/form/slots.ts';
import { FileCell } from '../../documents/lines/file-cell.tsx';
import { WarningTag } from '../../ui/tag.tsx';

/** The receipt of a line; without one a reader sees that there is none, or that none is wanted. */
export const ReceiptCell = ({ form, lines, line, index }: LineProps) => {
  const t = useTranslations('families.expense.screen');
  const { file_id, expense_type_id } = line.cells;
  if (form.canEdit || (file_id ?? null) !== null)
    return <FileCell lines={lines} line={line} index={index} field="file_id" />;
  const type = form.facts.spending?.types.find(({ id }) => id === expense_type_id);
  return type?.receipt === false ? (
    <span className="text-sm text-ink-3">{t('no_receipt_wanted')}</span>
  ) : (
    <WarningTag>{t('no_receipt')}</WarningTag>
  );
};
