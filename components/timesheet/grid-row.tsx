'use client';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { TimesheetMonth, TimesheetPerson } from '../../lib/rpc/timesheet.ts';
import type { DayCodes } from '../../lib/timesheet/day-codes.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { classNames } from '../ui/class-names.ts';
import { OpenPopover } from '../ui/open-popover.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { DayCodesShown } from './day-cell.tsx';
import { DayDetails } from './day-details.tsx';
import { halfEdge, NAME_CELL, SUM_CELLS } from './grid-look.ts';
import { TypedCell } from './typed-cell.tsx';
import { useCodeWords } from './use-code-words.ts';

/** The cell of a row that is walked, opened or written, where it is one of its own. */
export interface RowState {
  readonly active: number | undefined;
  readonly open: number | undefined;
  readonly typing: { readonly column: number; readonly text: string } | undefined;
}

interface GridRowProps extends RowState {
  readonly index: number;
  readonly person: TimesheetPerson;
  readonly days: TimesheetMonth['days'];
  readonly keeps: boolean;
  readonly onWalk: (column: number) => void;
  readonly onOpen: (column: number | undefined) => void;
  readonly onWrite: (column: number, codes: DayCodes) => void;
  readonly onGiveUp: () => void;
  readonly onCorrect: (column: number) => void;
}

/** One person: the days of the month and their sums. */
export const GridRow = memo((row: GridRowProps) => {
  const t = useTranslations('timesheet');
  const names = useNames();
  const words = useCodeWords();
  const { person, index, days, active } = row;
  const name = names.short(person.name, person.name_eng);
  const { first, second, month } = person.sums;
  return (
    <tr aria-rowindex={index + 2} className="h-12">
      <th
        scope="row"
        title={names.full(person.name, person.name_eng)}
        className={classNames(NAME_CELL, 'max-w-0 truncate bg-surface text-left text-sm font-medium')}
      >
        {name}
      </th>
      {days.map(({ day }, column) => (
        // By its number: the focus stays in its cell while months are turned.
        <td
          key={day.slice(8)}
          className={classNames('relative border-r border-b border-line p-0', halfEdge(column))}
        >
          <Cell row={row} column={column} name={name} isActive={active === column} />
        </td>
      ))}
      {[first, second, month].map(({ days: worked, minutes }, place) => (
        <td key={SUM_CELLS[place]} className={SUM_CELLS[place]}>
          <b className="block font-semibold text-ink">{t('days_short', { days: worked })}</b>
          {t('hours_short', { hours: words.hours(minutes) })}
        </td>
      ))}
    </tr>
  );
});
GridRow.displayName = 'GridRow';

const Cell = ({
  row,
  column,
  name,
  isActive,
}: {
  row: GridRowProps;
  column: number;
  name: string;
  isActive: boolean;
}) => {
  const t = useTranslations('timesheet');
  const { said } = useDays();
  const words = useCodeWords();
  const { person, index, days, open, typing } = row;
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
      onFocus={() => row.onWalk(column)}
      onClick={() => row.onOpen(column)}
      className="block w-full rounded-none focus-visible:outline-none focus-visible:[&>span]:shadow-[inset_0_0_0_2px_var(--focus)]!"
    >
      <DayCodesShown cell={cell} off={norm === 0} />
      <VisuallyHidden>{[label, ...marks.filter(Boolean)].join('. ')}</VisuallyHidden>
    </button>
  );
  if (typing?.column === column)
    return (
      <>
        {button}
        <TypedCell
          text={typing.text}
          label={label}
          norm={norm}
          onWrite={(codes) => row.onWrite(column, codes)}
          onGiveUp={row.onGiveUp}
        />
      </>
    );
  if (open !== column) return button;
  return (
    <OpenPopover
      open
      onOpenChange={(stays) => !stays && row.onOpen(undefined)}
      label={label}
      align="center"
      trigger={button}
    >
      <DayDetails person={person} day={day} keeps={row.keeps} onCorrect={() => row.onCorrect(column)} />
    </OpenPopover>
  );
};
