'use client';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { boardDays, columnsOf, gridColumn, type Period } from '../../../lib/board/scale.ts';
import { perDiemOfTrip } from '../../../lib/documents/families/btrip/rules.ts';
import { addDays, type Day, daysBetween, mondayOf, weekday } from '../../../lib/kernel/day.ts';
import { AbsenceBar } from '../../board/absence-bar.tsx';
import { DayBoard, DayRow } from '../../board/day-board.tsx';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { type LegBar, legBars } from './leg-bars.ts';

/** Longer trips are shown by their legs alone. */
const LONGEST_DAYS = 45;
const WIDTHS = { day: '2.5rem' };

/** The days of a trip, from the Monday before to the Friday after, and its legs on them. */
export const LegRibbon = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.btrip.screen');
  const locale = useAppLocale();
  const { start_date: start, end_date: end } = form.record;
  if (!start || !end || end < start || daysBetween(start, end) > LONGEST_DAYS) return null;
  const { calendar } = form.situation;
  const period = {
    first: mondayOf(start),
    last: addDays(end, Math.max(0, 5 - weekday(end))),
  };
  const days = boardDays(period, calendar);
  const bars = legBars(form.record, form.facts.trip_rates, locale);
  const counted = perDiemOfTrip(form.record, { ...form.facts, parameters: form.situation.parameters });
  const isMissing = (day: Day) =>
    bars.length > 0 &&
    counted.parts.some((part) => part.kind === 'none' && part.first <= day && day <= part.last);
  return (
    <div className="w-full min-w-0">
      <h2 className="sr-only">{t('ribbon')}</h2>
      <ScrollRegion aria-label={t('ribbon')} className="overflow-x-auto">
        <DayBoard aria-hidden days={days} widths={WIDTHS}>
          <DayRow days={days} height="h-11">
            {days.map(({ day }, index) =>
              isMissing(day) ? (
                <span
                  key={day}
                  style={{ gridColumn: index + 1 }}
                  className="row-start-1 grid place-items-center border border-dashed border-error-mark bg-error-soft text-error-ink"
                >
                  <Icon of={CircleAlert} size={14} />
                </span>
              ) : null,
            )}
            {bars.map((bar) => (
              <Bar key={`${bar.kind} ${bar.leg}`} bar={bar} period={period} />
            ))}
          </DayRow>
        </DayBoard>
      </ScrollRegion>
    </div>
  );
};

const Bar = ({ bar, period }: { bar: LegBar; period: Period }) => {
  const t = useTranslations('families.btrip.screen');
  const columns = columnsOf(bar, period);
  if (!columns) return null;
  const days = columns.to - columns.from;
  if (bar.kind === 'weekend')
    return (
      <span
        style={{ gridColumn: gridColumn(columns) }}
        className="z-1 row-start-1 mx-0.5 grid h-[26px] place-items-center self-center truncate rounded-tag border border-dashed border-(--abs-trip-edge) bg-surface text-xs text-ink-2"
      >
        {t('staying')}
      </span>
    );
  return (
    <AbsenceBar kind="trip" pending narrow={days === 1} column={gridColumn(columns)}>
      {days > 2 ? `${bar.leg} ${bar.place}` : String(bar.leg)}
    </AbsenceBar>
  );
};
