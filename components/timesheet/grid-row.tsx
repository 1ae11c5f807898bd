'use client';
import { useTranslations } from 'next-intl';
import type { TimesheetMonth, TimesheetPerson } from '../../lib/rpc/timesheet.ts';
import type { DayCodes } from '../../lib/timesheet/day-codes.ts';
import { BoardRow } from '../board/board.tsx';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { classNames } from '../ui/class-names.ts';
import { OpenPopover } from '../ui/open-popover.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { DayCodesShown } from './day-cell.tsx';
import { DayDetails } from './day-details.tsx';
import { halfEdge, NAME_CELL, ROW_PX, SUM_CELLS } from './grid-look.ts';
import { TypedCell } from './typed-cell.tsx';
import { useCodeWords } from './use-code-words.ts';
import type { useGrid } from './use-grid.ts';

interface GridRowProps {
  readonly index: number;
  readonly person: TimesheetPerson;
  readonly days: TimesheetMonth['days'];
  readonly keeps: boolean;
  readonly grid: Pick<ReturnType<typeof useGrid>, 'at' | 'setActive' | 'setOpen' | 'stopTyping'>;
  readonly onWrite: (person: TimesheetPerson, day: string, codes: DayCodes) => void;
  readonly onCorrect: (person: TimesheetPerson, day: string) => void;
}

/** One person: the days of the month and their sums. */
export const GridRow = (row: GridRowProps) => {
  const t = useTranslations('timesheet');
  const names = useNames();
  const words = useCodeWords();
  const { person, index, days } = row;
  const name = names.short(person.name, person.name_eng);
  const { first, second, month } = person.sums;
  return (
    <BoardRow index={index} rowPx={ROW_PX}>
      <th
        scope="row"
        title={names.full(person.name, person.name_eng)}
        className={classNames(NAME_CELL, 'truncate bg-surface text-left text-sm font-medium')}
      >
        {name}
      </th>
      {days.map(({ day }, column) => (
        // By its number: the focus stays in its cell while months are turned.
        <td
          key={day.slice(8)}
          className={classNames('relative border-r border-b border-line p-0', halfEdge(column))}
        >
          <Cell row={row} column={column} name={name} />
        </td>
      ))}
      {[first, second, month].map(({ days: worked, minutes }, place) => (
        <td key={SUM_CELLS[place]} className={SUM_CELLS[place]}>
          <b className="block font-semibold text-ink">{t('days_short', { days: worked })}</b>
          {t('hours_short', { hours: words.hours(minutes) })}
        </td>
      ))}
    </BoardRow>
  );
};

const Cell = ({ row, column, name }: { row: GridRowProps; column: number; name: string }) => {
  const t = useTranslations('timesheet');
  const { said } = useDays();
  const words = useCodeWords();
  const { person, index, days, grid } = row;
  const place = { row: index, column };
  const { isActive, isOpen, typed } = grid.at(place);
  const cell = person.cells[column];
  const { day = '', norm = 0 } = days[column] ?? {};
  if (!cell) return null;
  const label = t('cell', { day: said(day), name, codes: words.said(cell.codes) || t('not_employed') });
  const marks = [cell.corrected && t('corrected'), cell.now && t('late'), cell.pending && t('pending')];
  const button = (
    <button
      type="button"
      data-cell={`${index}.${column}`}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => grid.setActive(place)}
      onClick={() => grid.setOpen(place)}
      className="block w-full rounded-none focus-visible:outline-none focus-visible:[&>span]:shadow-[inset_0_0_0_2px_var(--focus)]!"
    >
      <DayCodesShown cell={cell} off={norm === 0} />
      <VisuallyHidden>{[label, ...marks.filter(Boolean)].join('. ')}</VisuallyHidden>
    </button>
  );
  if (typed !== undefined)
    return (
      <>
        {button}
        <TypedCell
          text={typed}
          label={label}
          norm={norm}
          onWrite={(codes) => {
            grid.stopTyping();
            row.onWrite(person, day, codes);
          }}
          onGiveUp={grid.stopTyping}
        />
      </>
    );
  if (!isOpen) return button;
  return (
    <OpenPopover
      open
      onOpenChange={(stays) => !stays && grid.setOpen(undefined)}
      label={label}
      align="center"
      trigger={button}
    >
      <DayDetails
        person={person}
        day={day}
        keeps={row.keeps}
        onCorrect={() => {
          grid.setOpen(undefined);
          row.onCorrect(person, day);
        }}
      />
    </OpenPopover>
  );
};
