import { useTranslations } from 'next-intl';
import { marksOf, type SaidMark } from '../../lib/documents/marks.ts';
import { classNames } from '../ui/class-names.ts';
import type { DocumentRow } from './document-row.ts';

const CHIP = 'inline-flex h-6 items-center rounded-tag border px-2 text-sm';
const PLAIN = 'max-w-48 border-line-strong bg-sunken text-ink-2';
const WARNING = 'max-w-full border-warning-line bg-warning-soft text-warning-ink';

/**
 * That another document stands in its place, what its family says of it, and the marks a step has left on a document, a chip
 * each; one that an administrator invented says itself.
 */
export const Marks = ({
  row,
}: {
  row: Pick<DocumentRow, 'object_id' | 'indicators' | 'marks'> & { readonly replaced?: unknown };
}) => {
  const t = useTranslations('documents.marks');
  const said = useSaidMark(row.object_id);
  const marks = marksOf(row.indicators);
  const replaced = row.replaced === '1';
  const own = row.marks ?? [];
  if (marks.length === 0 && own.length === 0 && !replaced) return null;
  return (
    <ul aria-label={t('label')} className="inline-flex max-w-full flex-wrap gap-1">
      {replaced && <li className={classNames(CHIP, PLAIN)}>{t('replaced')}</li>}
      {own.map((mark) => (
        <li key={mark.code} className={classNames(CHIP, mark.reason ? WARNING : PLAIN)} title={said(mark)}>
          <span className="truncate">{said(mark)}</span>
        </li>
      ))}
      {marks.map((mark) => {
        const [key = mark] = mark.split('=');
        return (
          <li key={mark} className={classNames(CHIP, PLAIN)}>
            <bdi className="truncate">{/^[a-z_]+$/.test(key) && t.has(key) ? t(key) : mark}</bdi>
          </li>
        );
      })}
    </ul>
  );
};

/** What a family says of a document, in its words. */
const useSaidMark = (object_id: string) => {
  const families = useTranslations('families');
  return ({ code, reason }: SaidMark) => families(`${object_id}.marks.${code}`, { reason: reason ?? '' });
};
