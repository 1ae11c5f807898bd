'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { weekWalk } from '../../lib/board/walks.ts';
import type { Calendar } from '../../lib/calendar/calendar.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { type Month, monthOf, shiftMonth } from '../../lib/kernel/month.ts';
import { DayLegend } from '../calendar/day-legend.tsx';
import { useDays } from '../calendar/use-days.ts';
import { IconButton } from '../ui/button.tsx';
import { MonthGrid } from './month-grid.tsx';
import { type DayRange, pickDay } from './range-pick.ts';
import { useRoving } from './use-roving.ts';

interface RangeCalendarProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
  calendar: Calendar;
  today: Day;
  /** A day of the month it opens at, while nothing is picked. */
  opens: Day;
  blocked: (day: Day) => string | undefined;
}

/**
 * Two months (one on the phone) in which a range of days is picked by two clicks or by keys: arrows, PgUp and PgDn,
 * T for today, Enter to pick. The months follow the focus; they stay under a click, and begin with that of a first day that
 * came from elsewhere.
 */
export const RangeCalendar = ({ value, onChange, calendar, today, opens, blocked }: RangeCalendarProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ month: Month; start: Day | null; opens: Day }>(() => ({
    month: monthOf(value.start ?? opens),
    start: value.start,
    opens,
  }));
  const [focused, setFocused] = useState<Day>(value.start ?? opens);
  const [hover, setHover] = useState<Day | null>(null);
  const [refused, setRefused] = useState('');

  if (shown.start !== value.start || shown.opens !== opens) {
    const led = value.start ?? (shown.opens === opens ? undefined : opens);
    setShown({ month: led === undefined ? shown.month : monthOf(led), start: value.start, opens });
    if (led !== undefined) setFocused(led);
    setRefused('');
  }

  const hasRoomForTwo = (): boolean => {
    const second = grid.current?.lastElementChild;
    return second instanceof HTMLElement && second.offsetParent !== null;
  };
  const turn = (by: number) => {
    const month = shiftMonth(shown.month, by);
    setShown({ ...shown, month });
    setFocused(`${month}-01`);
  };
  const roving = useRoving({
    region: grid,
    place: focused,
    addressOf,
    walk: weekWalk(today),
    onMove: (day) => {
      setFocused(day);
      setHover(day);
      const more = hasRoomForTwo() ? 1 : 0;
      if (monthOf(day) < shown.month) setShown({ ...shown, month: monthOf(day) });
      else if (monthOf(day) > shiftMonth(shown.month, more))
        setShown({ ...shown, month: shiftMonth(monthOf(day), -more) });
    },
  });
  const pick = (day: Day) => {
    setFocused(day);
    setRefused('');
    const range = pickDay(value, day);
    setShown({ ...shown, start: range.start });
    onChange(range);
  };
  const days = {
    calendar,
    range: value,
    hover: value.end === null ? hover : null,
    today,
    blocked,
    onPick: pick,
    onRefuse: setRefused,
    onHover: setHover,
  };

  return (
    <div className="@container flex flex-col gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the grids inside */}
      <div
        ref={grid}
        onKeyDown={(event) => roving.onKeyDown(event)}
        onPointerLeave={() => setHover(null)}
        className="flex flex-wrap gap-x-6 gap-y-4"
      >
        <MonthPane
          month={shown.month}
          days={days}
          focused={focused}
          onBack={() => turn(-1)}
          onForth={() => turn(1)}
          first
        />
        <div className="@max-[528px]:hidden">
          <MonthPane
            month={shiftMonth(shown.month, 1)}
            days={days}
            focused={focused}
            onForth={() => turn(1)}
          />
        </div>
      </div>
      <p role="status" className="text-sm text-warning-ink empty:sr-only">
        {refused}
      </p>
      <DayLegend />
    </div>
  );
};

const addressOf = (day: Day): string => `[data-day="${day}"]`;

interface MonthPaneProps {
  month: Month;
  focused: Day;
  days: Omit<Parameters<typeof MonthGrid>[0], 'month' | 'focused'>;
  onBack?: () => void;
  onForth: () => void;
  first?: boolean;
}

const MonthPane = ({ month, focused, days, onBack, onForth, first = false }: MonthPaneProps) => {
  const t = useTranslations('documents.calendar');
  const formats = useDays();
  const tabStop =
    monthOf(focused) === month ? focused : first && monthOf(focused) < month ? `${month}-01` : focused;
  return (
    <div className="max-tablet:w-full">
      <div className="flex h-8 items-center justify-between pl-1.5 touch:h-12">
        <span aria-live="polite" className="font-semibold">
          {formats.month(month)}
        </span>
        <span className="flex gap-1">
          {onBack && <IconButton size="sm" icon={ChevronLeft} label={t('previous_month')} onClick={onBack} />}
          <IconButton
            size="sm"
            icon={ChevronRight}
            label={t('next_month')}
            onClick={onForth}
            className={first ? '@min-[528px]:hidden!' : ''}
          />
        </span>
      </div>
      <MonthGrid month={month} focused={tabStop} {...days} />
    </div>
  );
};
