'use client';
import {
  CalendarClock,
  ChevronDown,
  ChevronUp,
  FileDown,
  PencilLine,
  Plus,
  TreePalm,
  Undo2,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { LeaveBalance, LedgerRow } from '../../../../lib/documents/families/vacation/rpc.ts';
import type { Day } from '../../../../lib/kernel/day.ts';
import type { Cause } from '../../../../lib/leave/entry.ts';
import { daysOfParts, partsOfDays } from '../../../../lib/leave/parts.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconType } from '../../../ui/icon.tsx';
import type { Run } from './folded.ts';
import { RowGround } from './ground.tsx';
import { useLeaveWords } from './use-leave-words.ts';

const ICONS: Readonly<Record<Cause, IconType>> = {
  limit: Plus,
  import: FileDown,
  accrual: Plus,
  leave: TreePalm,
  planned: TreePalm,
  return: Undo2,
  correction: PencilLine,
  transfer: PencilLine,
  forfeit: PencilLine,
};

/** Rows above today may still change: they lie on a hatch. */
const HATCH =
  '[background:repeating-linear-gradient(135deg,var(--surface-sunken)_0_1.5px,transparent_1.5px_9px),var(--surface)]';

interface RunProps {
  run: Run;
  balance: LeaveBalance;
  /** The day that is explained beside. */
  picked: Day;
  onPick: (day: Day) => void;
}

/** A row, or several that say the same, folded into one until they are asked for. */
export const LedgerRun = ({ run, ...rest }: RunProps) => {
  const [isOpen, setOpen] = useState(false);
  return isOpen && run.rows.length > 1 ? (
    run.rows.map((row, index) => (
      <Line
        key={row.on_date}
        run={{ ...run, rows: [row] }}
        {...rest}
        {...(index === 0 && { fold: { isOpen, count: run.rows.length, onTurn: () => setOpen(false) } })}
      />
    ))
  ) : (
    <Line
      run={run}
      {...rest}
      {...(run.rows.length > 1 && { fold: { isOpen, count: run.rows.length, onTurn: () => setOpen(true) } })}
    />
  );
};

interface Fold {
  readonly isOpen: boolean;
  readonly count: number;
  readonly onTurn: () => void;
}

const Line = ({ run, balance, picked, onPick, fold }: RunProps & { fold?: Fold }) => {
  const t = useTranslations('families.vacation.days');
  const days = useDays();
  const { what, signed, exact } = useLeaveWords();
  const [row] = run.rows;
  const isPicked = row.on_date === picked;
  const cell = 'px-(--cell-x) py-2.5 align-middle max-tablet:block max-tablet:p-0';
  return (
    <tr
      aria-current={isPicked || undefined}
      className={classNames(
        'relative max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:gap-x-3 max-tablet:px-4 max-tablet:py-3',
        isPicked
          ? 'bg-primary-soft shadow-[inset_3px_0_0_var(--primary)]'
          : run.isAhead
            ? HATCH
            : 'hover:bg-hover',
      )}
    >
      <td className={classNames(cell, 'pl-5 whitespace-nowrap max-tablet:text-sm max-tablet:text-ink-2')}>
        <button
          type="button"
          aria-label={t('pick', { day: days.day(row.on_date) })}
          onClick={() => onPick(row.on_date)}
          className="min-h-6 text-left after:absolute after:inset-0"
        >
          {spanOf(run, days)}
        </button>
      </td>
      <th scope="row" className={classNames(cell, 'text-left font-normal max-tablet:col-start-1')}>
        <span className="flex items-center gap-2">
          <Icon
            of={iconOf(run)}
            size={16}
            className={row.days.startsWith('-') ? 'text-warning-ink' : 'text-success-ink'}
          />
          <span className="min-w-0">{what(run)}</span>
          {fold && (
            <span className="relative z-1 -my-2 inline-flex">
              <IconButton
                size="sm"
                variant="quiet"
                icon={fold.isOpen ? ChevronUp : ChevronDown}
                label={fold.isOpen ? t('hide_run') : t('show_run', { count: fold.count })}
                aria-expanded={fold.isOpen}
                onClick={fold.onTurn}
              />
            </span>
          )}
        </span>
      </th>
      <td
        className={classNames(
          cell,
          'text-sm text-ink-2 max-tablet:col-start-1 max-tablet:row-start-3 [&_a]:relative [&_a]:z-1',
        )}
      >
        <RowGround row={row} balance={balance} />
      </td>
      <td
        className={classNames(
          cell,
          'text-right font-medium whitespace-nowrap tabular-nums max-tablet:col-start-2 max-tablet:row-start-1',
        )}
      >
        {signed(sumOfRun(run.rows))}
      </td>
      <td
        className={classNames(
          cell,
          'pr-5 text-right whitespace-nowrap tabular-nums max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:text-ink-2',
        )}
      >
        {exact(row.balance)}
      </td>
    </tr>
  );
};

const iconOf = ({ rows: [row], isAhead }: Run): IconType => {
  if (row.cause === 'accrual' && isAhead) return CalendarClock;
  const isReturn = row.cause === 'correction' && row.document !== null && !row.days.startsWith('-');
  return isReturn ? Undo2 : ICONS[row.cause];
};

/** The day of one row, or the first and the last of several. */
const spanOf = ({ rows }: Run, days: ReturnType<typeof useDays>): string => {
  const last = rows.at(-1);
  return last && last !== rows[0] ? days.range(last.on_date, rows[0].on_date) : days.day(rows[0].on_date);
};

const sumOfRun = (rows: readonly LedgerRow[]): string =>
  daysOfParts(rows.reduce((sum, { days }) => sum + partsOfDays(days), 0));
