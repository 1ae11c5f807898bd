'use client';
import { useTranslations } from 'next-intl';
import type { Why } from '../../../lib/rpc/why.ts';
import { isHeld } from '../../../lib/workflow/stays.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useStatusWord } from '../use-status-word.ts';

/** How many working days a document stood in each status, and who moved it on; at rest it has no holder. */
export const HeldTimes = ({ object_id, why }: { object_id: string; why: Why }) => {
  const t = useTranslations('why');
  const holders = useTranslations('documents.holder.role');
  const statusWord = useStatusWord();
  const isAtRest = why.steps.every(({ reject }) => reject);
  const stays = why.stays.filter(({ role }) => role !== null || !isAtRest);
  if (stays.length === 0) return null;
  return (
    <div>
      <h3>{t('held')}</h3>
      <p className="mt-1 text-sm text-ink-2">{t('norm', { days: why.norm_workdays })}</p>
      <ScrollRegion aria-label={t('held')} className="mt-2 overflow-x-auto">
        <table className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('stay.status')}</th>
              <th scope="col">{t('stay.who')}</th>
              <th scope="col">{t('stay.days')}</th>
            </tr>
          </thead>
          <tbody>
            {stays.map((stay, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a document may come to one status again
              <tr key={index} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  {statusWord(stay, object_id)}
                </th>
                <td className="py-1.5 pr-4 text-ink-2">
                  {stay.role === null ? t('now') : holders(stay.role)}
                </td>
                <td
                  className={`py-1.5 text-right whitespace-nowrap ${isHeld(stay) && stay.workdays > why.norm_workdays ? 'text-warning-ink' : ''}`}
                >
                  {t('days', { days: stay.workdays })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
};
