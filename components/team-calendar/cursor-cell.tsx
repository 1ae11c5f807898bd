'use client';
import { useTranslations } from 'next-intl';
import type { KeyboardEventHandler } from 'react';
import type { Period } from '../../lib/board/scale.ts';
import { type Day, daysBetween } from '../../lib/kernel/day.ts';
import type { TeamAbsence, TeamPerson } from '../../lib/rpc/team-calendar.ts';
import { onDay } from '../../lib/team-calendar/team-grid.ts';
import { useAbsenceWords } from '../board/use-absence-words.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { Popover } from '../ui/popover.tsx';
import { AbsenceCard } from './absence-card.tsx';
import { barOf } from './absence-view.ts';

interface CursorCellProps {
  person: TeamPerson;
  absences: readonly TeamAbsence[];
  day: Day;
  period: Period;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onKeyDown: KeyboardEventHandler;
}

/** The cell the keyboard is at: says whose day it is and what holds on it, and opens what may be known of that. */
export const CursorCell = ({
  person,
  absences,
  day,
  period,
  open,
  onOpenChange,
  onKeyDown,
}: CursorCellProps) => {
  const t = useTranslations('team');
  const formats = useDays();
  const names = useNames();
  const words = useAbsenceWords();
  const held = onDay(absences, day);
  const name = names.full(person.name, person.name_eng);
  const column = daysBetween(period.first, day) + 1;
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      label={t('card', { name })}
      trigger={
        <button
          type="button"
          data-cursor
          onKeyDown={onKeyDown}
          aria-label={t('cell', { name, day: formats.said(day), what: words.said(held.map(barOf)) })}
          style={{ gridColumn: `${column} / ${column + 1}` }}
          className="pointer-events-none z-2 row-start-1 h-full rounded-cell border-0 bg-transparent p-0 aria-expanded:shadow-[inset_0_0_0_2px_var(--focus)] focus-visible:shadow-[inset_0_0_0_2px_var(--focus)]! print:hidden"
        />
      }
    >
      <AbsenceCard person={person} absences={held} />
    </Popover>
  );
};
