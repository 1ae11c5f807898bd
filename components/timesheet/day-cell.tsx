'use client';
import { memo } from 'react';
import type { TimesheetCell } from '../../lib/rpc/timesheet.ts';
import { classNames } from '../ui/class-names.ts';
import { codeLook } from './code-look.ts';
import { useCodeWords } from './use-code-words.ts';

/** As many codes as a cell has lines for. */
const LINES = 3;

const CELL =
  'relative flex h-12 w-full cursor-pointer flex-col items-center justify-center gap-px text-[12px] leading-[14px] tracking-tight whitespace-nowrap hover:shadow-[inset_0_0_0_1px_var(--line-strong)] focus-visible:z-2 focus-visible:shadow-[inset_0_0_0_2px_var(--focus)]!';
/** What documents say by now differs from what is kept. */
export const HATCH =
  '[background:repeating-linear-gradient(135deg,color-mix(in_oklab,var(--abs-sick-edge)_42%,transparent)_0_1.5px,transparent_1.5px_7px),var(--surface)]';
export const CORNER =
  'after:absolute after:top-0 after:right-0 after:border-5 after:border-info-mark after:border-b-transparent after:border-l-transparent';

interface DayCellProps {
  readonly cell: TimesheetCell;
  /** The day is off by the calendar. */
  readonly off: boolean;
}

/** The codes of one day: a letter over its hours, or a line for each of several; its corner and its hatch. */
export const DayCodesShown = memo(({ cell, off }: DayCellProps) => {
  const { codes } = cell;
  return (
    <span aria-hidden="true" className={classNames(CELL, lookOf(cell, off))}>
      {codes.length > 1 ? <Several codes={codes} /> : <One codes={codes} isLate={cell.now !== undefined} />}
    </span>
  );
});
DayCodesShown.displayName = 'DayCodesShown';

const lookOf = ({ codes, now, corrected, pending }: TimesheetCell, off: boolean): string => {
  const [first] = codes;
  const ground =
    now !== undefined
      ? classNames('shadow-[inset_0_0_0_1.5px_var(--abs-sick-edge)]', HATCH)
      : codes.length > 1
        ? 'bg-primary-soft'
        : first
          ? codeLook(first[0])
          : off
            ? 'bg-day-weekend'
            : '';
  return classNames(
    ground,
    corrected && CORNER,
    pending && 'underline decoration-dotted decoration-1 underline-offset-3',
  );
};

type Codes = TimesheetCell['codes'];

const One = ({ codes: [only], isLate }: { codes: Codes; isLate: boolean }) => {
  const { hours } = useCodeWords();
  if (!only) return <span>·</span>;
  const [code, minutes] = only;
  const isQuiet = code === 'Я' || code === 'В';
  return (
    <span
      className={classNames(
        'flex flex-col items-center',
        isLate && 'rounded-[3px] bg-surface px-[3px]',
        !isQuiet && 'font-semibold',
      )}
    >
      <span>{code}</span>
      {minutes > 0 && <span>{hours(minutes)}</span>}
    </span>
  );
};

const Several = ({ codes }: { codes: Codes }) => {
  const { hours } = useCodeWords();
  const shown = codes.length > LINES ? codes.slice(0, LINES - 1) : codes;
  return (
    <span className="flex flex-col items-start">
      {shown.map(([code, minutes]) => (
        <span key={code}>
          <b className="font-semibold">{code}</b> {minutes > 0 ? hours(minutes) : ''}
        </span>
      ))}
      {shown.length < codes.length && <span>+{codes.length - shown.length}</span>}
    </span>
  );
};
