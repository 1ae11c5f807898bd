'use client';
import { useTranslations } from 'next-intl';
import type { Period } from '../../lib/board/scale.ts';
import { isAtWork, kindOfObject } from '../../lib/calendar/absence-kinds.ts';
import { type Calendar, dayKind, isCountable } from '../../lib/calendar/calendar.ts';
import { identityOf } from '../../lib/families/identities.ts';
import { addDays, type Day, eachDay } from '../../lib/kernel/day.ts';
import type { TeamAbsence, TeamCalendar, TeamPerson } from '../../lib/rpc/team-calendar.ts';
import { onDay } from '../../lib/team-calendar/team-grid.ts';
import { AbsenceBar } from '../board/absence-bar.tsx';
import { useAbsenceWords } from '../board/use-absence-words.ts';
import { useDays } from '../calendar/use-days.ts';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useNames } from '../people/use-names.ts';
import { useProfile } from '../rpc/profile.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Panel } from '../ui/panel.tsx';
import { barOf, modeOf } from './absence-view.ts';
import { useAbsenceTitle } from './use-absence-title.ts';

interface DayListProps {
  team: TeamCalendar;
  period: Period;
  calendar: Calendar;
}

/** A week as a list by days: who is away on each, for a narrow screen and for who reads rather than looks. */
export const DayList = ({ team, period, calendar }: DayListProps) => {
  const people = new Map(team.people.map((person) => [person.employee_id, person]));
  return (
    <div className="flex flex-col gap-4">
      {eachDay(period.first, period.last).map((day) => {
        const held = onDay(team.absences, day).flatMap((absence) => {
          const person = people.get(absence.employee_id);
          return person ? [{ person, absence }] : [];
        });
        return isCountable(day, calendar) || held.length > 0 ? (
          <DayPanel key={day} day={day} held={held} calendar={calendar} />
        ) : null;
      })}
    </div>
  );
};

interface Held {
  readonly person: TeamPerson;
  readonly absence: TeamAbsence;
}

const DayPanel = ({ day, held, calendar }: { day: Day; held: readonly Held[]; calendar: Calendar }) => {
  const t = useTranslations('team');
  const kinds = useTranslations('documents.calendar.kind');
  const formats = useDays();
  const kind = dayKind(day, calendar);
  const near = day === formats.today ? 'today' : day === addDays(formats.today, 1) ? 'tomorrow' : undefined;
  const gone = held.filter(({ absence }) => !isAtWork(kindOfObject(absence.object_id)));
  const count = new Set(gone.map(({ person }) => person.employee_id)).size;
  return (
    <Panel aria-labelledby={`day-${day}`}>
      <div className="flex flex-wrap items-baseline gap-x-2 px-5 pt-4 pb-3 max-tablet:px-4">
        <h3
          id={`day-${day}`}
          className={classNames('first-letter:uppercase', near === 'today' && 'text-accent-ink')}
        >
          {near ? t(near) : `${formats.weekday(day)}, ${formats.dayMonth(day)}`}
        </h3>
        {near && (
          <span className="text-sm text-ink-2">
            {formats.weekday(day)}, {formats.dayMonth(day)}
          </span>
        )}
        {kind !== 'weekday' && <span className="text-sm text-ink-2">{kinds(kind)}</span>}
        {count > 0 && <span className="ml-auto text-sm text-ink-2">{t('away_count', { count })}</span>}
      </div>
      {held.length === 0 ? (
        <p className="px-5 pb-4 text-ink-2 max-tablet:px-4">{t('all_here')}</p>
      ) : (
        <ul>
          {held.map(({ person, absence }) => (
            <DayLine
              key={`${person.employee_id}-${absence.first}-${absence.id}`}
              person={person}
              absence={absence}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
};

const DayLine = ({ person, absence }: Held) => {
  const t = useTranslations('team');
  const code = useTranslations('documents.away.code');
  const names = useNames();
  const words = useAbsenceWords();
  const titleOf = useAbsenceTitle();
  const bar = barOf(absence, 0);
  const link = usePortalLink();
  const { roles } = useProfile();
  const form = absence.object_id === null ? undefined : identityOf(absence.object_id)?.routes.form;
  const line = (
    <>
      <PersonAvatar
        name={names.full(person.name, person.name_eng)}
        employee_id={person.employee_id}
        size={36}
      />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-medium">{names.short(person.name, person.name_eng)}</bdi>
        <span className="block text-sm text-ink-2">
          {[words.what(bar), titleOf(absence), words.when(bar)].filter(Boolean).join(', ')}
        </span>
        {absence.pending && <span className="block text-sm text-accent-ink">{t('not_agreed')}</span>}
      </span>
      <AbsenceBar kind={bar.kind} pending={absence.pending} size="swatch">
        {bar.kind === 'hidden' ? undefined : code(bar.kind)}
      </AbsenceBar>
    </>
  );
  const look =
    'flex min-h-14 items-center gap-3 border-t border-line px-5 py-2.5 text-inherit no-underline max-tablet:px-4';
  return (
    <li>
      {form !== undefined && absence.id !== null ? (
        <AppLink
          href={link(form, { id: absence.id }, { mode: modeOf(person, roles) })}
          className={`${look} hover:bg-hover`}
        >
          {line}
        </AppLink>
      ) : (
        <span className={look}>{line}</span>
      )}
    </li>
  );
};
