'use client';
import { useTranslations } from 'next-intl';
import { memo, type PointerEvent, type ReactNode } from 'react';
import type { Period } from '../../lib/board/scale.ts';
import type { TeamAbsence, TeamPerson } from '../../lib/rpc/team-calendar.ts';
import { AbsenceBars, type BarRoom } from '../board/absence-bars.tsx';
import { BoardRow, BoardTrack, NAME_IN_SIGHT } from '../board/board.tsx';
import { useAbsenceWords } from '../board/use-absence-words.ts';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useNames } from '../people/use-names.ts';
import { classNames } from '../ui/class-names.ts';
import { barOf } from './absence-view.ts';
import { useAbsenceTitle } from './use-absence-title.ts';

interface GridRowProps {
  index: number;
  person: TeamPerson;
  absences: readonly TeamAbsence[];
  period: Period;
  days: number;
  /** The picture of the ground of its days. */
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
  ({ index, person, absences, period, days, ground, room, onPress, children }: GridRowProps) => {
    const { said } = useAbsenceWords();
    const titleOf = useAbsenceTitle();
    const told = absences.map(barOf);
    const press = (event: PointerEvent<HTMLTableCellElement>) => {
      const { left, width } = event.currentTarget.getBoundingClientRect();
      onPress(index, (event.clientX - left) / width);
    };
    return (
      <BoardRow
        index={index}
        className="h-9 border-b border-line [contain-intrinsic-size:auto_36px] [content-visibility:auto] print:[content-visibility:visible]"
      >
        <NameCell person={person} />
        <BoardTrack
          days={days}
          said={said(told)}
          drawn={
            <AbsenceBars absences={told} period={period} room={room} titleOf={({ of }) => titleOf(of)} />
          }
          className={classNames('h-9 [print-color-adjust:exact]', absences.length > 0 && 'cursor-pointer')}
          style={{ backgroundImage: ground }}
          onPointerUp={press}
        >
          {children}
        </BoardTrack>
      </BoardRow>
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
      className={`${NAME_IN_SIGHT} z-2 h-9 items-center border-r border-line pl-5 max-tablet:pl-3`}
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
