'use client';
import { useTranslations } from 'next-intl';
import type { Prepared } from '../../lib/rpc/signing.ts';
import { Note } from '../ui/banner.tsx';
import { Folded } from '../ui/folded.tsx';

/** Of one document: more are folded, so that what a signature means stays in sight. */
const SHOWN = 3;

/** Before it is signed: the signs that stand on a printed form as numbers, and where. Nothing where there is none. */
export const UnprintedNote = ({ documents }: { documents: readonly Prepared[] }) => {
  const t = useTranslations('signing.unprinted');
  const told = documents.filter(({ unprinted }) => unprinted.length > 0);
  if (told.length === 0) return null;
  return (
    <Note tone="warning" title={t('title')}>
      <p className="text-sm">{t('text')}</p>
      {told.map(({ document_id, file, unprinted }) => (
        <div key={document_id} className="mt-2 text-sm">
          {documents.length > 1 && (
            <bdi className="block font-medium wrap-anywhere">{file.original_name}</bdi>
          )}
          <ul className="list-disc pl-5">{unprinted.slice(0, SHOWN).map(lineOf)}</ul>
          {unprinted.length > SHOWN && (
            <Folded label={t('more', { count: unprinted.length - SHOWN })}>
              {unprinted.slice(SHOWN).map(lineOf)}
            </Folded>
          )}
        </div>
      ))}
    </Note>
  );
};

const lineOf = ({ sign, printed, around }: Prepared['unprinted'][number]) => (
  <li key={`${sign} ${around}`} className="wrap-anywhere">
    <bdi>{sign}</bdi> → <code>{printed}</code>: <bdi lang="ru">{around}</bdi>
  </li>
);
