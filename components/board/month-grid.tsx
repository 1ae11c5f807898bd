'use client';
import { useTranslations } from 'next-intl';
import { type Calendar, type DayKind, dayKind } from '../../lib/calendar/calendar.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { type Month, monthWeeks } from '../../lib/kernel/month.ts';
import { DAY_GROUND } from '../calendar/day-look.ts';
import { DayMark } from '../calendar/day-mark.tsx';
import { useDays } from '../calendar/use-days.ts';
import { classNames } from '../ui/class-names.ts';
import { Board, BoardHead, BoardRow } from './board.tsx';
import { type DayPlace, type DayRange, placeOf } from './range-pick.ts';

export interface MonthGridProps {
  month: Month;
  calendar: Calendar;
  range: DayRange;
  hover: Day | null;
  /** The one day in the tab order. */
  focused: Day;
  today: Day;
  /** Why a day cannot be picked; undefined when it can. */
  blocked: (day: Day) => string | undefined;
  onPick: (day: Day) => void;
  /** A day that cannot be picked was pressed. */
  onRefuse: (reason: string) => void;
  onHover: (day: Day | null) => void;
  /** Days with a changed marking that is not saved yet. */
  changed?: ReadonlySet<Day>;
}

/** One month as a grid of days. The parent that shows the months handles the keys. */
export const MonthGrid = ({ month, ...days }: MonthGridProps) => {
  const formats = useDays();
  const weekdays = formats.weekdays();
  const weeks = monthWeeks(month);
  return (
    <Board
      role="grid"
      aria-label={formats.month(month)}
      columns="repeat(7, minmax(0, 1fr))"
      className="w-[calc(var(--day)*7)] max-tablet:w-full"
    >
      <BoardHead>
        {weekdays.map((name) => (
          <th
            key={name}
            scope="col"
            className="h-6 content-center text-center text-xs font-normal text-ink-3"
          >
            {name}
          </th>
        ))}
      </BoardHead>
      <tbody className="block">
        {weeks.map((week, index) => (
          <BoardRow key={week.find((day) => day !== null)} index={index}>
            {week.map((day, column) =>
              day === null ? <td key={weekdays[column]} /> : <DayCell key={day} day={day} {...days} />,
            )}
          </BoardRow>
        ))}
      </tbody>
    </Board>
  );
};

const DayCell = ({
  day,
  calendar,
  range,
  hover,
  focused,
  today,
  blocked,
  onPick,
  onRefuse,
  onHover,
  changed,
}: Omit<MonthGridProps, 'month'> & { day: Day }) => {
  const t = useTranslations('documents.calendar');
  const formats = useDays();
  const kind = dayKind(day, calendar);
  const place = placeOf(range, day, hover);
  const reason = blocked(day);
  const said = [
    formats.said(day),
    t.has(`kind.${kind}`) ? t(`kind.${kind}`) : '',
    place && place !== 'inside' ? t(`place.${place}`) : '',
    changed?.has(day) ? t('changed') : '',
    reason ?? '',
  ]
    .filter((part) => part !== '')
    .join(', ');
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are the cells of that grid
      role="gridcell"
      aria-selected={place !== null}
      className={classNames('py-px', HALF[place ?? 'none'])}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={day === focused ? 0 : -1}
        aria-label={said}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={reason !== undefined || undefined}
        title={reason}
        onClick={() => (reason === undefined ? onPick(day) : onRefuse(`${formats.said(day)}: ${reason}`))}
        onPointerEnter={() => onHover(day)}
        className={cellClass(place, kind, reason !== undefined, day === today)}
      >
        {Number(day.slice(8))}
        {changed?.has(day) && (
          <span
            aria-hidden
            className="absolute inset-0.5 rounded-[inherit] border-2 border-dashed border-current"
          />
        )}
        {place !== 'start' && place !== 'end' && place !== 'only' && <DayMark kind={kind} />}
      </button>
    </td>
  );
};

/** The soft ground runs on under the rounded end of a range. */
const HALF: Readonly<Record<NonNullable<DayPlace> | 'none', string>> = {
  none: '',
  only: '',
  inside: '',
  start:
    'bg-[linear-gradient(var(--day-selected-bg),var(--day-selected-bg))] bg-size-[50%_calc(100%-2px)] bg-right bg-no-repeat',
  end: 'bg-[linear-gradient(var(--day-selected-bg),var(--day-selected-bg))] bg-size-[50%_calc(100%-2px)] bg-left bg-no-repeat',
};

const STRIPED =
  'bg-[repeating-linear-gradient(135deg,var(--day-selected-bg)_0_4px,var(--day-holiday-bg)_4px_8px)] text-on-day-holiday font-semibold';

const cellClass = (place: DayPlace, kind: DayKind, off: boolean, isToday: boolean): string =>
  classNames(
    'relative grid h-[calc(var(--day)-2px)] w-full place-items-center focus-visible:z-2',
    place === 'start' || place === 'end' || place === 'only'
      ? 'z-1 rounded-tag bg-primary font-semibold text-on-primary'
      : place === 'inside'
        ? kind === 'holiday'
          ? STRIPED
          : classNames('bg-day-selected', kind === 'non-working' && 'text-on-day-off')
        : classNames('rounded-cell', DAY_GROUND[kind], kind === 'holiday' && 'font-semibold'),
    isToday && place === null && 'shadow-[inset_0_0_0_2px_var(--today)]',
    off
      ? 'cursor-not-allowed text-ink-3! line-through decoration-1'
      : 'cursor-pointer hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
  );
