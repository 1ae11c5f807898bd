'use client';
import { useTranslations } from 'next-intl';
import { memo, type PointerEvent, type ReactNode } from 'react';
import type { TeamAbsence, TeamPerson } from '../../lib/rpc/team-calendar.ts';
import type { Period } from '../../lib/team-calendar/team-grid.ts';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useNames } from '../people/use-names.ts';
import { AbsenceBar } from '../ribbon/absence-bar.tsx';
import { barsIn } from '../ribbon/ribbon-bars.ts';
import { classNames } from '../ui/class-names.ts';
import { barOf } from './absence-view.ts';
import { useAbsenceWords } from './use-absence-words.ts';

/** What fits into a bar. */
export interface BarRoom {
  /** Days it is long at least, to have room for its code, and for a word. */
  readonly codeDays: number;
  readonly wordDays: number;
  /** A part of a day can be drawn. */
  readonly halves: boolean;
}

interface GridRowProps {
  index: number;
  person: TeamPerson;
  absences: readonly TeamAbsence[];
  period: Period;
  /** Columns of the days, as CSS; the picture of their ground. */
  columns: string;
  ground: string;
  /** How much there is room for. */
  room: BarRoom;
  /** A part of the width was pressed, from 0 to 1. */
  onPress: (index: number, part: number) => void;
  /** The cell the keyboard is at, where it is of this row. */
  children?: ReactNode;
}

/** A person and their days. Rows out of sight are not drawn by the browser, and all of them are printed. */
export const GridRow = memo(
  ({ index, person, absences, period, columns, ground, room, onPress, children }: GridRowProps) => {
    const words = useAbsenceWords();
    const press = (event: PointerEvent<HTMLTableCellElement>) => {
      const { left, width } = event.currentTarget.getBoundingClientRect();
      onPress(index, (event.clientX - left) / width);
    };
    return (
      <tr
        aria-rowindex={index + 2}
        className="grid h-9 grid-cols-[var(--names)_minmax(0,1fr)] border-b border-line [contain-intrinsic-size:auto_36px] [content-visibility:auto] print:[content-visibility:visible]"
      >
        <NameCell person={person} />
        <td
          className={classNames(
            'relative grid h-9 p-0 [print-color-adjust:exact]',
            absences.length > 0 && 'cursor-pointer',
          )}
          style={{ gridTemplateColumns: columns, backgroundImage: ground }}
          onPointerUp={press}
        >
          <span className="sr-only">{words.said(absences)}</span>
          <RowBars absences={absences} period={period} room={room} />
          {children}
        </td>
      </tr>
    );
  },
);

const NameCell = ({ person }: { person: TeamPerson }) => {
  const t = useTranslations('documents.away');
  const names = useNames();
  const name = names.short(person.name, person.name_eng);
  return (
    <th
      scope="row"
      className="sticky left-0 z-2 flex h-9 items-center gap-2.5 border-r border-line bg-surface pr-3 pl-5 max-tablet:pl-3"
    >
      <span className="max-tablet:hidden">
        <PersonAvatar
          name={names.full(person.name, person.name_eng)}
          employee_id={person.employee_id}
          size={24}
        />
      </span>
      <bdi className={classNames('truncate text-sm', person.self ? 'font-semibold' : 'font-normal')}>
        {person.self ? (
          <>
            <span className="max-tablet:hidden">{t('you_named', { name })}</span>
            <span className="tablet:hidden">{name}</span>
          </>
        ) : (
          name
        )}
      </bdi>
    </th>
  );
};

const RowBars = ({
  absences,
  period,
  room: { codeDays, wordDays, halves },
}: Pick<GridRowProps, 'absences' | 'period' | 'room'>) => {
  const t = useTranslations('documents.away');
  const words = useAbsenceWords();
  const told = absences.map(barOf);
  return (
    <span aria-hidden className="contents">
      {barsIn(told, period.first, period.last).map((bar) => {
        const { absence, from, to } = bar;
        const days = to - from;
        const half = halves ? bar.half : undefined;
        const code = absence.kind === 'hidden' || half ? undefined : t(`code.${absence.kind}`);
        const title = words.title(absences[told.indexOf(absence)] as TeamAbsence);
        return (
          <AbsenceBar
            key={`${absence.id}-${absence.start}`}
            kind={absence.kind}
            pending={absence.pending}
            cutLeft={bar.cutLeft}
            cutRight={bar.cutRight}
            size={days < codeDays ? 'thin' : 'bar'}
            narrow={days === 1}
            half={half}
            column={`${from} / ${to}`}
          >
            {days < codeDays
              ? undefined
              : days < wordDays
                ? code
                : title || t(`bar.${absence.kind}`, { pending: String(absence.pending) })}
          </AbsenceBar>
        );
      })}
    </span>
  );
};
