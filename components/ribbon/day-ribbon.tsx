'use client';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { type Calendar, type DayKind, dayKind } from '../../lib/calendar/calendar.ts';
import { type Day, eachDay } from '../../lib/kernel/day.ts';
import { DAY_GROUND } from '../calendar/day-look.ts';
import { DayMark } from '../calendar/day-mark.tsx';
import { useDays } from '../calendar/use-days.ts';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useNames } from '../people/use-names.ts';
import { classNames } from '../ui/class-names.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { AbsenceBar } from './absence-bar.tsx';
import { barsIn, type RibbonRow } from './ribbon-bars.ts';
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

/**
 * The day ribbon: days are columns, people are rows. Scrolls inside itself with the names in place. Drawn for the
 * eye; screen readers get the same as a table.
 */
export const DayRibbon = ({ first, last, rows, calendar, today, heading, caption }: DayRibbonProps) => {
  const days = eachDay(first, last).map((day) => ({
    day,
    kind: dayKind(day, calendar),
    isToday: day === today,
  }));
  return (
    <>
      <RibbonTable rows={rows} first={first} last={last} caption={caption} />
      <ScrollRegion aria-label={caption} className="overflow-x-auto">
        <div
          aria-hidden
          className="grid min-w-fit text-sm"
          style={{ gridTemplateColumns: `minmax(9rem, 13rem) repeat(${days.length}, minmax(1.75rem, 1fr))` }}
        >
          <span className="sticky left-0 z-2 flex items-end border-b border-line bg-surface pr-3 pb-1.5 text-ink-2">
            {heading}
          </span>
          {days.map((day) => (
            <DayHead key={day.day} {...day} />
          ))}
          {rows.map((row) => (
            <Fragment key={row.employee_id}>
              <NameCell row={row} />
              <div className="relative col-start-2 -col-end-1 grid h-10 grid-cols-subgrid border-b border-line">
                {days.map(({ day, kind, isToday }, index) => (
                  <DayColumn key={day} column={index + 1} kind={kind} isToday={isToday} />
                ))}
                <RowBars row={row} first={first} last={last} />
              </div>
            </Fragment>
          ))}
        </div>
      </ScrollRegion>
    </>
  );
};

/** A day over its column; bare without its weekday, everywhere or on the phone, where there is no room. */
export const DayHead = ({
  day,
  kind,
  isToday,
  bare,
}: {
  day: Day;
  kind: DayKind;
  isToday: boolean;
  bare?: true | 'phone';
}) => {
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

const NameCell = ({ row }: { row: RibbonRow }) => {
  const t = useTranslations('documents.away');
  const names = useNames();
  const name = names.short(row.name, row.name_eng);
  return (
    <span className="sticky left-0 z-2 flex h-10 items-center gap-2.5 border-b border-line bg-surface pr-3">
      <PersonAvatar name={names.full(row.name, row.name_eng)} employee_id={row.employee_id} size={28} />
      <bdi className={classNames('truncate', row.mine && 'font-medium')}>
        {row.mine ? t('you_named', { name }) : name}
      </bdi>
    </span>
  );
};

/** The ground of a day under the bars. */
export const DayColumn = ({ column, kind, isToday }: { column: number; kind: DayKind; isToday: boolean }) => (
  <span
    style={{ gridColumn: column }}
    className={classNames(
      'row-start-1 border-l border-line first:border-l-transparent',
      DAY_GROUND[kind],
      isToday &&
        'bg-[linear-gradient(var(--today),var(--today))] bg-size-[1.5px_100%] bg-center bg-no-repeat',
    )}
  />
);

const RowBars = ({ row, first, last }: { row: RibbonRow; first: Day; last: Day }) => {
  const t = useTranslations('documents.away');
  return barsIn(row.absences, first, last).map((bar) => (
    <AbsenceBar
      key={`${bar.absence.id}-${bar.absence.start}`}
      kind={bar.absence.kind}
      pending={bar.absence.pending}
      cutLeft={bar.cutLeft}
      cutRight={bar.cutRight}
      narrow={bar.to - bar.from === 1}
      half={bar.half}
      column={`${bar.from} / ${bar.to}`}
    >
      {bar.to - bar.from > 2
        ? t(`bar.${bar.absence.kind}`, { pending: String(bar.absence.pending) })
        : bar.absence.kind !== 'hidden'
          ? t(`code.${bar.absence.kind}`)
          : undefined}
    </AbsenceBar>
  ));
};
