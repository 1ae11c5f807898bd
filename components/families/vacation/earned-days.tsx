'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { Answered } from '../../shell/answered.tsx';
import { useLeaveDays } from './days/use-leave-days.ts';
import { WaitingDays } from './waiting-days.tsx';

/** The days of an employee who earns leave by month: today's, and what of them is promised or free. */
export const EarnedDays = () => {
  const t = useTranslations('documents.home');
  const days = useDays();
  const asked = useLeaveDays({ rows_per_page: 1 });
  const shown = (value: string): string => days.number(value).replace('-', '−');
  return (
    <Answered of={asked} pending={<WaitingDays />}>
      {({ sums }) => (
        <>
          <p className="flex items-baseline gap-2.5">
            <span className="text-num font-medium">{shown(sums.today)}</span>
            <span className="text-ink-2">{t('days_today', { count: Number(sums.today) })}</span>
          </p>
          <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
            <li>{t('planned', { days: shown(sums.planned) })}</li>
            {Number(sums.awaiting) > 0 && <li>{t('awaiting', { days: shown(sums.awaiting) })}</li>}
            {Number(sums.to_come) > 0 && <li>{t('to_come', { days: shown(sums.to_come) })}</li>}
            <li>
              {sums.free.startsWith('-')
                ? t('short', { days: shown(sums.free.replace('-', '')), day: days.day(sums.free_on) })
                : t('free', { days: shown(sums.free) })}
            </li>
          </ul>
        </>
      )}
    </Answered>
  );
};
