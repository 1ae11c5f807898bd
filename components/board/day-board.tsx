'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { BoardDay } from '../../lib/board/scale.ts';
import { DAY_GROUND } from '../calendar/day-look.ts';
import { DayMark } from '../calendar/day-mark.tsx';
import { useDays } from '../calendar/use-days.ts';
import { classNames } from '../ui/class-names.ts';

interface DayBoardProps extends Pick<HTMLAttributes<HTMLElement>, 'aria-hidden'> {
  days: readonly BoardDay[];
  /** Widths of the names and of a day, as CSS; a board of one row has no names. */
  widths: { readonly names?: string; readonly day: string };
  /** Over the names. */
  heading?: ReactNode;
  bare?: DayHeadProps['bare'];
  children: ReactNode;
}

/** Days are columns; rows of bars stand under them. Names stay in place while the board is scrolled to the side. */
export const DayBoard = ({ days, widths, heading, bare, children, ...props }: DayBoardProps) => (
  <div
    {...props}
    className={classNames('grid text-sm', widths.day !== SQUEEZED && 'min-w-fit')}
    style={{ gridTemplateColumns: `${widths.names ?? ''} repeat(${days.length}, ${widths.day})` }}
  >
    {heading !== undefined && (
      <span className="sticky left-0 z-2 flex items-end border-b border-line bg-surface pr-3 pb-1.5 text-ink-2">
        {heading}
      </span>
    )}
    {days.map((day) => (
      <DayHead key={day.day} {...day} bare={bare} />
    ))}
    {children}
  </div>
);

/** The width of days that are never scrolled. */
export const SQUEEZED = 'minmax(0, 1fr)';

interface BoardRowProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  days: readonly BoardDay[];
  height: 'h-10' | 'h-11';
  name?: ReactNode;
  /** Today has a mark in the head alone. */
  isWithoutToday?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A row of a board: its name, and the grounds of its days with bars over them. */
export const BoardRow = ({ days, height, name, isWithoutToday, children, ...track }: BoardRowProps) => (
  <>
    {name !== undefined && (
      <span
        className={classNames(
          'sticky left-0 z-2 flex items-center gap-2.5 border-b border-line bg-surface pr-3',
          height,
        )}
      >
        {name}
      </span>
    )}
    <div
      {...track}
      className={classNames(
        'relative -col-end-1 grid grid-cols-subgrid border-b border-line',
        name === undefined ? 'col-start-1' : 'col-start-2',
        height,
      )}
    >
      {days.map(({ day, kind, isToday }, index) => (
        <span
          key={day}
          style={{ gridColumn: index + 1 }}
          className={classNames(
            'row-start-1 border-l border-line first:border-l-transparent',
            DAY_GROUND[kind],
            isToday &&
              !isWithoutToday &&
              'bg-[linear-gradient(var(--today),var(--today))] bg-size-[1.5px_100%] bg-center bg-no-repeat',
          )}
        />
      ))}
      {children}
    </div>
  </>
);

interface DayHeadProps extends BoardDay {
  /** Without its weekday, everywhere or on the phone, where there is no room. */
  readonly bare?: true | 'phone' | undefined;
}

/** A day over its column. */
export const DayHead = ({ day, kind, isToday, bare }: DayHeadProps) => {
  const formats = useDays();
  return (
    <span
      className={classNames(
        'relative flex flex-col items-center justify-end border-b border-line pt-2 pb-1.5 leading-4 text-ink-2',
        DAY_GROUND[kind],
        isToday && 'font-semibold text-accent-ink',
      )}
    >
      <DayMark kind={kind} place="above" />
      {bare !== true && (
        <small className={classNames('text-xs', bare && 'max-tablet:hidden')}>{formats.weekday(day)}</small>
      )}
      {Number(day.slice(8))}
      {isToday && <span className="absolute -bottom-1 z-2 size-[7px] rounded-full bg-today" />}
    </span>
  );
};
