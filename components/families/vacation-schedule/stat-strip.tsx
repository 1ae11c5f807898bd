'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import type { normsKept, PlanWeek, sumsOf } from './review.ts';
import type { YearScale } from './year-scale.ts';

interface StatStripProps {
  sums: ReturnType<typeof sumsOf>;
  weeks: readonly PlanWeek[];
  scale: YearScale;
  norm: number | null;
  kept: ReturnType<typeof normsKept>;
}

/** How far the schedule has come, in four numbers. */
export const StatStrip = ({ sums, weeks, scale, norm, kept }: StatStripProps) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const days = useDays();
  const of = (part: number, whole: number) => t('of', { part: days.number(part), whole: days.number(whole) });
  const over = weeks.filter(({ isOver }) => isOver);
  const [first] = over;
  const range = first && days.range(scale.days[first.from] ?? '', scale.days[first.to] ?? '');
  return (
    <Panel
      aria-label={t('stat.label')}
      className="mb-4 grid grid-cols-4 max-desk:grid-cols-2 [&>div]:border-line max-desk:[&>div:nth-child(n+3)]:border-t [&>div:not(:first-child)]:border-l max-desk:[&>div:nth-child(3)]:border-l-0"
    >
      <Stat title={t('stat.planned')} value={of(sums.planned, sums.people)}>
        <Meter part={sums.planned} whole={sums.people} />
      </Stat>
      <Stat title={t('stat.fine')} value={of(sums.fine, sums.people)}>
        <Meter part={sums.fine} whole={sums.people} />
      </Stat>
      <Stat title={t('stat.days')} value={of(sums.days, sums.limit)}>
        <Meter part={sums.days} whole={sums.limit} />
      </Stat>
      <Stat
        title={norm === null ? t('stat.over_any') : t('stat.over', { count: norm })}
        value={t('stat.weeks', { count: over.length })}
        isWarning={over.length > 0}
      >
        <span className="text-sm text-ink-2">
          {range ? t('stat.when', { range, more: over.length - 1 }) : t('stat.never', { kept })}
        </span>
      </Stat>
    </Panel>
  );
};

/** The same as the number above it, for the eye alone. */
const Meter = ({ part, whole }: { part: number; whole: number }) => (
  <span aria-hidden className="h-2 w-full overflow-hidden rounded-full border border-line bg-sunken">
    <span
      className="block h-full bg-primary"
      style={{ width: `${Math.min(100, Math.round((part / Math.max(1, whole)) * 100))}%` }}
    />
  </span>
);

const Stat = ({
  title,
  value,
  isWarning = false,
  children,
}: {
  title: string;
  value: string;
  isWarning?: boolean;
  children: ReactNode;
}) => (
  <div className="min-w-0 px-5 py-3.5 max-tablet:px-4">
    <span className="text-sm text-ink-2">{title}</span>
    <b
      className={classNames(
        'block text-[1.375rem] leading-7 font-medium tracking-tight tabular-nums',
        isWarning && 'text-warning-ink',
      )}
    >
      {value}
    </b>
    <div className="mt-1 flex min-h-4 items-center">{children}</div>
  </div>
);
