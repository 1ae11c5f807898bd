'use client';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { dayKind } from '../../../lib/calendar/calendar.ts';
import { perDiemOfTrip } from '../../../lib/documents/families/btrip/rules.ts';
import { addDays, type Day, daysBetween, eachDay, weekday } from '../../../lib/kernel/day.ts';
import { DAY_GROUND } from '../../calendar/day-look.ts';
import { DayMark } from '../../calendar/day-mark.tsx';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { AbsenceBar } from '../../ribbon/absence-bar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { type LegBar, legBars } from './leg-bars.ts';

/** Longer trips are shown by their legs alone. */
const LONGEST_DAYS = 45;

/** The days of a trip, from the Monday before to the Friday after, and its legs on them. */
export const LegRibbon = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.btrip.screen');
  const formats = useDays();
  const locale = useAppLocale();
  const { start_date: start, end_date: end } = form.record;
  if (!start || !end || end < start || daysBetween(start, end) > LONGEST_DAYS) return null;
  const { calendar } = form.situation;
  const first = addDays(start, 1 - weekday(start));
  const last = addDays(end, Math.max(0, 5 - weekday(end)));
  const days = eachDay(first, last);
  const bars = legBars(form.record, form.facts.trip_rates, locale);
  const counted = perDiemOfTrip(form.record, { ...form.facts, parameters: form.situation.parameters });
  const isMissing = (day: Day) =>
    bars.length > 0 &&
    counted.parts.some((part) => part.kind === 'none' && part.first <= day && day <= part.last);
  return (
    <div className="w-full min-w-0">
      <h2 className="sr-only">{t('ribbon')}</h2>
      <ScrollRegion aria-label={t('ribbon')} className="overflow-x-auto">
        <div
          aria-hidden
          className="grid min-w-fit text-sm"
          style={{ gridTemplateColumns: `repeat(${days.length}, minmax(2.5rem, 1fr))` }}
        >
          {days.map((day) => {
            const kind = dayKind(day, calendar);
            return (
              <span
                key={day}
                className={classNames(
                  'relative flex flex-col items-center border-b border-line pt-2 pb-1.5 leading-4 text-ink-2',
                  DAY_GROUND[kind],
                )}
              >
                <DayMark kind={kind} place="above" />
                <small className="text-xs">{formats.weekday(day)}</small>
                {Number(day.slice(8))}
              </span>
            );
          })}
          <div className="relative col-span-full grid h-11 grid-cols-subgrid border-b border-line">
            {days.map((day, index) => (
              <span
                key={day}
                style={{ gridColumn: index + 1 }}
                className={classNames(
                  'row-start-1 grid place-items-center border-l border-line text-error-ink first:border-l-transparent',
                  DAY_GROUND[dayKind(day, calendar)],
                  isMissing(day) && 'border border-dashed border-error-mark bg-error-soft',
                )}
              >
                {isMissing(day) && <Icon of={CircleAlert} size={14} />}
              </span>
            ))}
            {bars.map((bar) => (
              <Bar key={`${bar.kind} ${bar.leg}`} bar={bar} first={first} />
            ))}
          </div>
        </div>
      </ScrollRegion>
    </div>
  );
};

const Bar = ({ bar, first }: { bar: LegBar; first: Day }) => {
  const t = useTranslations('families.btrip.screen');
  const from = daysBetween(first, bar.first) + 1;
  const to = daysBetween(first, bar.last) + 2;
  if (bar.kind === 'weekend')
    return (
      <span
        style={{ gridColumn: `${from} / ${to}` }}
        className="z-1 row-start-1 mx-0.5 grid h-[26px] place-items-center self-center truncate rounded-tag border border-dashed border-(--abs-trip-edge) bg-surface text-xs text-ink-2"
      >
        {t('staying')}
      </span>
    );
  return (
    <AbsenceBar kind="trip" pending narrow={to - from === 1} column={`${from} / ${to}`}>
      {to - from > 2 ? `${bar.leg} ${bar.place}` : String(bar.leg)}
    </AbsenceBar>
  );
};
