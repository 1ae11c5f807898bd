'use client';
import { useTranslations } from 'next-intl';
import type { PublishedRow } from '../paper-rows.ts';

/** How many have confirmed and declined, of how many; a line of two inks and the words for it. */
export const AnswersBar = ({ row }: { row: Pick<PublishedRow, 'people' | 'confirmed' | 'declined'> }) => {
  const t = useTranslations('papers.list');
  const { people, confirmed, declined } = row;
  if (people === 0) return <p className="text-sm text-warning-ink">{t('nobody')}</p>;
  const share = (count: number) => `${(count / people) * 100}%`;
  return (
    <div className="min-w-0">
      <p className="text-sm text-ink-2">
        {t('answers', { confirmed, people })}
        {declined > 0 && <span className="text-error-ink"> · {t('declined', { count: declined })}</span>}
      </p>
      <div aria-hidden className="mt-1 flex h-2 overflow-hidden rounded-full border border-line bg-sunken">
        <span className="bg-primary" style={{ width: share(confirmed) }} />
        <span className="bg-error-solid" style={{ width: share(declined) }} />
      </div>
    </div>
  );
};
