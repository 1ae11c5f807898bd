'use client';
import { useTranslations } from 'next-intl';
import { placed } from '../../../lib/board/axis.ts';
import { useDays } from '../../calendar/use-days.ts';
import { classNames } from '../../ui/class-names.ts';
import { PLAN_COLUMNS } from './plan-row.tsx';
import type { normsKept, PlanWeek } from './review.ts';
import type { YearScale } from './year-scale.ts';

const HIGH_PX = 27;

/** How many are away at once, week by week, and the norm they are held to. */
export const CoverageFoot = ({
  weeks,
  scale,
  norm,
  kept,
}: {
  weeks: readonly PlanWeek[];
  scale: YearScale;
  norm: number | null;
  kept: ReturnType<typeof normsKept>;
}) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const days = useDays();
  const most = Math.max(0, ...weeks.map(({ away }) => away));
  const over = weeks
    .filter(({ isOver }) => isOver)
    .map(({ from, to }) => days.range(scale.days[from] ?? '', scale.days[to] ?? ''));
  return (
    <div className={classNames(PLAN_COLUMNS, 'h-[52px] text-sm text-ink-2')}>
      <span>{t('by_weeks')}</span>
      <div
        role="img"
        aria-label={t('by_weeks_said', { most, over: over.length, weeks: over.join(', '), kept })}
        className="relative h-full"
      >
        {weeks.map(({ from, to, away, isOver }) => (
          <b
            key={from}
            className={classNames(
              'absolute bottom-2 rounded-t-[1px] border-r border-surface',
              isOver ? 'bg-warning-mark' : 'bg-primary-line',
            )}
            style={{
              ...placed(scale, from, to + 1),
              height: Math.max(1, Math.round((away / Math.max(1, most)) * HIGH_PX)),
            }}
          />
        ))}
      </div>
      <span>{t('up_to', { count: most })}</span>
      <span>
        {norm === null ? t(kept === 'none' ? 'norm_unset' : 'no_norm') : t('norm', { count: norm })}
      </span>
    </div>
  );
};
