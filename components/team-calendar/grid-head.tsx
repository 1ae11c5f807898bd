'use client';
import { useTranslations } from 'next-intl';
import type { BoardDay } from '../../lib/board/scale.ts';
import { weekday } from '../../lib/kernel/day.ts';
import { monthOf } from '../../lib/kernel/month.ts';
import { BoardHead, BoardTrack, NAME_IN_SIGHT } from '../board/board.tsx';
import { DayHead } from '../board/day-board.tsx';
import { useDays } from '../calendar/use-days.ts';
import { classNames } from '../ui/class-names.ts';

interface GridHeadProps {
  days: readonly BoardDay[];
  /** Months over the days of a year, days over those of a month. */
  byMonths: boolean;
  /** Mondays under the months. */
  weeks: boolean;
}

/** What stands over the columns; it stays in sight while people are scrolled. */
export const GridHead = ({ days, byMonths, weeks }: GridHeadProps) => {
  const t = useTranslations('team');
  return (
    <BoardHead className="sticky top-0 z-3 bg-surface print:static">
      <th
        scope="col"
        className={`${NAME_IN_SIGHT} z-1 items-end border-r border-b border-line pb-1.5 pl-5 text-sm text-ink-2 max-tablet:pl-3`}
      >
        {t('person')}
      </th>
      <BoardTrack
        isHead
        days={days.length}
        said={t('days')}
        drawn={
          byMonths ? (
            <>
              <MonthHeads days={days} last={!weeks} />
              {weeks && <WeekHeads days={days} />}
            </>
          ) : (
            days.map((day) => <DayHead key={day.day} {...day} bare="phone" />)
          )
        }
        className="text-sm"
      />
    </BoardHead>
  );
};

const MonthHeads = ({ days, last }: Pick<GridHeadProps, 'days'> & { last: boolean }) => {
  const formats = useDays();
  const months = Map.groupBy(days, ({ day }) => monthOf(day));
  return [...months].map(([month, of]) => (
    <span
      key={month}
      style={{ gridColumn: `span ${of.length}` }}
      className={classNames(
        'truncate border-l border-line px-1.5 pt-2 text-ink-2 first-letter:uppercase',
        last && 'border-b pb-1.5',
      )}
    >
      {formats.month(month).replace(/\s*\d{4}.*$/, '')}
    </span>
  ));
};

const WEEK = 7;

/** The day each week begins with, over its days; those before the first Monday have none. */
const WeekHeads = ({ days }: Pick<GridHeadProps, 'days'>) => {
  const before = (8 - weekday(days[0]?.day ?? '')) % WEEK;
  return (
    <>
      {before > 0 && (
        <span style={{ gridColumn: `span ${before}` }} className="border-b border-l border-line" />
      )}
      {days.slice(before).flatMap(({ day }, index) =>
        index % WEEK === 0 ? (
          <span
            key={day}
            style={{ gridColumn: `span ${Math.min(WEEK, days.length - before - index)}` }}
            className="border-b border-l border-line px-1 pb-1 text-xs text-ink-2 tabular-nums"
          >
            {Number(day.slice(8))}
          </span>
        ) : (
          []
        ),
      )}
    </>
  );
};
