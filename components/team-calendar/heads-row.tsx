'use client';
import { useTranslations } from 'next-intl';
import { type Calendar, isCountable } from '../../lib/calendar/calendar.ts';
import { normOf } from '../../lib/calendar/clash.ts';
import type { Day } from '../../lib/kernel/day.ts';
import type { TeamCalendar } from '../../lib/rpc/team-calendar.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { useDays } from '../calendar/use-days.ts';
import { useDictionaries } from '../documents/use-dictionaries.ts';
import { classNames } from '../ui/class-names.ts';

interface HeadsRowProps {
  team: TeamCalendar;
  days: readonly Day[];
  columns: string;
  calendar: Calendar;
  row: number;
}

/** How many are away on each working day, amber where that is more than the norm with what is not agreed yet. */
export const HeadsRow = ({ team, days, columns, calendar, row }: HeadsRowProps) => {
  const t = useTranslations('team');
  const formats = useDays();
  const { parameters } = useDictionaries();
  const norm = normOf(team.total, numberOf(parameters, 'absence_norm_percent'));
  const heads = new Map(team.heads.map((each) => [each.day, each]));
  const busiest = team.heads.toSorted((a, b) => b.all - a.all)[0];
  return (
    <tfoot className="sticky bottom-0 z-3 block border-t border-line bg-surface print:static">
      <tr aria-rowindex={row} className="grid h-9 grid-cols-[var(--names)_minmax(0,1fr)]">
        <th
          scope="row"
          className="sticky left-0 z-1 flex items-center truncate border-r border-line bg-surface pr-2 pl-5 text-sm font-normal text-ink-2 max-tablet:pl-3"
        >
          {t('away_of', { total: team.total })}
        </th>
        <td className="grid items-center p-0 text-sm" style={{ gridTemplateColumns: columns }}>
          <span className="sr-only">
            {busiest ? t('busiest', { count: busiest.all, day: formats.said(busiest.day) }) : t('all_there')}
          </span>
          {days.map((day) => {
            const { agreed = 0, all = 0 } = heads.get(day) ?? {};
            return (
              <span key={day} aria-hidden className="text-center tabular-nums">
                {isCountable(day, calendar) && all > 0 && (
                  <span
                    title={all > agreed ? t('with_pending', { agreed, all }) : undefined}
                    className={classNames(
                      'inline-block min-w-5 rounded-cell px-0.5 font-semibold',
                      team.total > 1 && all > norm
                        ? 'bg-warning-soft text-warning-ink shadow-[inset_0_0_0_1px_var(--warning-mark)]'
                        : 'text-ink-2',
                    )}
                  >
                    {all}
                  </span>
                )}
              </span>
            );
          })}
        </td>
      </tr>
    </tfoot>
  );
};
