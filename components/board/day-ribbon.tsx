'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { boardDays } from '../../lib/board/scale.ts';
import type { Calendar } from '../../lib/calendar/calendar.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useNames } from '../people/use-names.ts';
import { classNames } from '../ui/class-names.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { AbsenceBars, type BarRoom } from './absence-bars.tsx';
import { BoardRow, DayBoard } from './day-board.tsx';
import type { RibbonRow } from './ribbon-bars.ts';
import { RibbonTable } from './ribbon-table.tsx';

interface DayRibbonProps {
  first: Day;
  last: Day;
  rows: readonly RibbonRow[];
  calendar: Calendar;
  /** Absent when the days shown are far from it. */
  today: Day;
  /** Over the names. */
  heading: ReactNode;
  /** What the twin table for screen readers is called. */
  caption: string;
}

const WIDTHS = { names: 'minmax(9rem, 13rem)', day: 'minmax(1.75rem, 1fr)' };
const ROOM: BarRoom = { codeDays: 1, wordDays: 3, halves: 'coded' };

/**
 * The day ribbon: people over days. Scrolls inside itself with the names in place. Drawn for the eye; screen readers get
 * the same as a table.
 */
export const DayRibbon = ({ rows, calendar, today, heading, caption, ...period }: DayRibbonProps) => {
  const days = boardDays(period, calendar, today);
  return (
    <>
      <RibbonTable rows={rows} period={period} caption={caption} />
      <ScrollRegion aria-label={caption} className="overflow-x-auto">
        <DayBoard aria-hidden days={days} widths={WIDTHS} heading={heading}>
          {rows.map((row) => (
            <BoardRow key={row.employee_id} days={days} height="h-10" name={<RibbonName row={row} />}>
              <AbsenceBars absences={row.absences} period={period} room={ROOM} />
            </BoardRow>
          ))}
        </DayBoard>
      </ScrollRegion>
    </>
  );
};

/** The face and the name of a person of a ribbon. */
export const RibbonName = ({ row }: { row: RibbonRow }) => {
  const t = useTranslations('documents.away');
  const names = useNames();
  const name = names.short(row.name, row.name_eng);
  return (
    <>
      <PersonAvatar name={names.full(row.name, row.name_eng)} employee_id={row.employee_id} size={28} />
      <bdi className={classNames('truncate', row.mine && 'font-medium')}>
        {row.mine ? t('you_named', { name }) : name}
      </bdi>
    </>
  );
};
