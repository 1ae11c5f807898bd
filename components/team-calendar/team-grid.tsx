'use client';
import { useTranslations } from 'next-intl';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { boardDays, type Period } from '../../lib/board/scale.ts';
import { type Calendar, dayKind } from '../../lib/calendar/calendar.ts';
import { clashDays, type TeamClash, teamKeyOf } from '../../lib/calendar/team-clash.ts';
import { type Day, eachDay } from '../../lib/kernel/day.ts';
import type { TeamAbsence, TeamCalendar, TeamPerson } from '../../lib/rpc/team-calendar.ts';
import { byPerson, type Section, type Span, sectionsOf } from '../../lib/team-calendar/team-grid.ts';
import type { BarRoom } from '../board/absence-bars.tsx';
import { Board } from '../board/board.tsx';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { CursorCell } from './cursor-cell.tsx';
import { dayGround } from './day-ground.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { HeadsRow } from './heads-row.tsx';
import { useGridCursor } from './use-grid-cursor.ts';
import { useOpenedAt } from './use-opened-at.ts';

interface TeamGridProps {
  team: TeamCalendar;
  span: Span;
  period: Period;
  /** Teams whose days over the norm have a ground of their own. */
  marked: readonly TeamClash[];
  /** The production calendar of an organization. */
  calendarOf: (organization_id: number) => Calendar;
  caption: string;
  onLeave: (day: Day) => void;
  /** What follows the last person. */
  children: ReactNode;
}

/** Widths below which days are not squeezed but scrolled, in whole 64ths of a pixel; on paper they are squeezed. */
const DAY_WIDTHS: Readonly<Record<Span, string>> = {
  days: '2rem',
  weeks: '2.5rem',
  month: '1.75rem',
  quarter: '0.75rem',
  year: '2.390625px',
};
/** In a year no bar has a word: its days have a few pixels. */
const NEVER = 400;
const ROOM: Readonly<Record<Span, BarRoom>> = {
  days: { codeDays: 1, wordDays: 2, halves: 'bare' },
  weeks: { codeDays: 1, wordDays: 2, halves: 'bare' },
  month: { codeDays: 1, wordDays: 3, halves: 'bare' },
  quarter: { codeDays: 3, wordDays: 7, isThin: true },
  year: { codeDays: 25, wordDays: NEVER, isThin: true },
};
const NONE: ReadonlySet<Day> = new Set();
const NOTHING: readonly TeamAbsence[] = [];

/** People by days: names and heads stay in sight, everything else is scrolled. */
export const TeamGrid = ({
  team,
  span,
  period,
  marked,
  calendarOf,
  caption,
  onLeave,
  children,
}: TeamGridProps) => {
  const { today } = useDays();
  const table = useRef<HTMLTableElement>(null);
  const isYear = span === 'year';
  const isByDays = span === 'weeks' || span === 'month';
  const sections = useMemo(() => sectionsOf(team.people), [team.people]);
  const absencesOf = useMemo(() => byPerson(team.absences), [team.absences]);
  const days = useMemo(() => eachDay(period.first, period.last), [period.first, period.last]);
  const grounds = useMemo(() => {
    const over = clashDays(marked);
    return new Map(
      [...new Map(team.people.map((person) => [groundOf(person), person]))].map(([key, person]) => [
        key,
        dayGround(
          days.map((day) => dayKind(day, calendarOf(person.organization_id))),
          {
            lines: isByDays,
            today: days.indexOf(today),
            over: [...(over.get(teamKeyOf(person)) ?? NONE)].map((day) => days.indexOf(day)),
          },
        ),
      ]),
    );
  }, [team.people, marked, days, calendarOf, isByDays, today]);
  const { cursor, open, setOpen, onKeyDown, onPress } = useGridCursor({
    region: table,
    rows: team.people.length,
    period,
    span,
    today,
    onLeave,
  });
  useOpenedAt(table, period, today);
  const own = calendarOf(team.people[0]?.organization_id ?? 0);
  let index = -1;
  return (
    <ScrollRegion
      aria-label={caption}
      className="max-h-[max(24rem,calc(100dvh-16.5rem))] overflow-auto rounded-panel max-tablet:max-h-none print:max-h-none print:overflow-visible"
    >
      <Board
        ref={table}
        caption={caption}
        columns={`var(--names) minmax(calc(${days.length} * var(--day)), 1fr)`}
        style={{ '--day': DAY_WIDTHS[span] } as CSSProperties}
        aria-rowcount={team.total + 2}
        className="relative w-fit min-w-full [--names:13rem] max-tablet:[--names:8.5rem] print:w-full print:[--day:0px]! print:[--names:10.5rem]"
      >
        <GridHead
          byMonths={isYear || span === 'quarter'}
          weeks={span === 'quarter'}
          days={boardDays(period, own, today)}
        />
        {sections.map((section) => (
          <tbody key={section.department?.department ?? 'team'} className="block">
            <SectionHead section={section} team={team} />
            {section.people.map((person) => {
              index += 1;
              const absences = absencesOf.get(person.employee_id) ?? NOTHING;
              return (
                <GridRow
                  key={person.employee_id}
                  index={index}
                  person={person}
                  absences={absences}
                  period={period}
                  days={days.length}
                  ground={grounds.get(groundOf(person)) ?? ''}
                  room={ROOM[span]}
                  onPress={onPress}
                >
                  {cursor.row === index && (
                    <CursorCell
                      person={person}
                      absences={absences}
                      day={cursor.day}
                      period={period}
                      open={open}
                      onOpenChange={setOpen}
                      onKeyDown={onKeyDown}
                    />
                  )}
                </GridRow>
              );
            })}
          </tbody>
        ))}
        {!isYear && <HeadsRow team={team} days={days} calendar={own} counted={isByDays} />}
      </Board>
      {children}
    </ScrollRegion>
  );
};

/** People of one organization and one team have one ground. */
const groundOf = (person: TeamPerson): string => `${person.organization_id} ${teamKeyOf(person)}`;

const SectionHead = ({ section, team }: { section: Section; team: TeamCalendar }) => {
  const t = useTranslations('team');
  const names = useNames();
  const { department } = section;
  const title = department ? names.of(department, 'department') || t('no_department') : t('own_team');
  return (
    <tr className="block border-b border-line bg-sunken">
      <th
        scope="rowgroup"
        className="sticky left-0 inline-flex max-w-[min(100%,90vw)] items-baseline gap-2 px-5 py-1.5 text-sm font-normal max-tablet:px-3"
      >
        <bdi className="truncate font-semibold">{title}</bdi>
        {!department && <span className="text-ink-2">{t('people', { count: team.team })}</span>}
      </th>
    </tr>
  );
};
