'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { linesOfForm } from '../../../lib/documents/form.ts';
import type { ToldLine } from '../../../lib/documents/merge-told.ts';
import type { MergedLines } from '../form/merged.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { LineName } from '../lines/line-name.tsx';
import { useLineWords } from '../lines/use-line-words.ts';

interface ToldLinesProps {
  form: DocumentForm;
  field: string;
  told: MergedLines;
  /** What stands above them. */
  children?: ReactNode;
}

/** What was taken of lines without a choice, one by one. */
export const ToldLines = ({ form, field, told, children }: ToldLinesProps) => {
  const t = useTranslations('documents.conflict');
  const label = useLineWords(form.family.object_id, field);
  const control = linesOfForm(form.family.form).find((each) => each.field === field);
  if (!control || (told.lines.length === 0 && !told.isMoved)) return null;
  const columns = control.columns.map((column) => column.control.field);
  const fieldsOf = ({ fields }: ToldLine) => {
    const shown = columns.filter((column) => fields.includes(column));
    return (shown.length > 0 ? shown : fields).map((column) => label(column).toLocaleLowerCase()).join(', ');
  };
  return (
    <>
      {children && <p className="mt-3 text-sm font-medium">{children}</p>}
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5 text-sm">
        {told.lines.map((each) => (
          <li key={each.key}>
            <LineName form={form} control={control} line={each.line} index={each.nth - 1} />
            {': '}
            {each.deed === 'changed'
              ? t(each.isBoth ? 'told.changed_both' : 'told.changed', { fields: fieldsOf(each) })
              : t(`told.${each.deed}`)}
          </li>
        ))}
        {told.isMoved && <li>{t('told.moved')}</li>}
      </ul>
    </>
  );
};
