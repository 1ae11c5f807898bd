'use client';
import { useTranslations } from 'next-intl';
import { ColumnsMenu } from '../columns-menu.tsx';
import { useLineWords } from './use-line-words.ts';
import type { Lines } from './use-lines.ts';

/** Which columns of the lines are shown; not offered where none may be hidden. */
export const LinesColumns = ({ lines }: { lines: Lines }) => {
  const t = useTranslations('documents.choose_columns');
  const label = useLineWords(lines.form.family.object_id, lines.control.field);
  const offered = lines.columns.filter(({ isAsked }) => isAsked);
  if (offered.every(({ why }) => why === 'needed')) return null;
  return (
    <ColumnsMenu
      className="max-tablet:hidden"
      columns={offered.map(({ control, isShown, why }) => ({
        key: control.field,
        title: label(control.field),
        isShown,
        why: why && t(why),
      }))}
      onChoose={lines.choose}
    />
  );
};
