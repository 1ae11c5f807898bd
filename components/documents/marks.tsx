import { useTranslations } from 'next-intl';
import { marksOf } from '../../lib/documents/marks.ts';
import type { DocumentRow } from './document-row.ts';

const CHIP =
  'inline-flex h-6 max-w-48 items-center rounded-tag border border-line-strong bg-sunken px-2 text-sm text-ink-2';

/**
 * That another document stands in its place, and the marks a step has left on a document, a chip each; one that an
 * administrator invented says itself.
 */
export const Marks = ({
  row,
}: {
  row: Pick<DocumentRow, 'indicators'> & { readonly replaced?: unknown };
}) => {
  const t = useTranslations('documents.marks');
  const marks = marksOf(row.indicators);
  const replaced = row.replaced === '1';
  if (marks.length === 0 && !replaced) return null;
  return (
    <ul aria-label={t('label')} className="inline-flex flex-wrap gap-1">
      {replaced && <li className={CHIP}>{t('replaced')}</li>}
      {marks.map((mark) => {
        const [key = mark] = mark.split('=');
        return (
          <li key={mark} className={CHIP}>
            <bdi className="truncate">{/^[a-z_]+$/.test(key) && t.has(key) ? t(key) : mark}</bdi>
          </li>
        );
      })}
    </ul>
  );
};
