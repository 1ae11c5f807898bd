'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { weekWalk } from '../../lib/board/walks.ts';
import type { Calendar } from '../../lib/calendar/calendar.ts';
import { countDays } from '../../lib/calendar/day-count.ts';
import type { Marking } from '../../lib/calendar/day-edit.ts';
import { type Day, yearOf } from '../../lib/kernel/day.ts';
import { firstOf, lastOf, type Month, monthOf } from '../../lib/kernel/month.ts';
import { MonthGrid } from '../board/month-grid.tsx';
import { useRoving } from '../board/use-roving.ts';
import { useDays } from '../calendar/use-days.ts';
import { OFFERED_MARKINGS } from './offered-markings.ts';
import { type DrawnDays, dayAt } from './use-day-range.ts';

interface YearMonthsProps {
  year: number;
  calendar: Calendar;
  /** Days that are not saved yet. */
  changed: ReadonlySet<Day>;
  drawn: DrawnDays;
  onMark: (type: Marking) => void;
}

/**
 * The twelve months of a year, walked by keys as one: arrows, Home, End, PgUp, PgDn; with Shift they choose; the digits mark
 * what is chosen, Esc lets it go.
 */
export const YearMonths = ({ year, calendar, changed, drawn, onMark }: YearMonthsProps) => {
  const t = useTranslations('year');
  const formats = useDays();
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Day>(formats.today);
  const focused = yearOf(stop) === year ? stop : `${year}-01-01`;
  const roving = useRoving({
    region: root,
    place: focused,
    addressOf,
    walk: weekWalk(formats.today, { first: `${year}-01-01`, last: `${year}-12-31` }),
    onMove: setStop,
  });
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const type = OFFERED_MARKINGS[DIGITS.indexOf(event.code)];
    if (type && !event.shiftKey) return onMark(type);
    if (event.key === 'Escape') return drawn.clear();
    const from = dayAt(event.target) ?? focused;
    const to = roving.onKeyDown(event, from);
    if (to && event.shiftKey) drawn.extend(from, to);
  };
  const days = {
    calendar,
    range: drawn.range,
    hover: null,
    focused,
    today: formats.today,
    changed,
    blocked: () => undefined,
    onRefuse: () => {},
    onHover: drawn.onHover,
    onPick: (day: Day) => {
      setStop(day);
      drawn.onPick(day);
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the pointer belong to the grids inside
    <div
      ref={root}
      onKeyDown={press}
      onPointerDown={drawn.onPointerDown}
      className="grid grid-cols-[repeat(auto-fill,minmax(calc(var(--day)*7),1fr))] gap-x-6 gap-y-6 select-none [--day:32px] touch:[--day:44px] max-tablet:grid-cols-1"
    >
      {monthsOf(year).map((month) => (
        <div key={month} className="min-w-0">
          <div className="mb-1 flex items-baseline justify-between gap-2 tablet:max-w-[calc(var(--day)*7)]">
            <h2 className="text-base first-letter:uppercase">{formats.month(month)}</h2>
            <span className="text-sm whitespace-nowrap text-ink-2">
              {t('working', { count: countDays(firstOf(month), lastOf(month), calendar) })}
            </span>
          </div>
          <MonthGrid month={month} {...days} />
        </div>
      ))}
    </div>
  );
};

const DIGITS = ['Digit1', 'Digit2', 'Digit3', 'Digit4'];

const monthsOf = (year: number): Month[] =>
  Array.from({ length: 12 }, (_, index) => monthOf(`${year}-${String(index + 1).padStart(2, '0')}-01`));

const addressOf = (day: Day): string => `[data-day="${day}"]`;
