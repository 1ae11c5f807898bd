'use client';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import type { BoardDay } from '../../lib/board/scale.ts';
import { DAY_GROUND } from '../calendar/day-look.ts';
import { DayMark } from '../calendar/day-mark.tsx';
import { useDays } from '../calendar/use-days.ts';
import { classNames } from '../ui/class-names.ts';
import { Board, BoardHead, BoardRow, BoardTrack, NAME_IN_SIGHT } from './board.tsx';

interface DayBoardProps extends Omit<ComponentProps<typeof Board>, 'columns'> {
  days: readonly BoardDay[];
  /** Widths of the names and of a day at least, as CSS; a board of one row has no names. */
  widths: { readonly names?: string; readonly day: string };
  /** Over the names, for the eye: screen readers hear of the days in the caption. */
  heading?: ReactNode;
  bare?: DayHeadProps['bare'];
}

/** A board of some weeks, each day with its head and its ground. */
export const DayBoard = ({ days, widths, heading, bare, children, ...board }: DayBoardProps) => {
  const t = useTranslations('documents.away');
  return (
    <Board
      {...board}
      columns={`${widths.names ?? ''} minmax(calc(${days.length} * ${widths.day}), 1fr)`}
      className="w-fit min-w-full text-sm"
    >
      <BoardHead>
        {heading !== undefined && (
          <th scope="col" className={`${NAME_IN_SIGHT} z-2 items-end border-b border-line pb-1.5 text-ink-2`}>
            <span className="sr-only">{t('person')}</span>
            <span aria-hidden>{heading}</span>
          </th>
        )}
        <BoardTrack
          isHead
          days={days.length}
          said={t('absences')}
          drawn={days.map((day) => <DayHead key={day.day} {...day} bare={bare} />)}
        />
      </BoardHead>
      <tbody className="block">{children}</tbody>
    </Board>
  );
};

interface DayRowProps extends Omit<ComponentProps<typeof BoardTrack>, 'days'> {
  days: readonly BoardDay[];
  height: 'h-10' | 'h-11';
  name?: ReactNode;
  /** Today has a mark in the head alone. */
  isWithoutToday?: boolean;
}

/** A row of such a board: its name, and the grounds of its days with bars over them. */
export const DayRow = ({ days, height, name, isWithoutToday, drawn, ...track }: DayRowProps) => (
  <BoardRow>
    {name !== undefined && (
      <th scope="row" className={`${NAME_IN_SIGHT} z-2 items-center border-b border-line ${height}`}>
        {name}
      </th>
    )}
    <BoardTrack
      {...track}
      days={days.length}
      className={classNames('border-b border-line', height)}
      drawn={
        <>
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
          {drawn}
        </>
      }
    />
  </BoardRow>
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
