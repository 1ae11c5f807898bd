'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { Pager } from '../../lists/pager.tsx';
import { Chip, ChipGroup } from '../../ui/chip.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import type { ShownVerdict } from './import-calls.ts';
import { LOOK, OUTCOMES, type Shown, shownOf } from './import-outcomes.ts';
import { ImportRow } from './import-row.tsx';

const ROWS = 50;

/** Every line of a file with what becomes of it, a page at a time: first those that need attention. */
export const ImportPreview = ({ verdicts }: { verdicts: readonly ShownVerdict[] }) => {
  const t = useTranslations('users.import');
  const days = useDays();
  const [shown, setShown] = useState<Shown>(shownOf(verdicts, 'attention').length > 0 ? 'attention' : 'all');
  const [{ page, size }, setPages] = useState({ page: 1, size: ROWS });
  const lines = shownOf(verdicts, shown);
  const rows = lines.slice((page - 1) * size, page * size);
  const cell = 'px-3 py-2 text-left align-top font-medium';
  const chip = (each: Shown) => {
    const count = shownOf(verdicts, each).length;
    return (
      (count > 0 || each === shown) && (
        <Chip
          key={each}
          on={shown === each}
          aria-pressed={shown === each}
          icon={each === 'all' || each === 'attention' ? undefined : LOOK[each][0]}
          onClick={() => {
            setShown(each);
            setPages({ page: 1, size });
          }}
        >
          {t(each === 'all' ? 'all_outcomes' : each, { count: days.number(count) })}
        </Chip>
      )
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <ChipGroup label={t('filter')}>{(['attention', ...OUTCOMES, 'all'] as const).map(chip)}</ChipGroup>
      <div className="rounded-panel border border-line">
        <ScrollRegion aria-label={t('preview')} className="overflow-auto tablet:max-h-[44dvh]">
          <table className="w-full border-collapse">
            <caption className="sr-only">{t('preview')}</caption>
            <thead className="bg-sunken text-sm text-ink-2">
              <tr>
                <th scope="col" className={`${cell} w-16`}>
                  {t('row')}
                </th>
                <th scope="col" className={`${cell} w-1/3 max-tablet:w-auto`}>
                  {t('person')}
                </th>
                <th scope="col" className={`${cell} max-tablet:hidden`}>
                  {t('result')}
                </th>
                <th scope="col" className={`${cell} max-tablet:hidden`}>
                  {t('reason')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map((each) => (
                <ImportRow key={each.row} verdict={each} />
              ))}
            </tbody>
          </table>
          {rows.length === 0 && <p className="p-4 text-ink-2">{t('none')}</p>}
        </ScrollRegion>
        {lines.length > ROWS && (
          <Pager
            page={page}
            first={(page - 1) * size + 1}
            busy={false}
            size={size}
            standard={ROWS}
            shown={rows.length}
            total={lines.length}
            totalExact
            onPage={(next) => setPages({ page: next, size })}
            onSize={(next) => setPages({ page: 1, size: next })}
          />
        )}
      </div>
    </div>
  );
};
