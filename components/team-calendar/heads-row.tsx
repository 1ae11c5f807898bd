'use client';
import { useTranslations } from 'next-intl';
import { type Calendar, isCountable } from '../../lib/calendar/calendar.ts';
import type { Day } from '../../lib/kernel/day.ts';
import type { TeamCalendar } from '../../lib/rpc/team-calendar.ts';
import { BoardRow, BoardTrack, NAME_IN_SIGHT } from '../board/board.tsx';
import { useDays } from '../calendar/use-days.ts';
import { classNames } from '../ui/class-names.ts';

interface HeadsRowProps {
  team: TeamCalendar;
  days: readonly Day[];
  calendar: Calendar;
  /** Days are wide enough for a number; else those over a norm alone are marked. */
  counted: boolean;
}

/** How many are away on each working day, amber where a team is over its norm with what is not agreed yet. */
export const HeadsRow = ({ team, days, calendar, counted }: HeadsRowProps) => {
  const t = useTranslations('team');
  const formats = useDays();
  const heads = new Map(team.heads.map((each) => [each.day, each]));
  const over = new Set(team.clashes.flatMap((clash) => clash.heads.map(({ day }) => day)));
  const busiest = team.heads.toSorted((a, b) => b.all - a.all)[0];
  return (
    <tfoot className="sticky bottom-0 z-3 block border-t border-line bg-surface print:static">
      <BoardRow index={team.total} className="h-9">
        <th
          scope="row"
          className={`${NAME_IN_SIGHT} z-1 items-center truncate border-r border-line pr-2! pl-5 text-sm text-ink-2 max-tablet:pl-3`}
        >
          {t('away_of', { total: team.total })}
        </th>
        <BoardTrack
          days={days.length}
          className="items-center text-sm"
          said={
            busiest ? t('busiest', { count: busiest.all, day: formats.said(busiest.day) }) : t('all_there')
          }
          drawn={days.map((day) => {
            const { agreed = 0, all = 0 } = heads.get(day) ?? {};
            return (
              <span key={day} className="text-center tabular-nums">
                {(counted ? isCountable(day, calendar) && all > 0 : over.has(day)) && (
                  <span
                    title={all > agreed ? t('with_pending', { agreed, all }) : undefined}
                    className={classNames(
                      'inline-block',
                      counted
                        ? 'min-w-5 rounded-cell px-0.5 font-semibold'
                        : 'h-3 w-full bg-(--warning-mark)',
                      counted &&
                        (over.has(day)
                          ? 'bg-warning-soft text-warning-ink shadow-[inset_0_0_0_1px_var(--warning-mark)]'
                          : 'text-ink-2'),
                    )}
                  >
                    {counted && all}
                  </span>
                )}
              </span>
            );
          })}
        />
      </BoardRow>
    </tfoot>
  );
};
