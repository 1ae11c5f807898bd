'use client';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { boardDays, type Period } from '../../lib/board/scale.ts';
import type { Calendar } from '../../lib/calendar/calendar.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useNames } from '../people/use-names.ts';
import { classNames } from '../ui/class-names.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { AbsenceBars, type BarRoom } from './absence-bars.tsx';
import { DayBoard, DayRow } from './day-board.tsx';
import { barsIn, type RibbonRow } from './ribbon-bars.ts';
import { useAbsenceWords } from './use-absence-words.ts';

interface DayRibbonProps {
  first: Day;
  last: Day;
  rows: readonly RibbonRow[];
  calendar: Calendar;
  /** Absent when the days shown are far from it. */
  today: Day;
  /** Over the names. */
  heading: ReactNode;
  /** What screen readers call it. */
  caption: string;
}

const WIDTHS = { names: 'minmax(9rem, 13rem)', day: '1.75rem' };
const ROOM: BarRoom = { codeDays: 1, wordDays: 3, halves: 'coded' };

/** The day ribbon: people over days. Scrolls inside itself with the names in place. */
export const DayRibbon = ({ rows, calendar, today, heading, caption, ...period }: DayRibbonProps) => {
  const days = boardDays(period, calendar, today);
  return (
    <ScrollRegion aria-label={caption} className="overflow-x-auto">
      <DayBoard caption={caption} days={days} widths={WIDTHS} heading={heading}>
        {rows.map((row) => (
          <PersonRow key={row.employee_id} row={row} days={days} period={period} height="h-10" room={ROOM} />
        ))}
      </DayBoard>
    </ScrollRegion>
  );
};

interface PersonRowProps extends Pick<ComponentProps<typeof DayRow>, 'days' | 'height'> {
  row: RibbonRow;
  period: Period;
  room: BarRoom;
}

/** A person and their absences: bars for the eye, words for screen readers. */
export const PersonRow = ({ row, period, room, ...days }: PersonRowProps) => {
  const { said } = useAbsenceWords();
  return (
    <DayRow
      {...days}
      name={<RibbonName row={row} />}
      said={said(barsIn(row.absences, period).map(({ absence }) => absence))}
      drawn={<AbsenceBars absences={row.absences} period={period} room={room} />}
    />
  );
};

/** The face and the name of a person of a ribbon. */
const RibbonName = ({ row }: { row: RibbonRow }) => {
  const t = useTranslations('documents.away');
  const names = useNames();
  const full = names.full(row.name, row.name_eng);
  const said = (name: string): string => (row.mine ? t('you_named', { name }) : name);
  return (
    <>
      <PersonAvatar name={full} employee_id={row.employee_id} size={28} />
      <bdi className="sr-only">{said(full)}</bdi>
      <bdi aria-hidden className={classNames('truncate', row.mine && 'font-medium')}>
        {said(names.short(row.name, row.name_eng))}
      </bdi>
    </>
  );
};
