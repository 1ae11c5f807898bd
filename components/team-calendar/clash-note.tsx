'use client';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Calendar } from '../../lib/calendar/calendar.ts';
import { stretchesOf } from '../../lib/calendar/team-clash.ts';
import type { TeamCalendar } from '../../lib/rpc/team-calendar.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { ChangeTeam } from './use-team-address.ts';

interface ClashNoteProps {
  clashes: TeamCalendar['clashes'];
  calendarOf: (organization_id: number) => Calendar;
  change: ChangeTeam;
}

/** Days on which more of a team are away than its norm, in words; each leads to who that is. */
export const ClashNote = ({ clashes, calendarOf, change }: ClashNoteProps) => {
  const t = useTranslations('team.clashes');
  if (clashes.length === 0)
    return (
      <p role="status" className="mb-4 flex items-start gap-2 text-sm text-ink-2">
        <Icon of={CircleCheck} size={16} className="mt-0.5 flex-none text-success-ink" />
        {t('none')}
      </p>
    );
  return (
    <ul
      aria-label={t('label')}
      className="mb-4 flex max-h-48 flex-col gap-1 overflow-y-auto rounded-panel border border-warning-line bg-warning-soft px-4 py-2.5 text-sm"
    >
      {clashes.map((clash) => (
        <ClashLine
          key={`${clash.organization_id} ${clash.team ? '' : clash.department}`}
          clash={clash}
          calendar={calendarOf(clash.organization_id)}
          change={change}
        />
      ))}
    </ul>
  );
};

const ClashLine = ({
  clash,
  calendar,
  change,
}: {
  clash: TeamCalendar['clashes'][number];
  calendar: Calendar;
  change: ChangeTeam;
}) => {
  const t = useTranslations('team');
  const names = useNames();
  const days = useDays();
  const { team, people, norm } = clash;
  const name = team ? t('own_team') : names.of(clash, 'department') || t('no_department');
  return (
    <li className="flex items-start gap-2">
      <Icon of={TriangleAlert} size={16} className="mt-1 flex-none text-warning-ink" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 leading-6">
        <span>
          <bdi className="font-semibold">{name}</bdi>
          {t('clashes.norm', { norm, people })}
        </span>
        {stretchesOf(clash, calendar).map(({ first, last, peak }) => (
          <button
            key={first}
            type="button"
            onClick={() => change({ span: 'days', day: first })}
            className="min-h-6 rounded-cell text-primary-ink underline underline-offset-4 touch:min-h-11"
          >
            {t('clashes.stretch', { period: days.range(first, last), peak })}
          </button>
        ))}
      </span>
    </li>
  );
};
