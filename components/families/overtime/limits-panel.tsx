'use client';
import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Day } from '../../../lib/kernel/day.ts';
import { hoursOf } from '../../../lib/overtime/hours.ts';
import type { LimitSaid } from '../../../lib/overtime/limits-in-force.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';

/** The limits in force on a day, each with where it comes from, and what of the work they leave out. */
export const LimitsPanel = ({
  day,
  said,
  off,
  rest,
}: {
  day: Day;
  said: readonly LimitSaid[];
  /** Minutes on days off. */
  off: number;
  /** The least minutes between two shifts, where they are in use. */
  rest: number | undefined;
}) => {
  const t = useTranslations('families.overtime.screen');
  const days = useDays();
  return (
    <Panel aria-labelledby="overtime-norms">
      <PanelHead id="overtime-norms" title={t('norms', { day: days.day(day) })} />
      <PanelBody>
        <dl className="divide-y divide-line">
          {said.map(({ limit, minutes, date_from }) => (
            <Line
              key={limit}
              title={t(`norm_${limit}`)}
              from={
                minutes === null
                  ? t('norm_none_from')
                  : date_from === null
                    ? t('norm_company')
                    : t('norm_law', { day: days.day(date_from) })
              }
              value={
                minutes === null ? t('norm_none') : t('hours_short', { hours: days.number(hoursOf(minutes)) })
              }
            />
          ))}
          {rest !== undefined && (
            <Line
              title={t('norm_rest')}
              from={t('norm_by_shift')}
              value={t('hours_short', { hours: days.number(hoursOf(rest)) })}
            />
          )}
        </dl>
        {off > 0 && (
          <p className="mt-2 flex gap-2 text-sm text-ink-2">
            <Icon of={Info} size={16} className="mt-0.5 flex-none" />
            <span>{t('norms_off', { hours: days.number(hoursOf(off)), count: off / 60 })}</span>
          </p>
        )}
      </PanelBody>
    </Panel>
  );
};

const Line = ({ title, from, value }: { title: string; from: string; value: string }) => (
  <div className="flex items-start gap-3 py-2.5">
    <dt className="min-w-0 flex-1">
      {title}
      <span className="block text-sm text-ink-2">{from}</span>
    </dt>
    <dd className="font-medium whitespace-nowrap">{value}</dd>
  </div>
);
