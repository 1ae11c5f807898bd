'use client';
import type { PointerEvent } from 'react';
import type { Placed } from '../../../lib/board/axis.ts';
import type { BarAct } from '../../../lib/board/bar-acts.ts';
import { AbsenceBar } from '../../board/absence-bar.tsx';
import { HeldBar } from '../../board/held-bar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isOpen, type PlanEntry } from './plan-entry.ts';
import { isAgreed } from './use-plan-words.ts';

/** Numbers of days from here on need more room than the days themselves may have. */
const TWO_DIGITS = 10;

interface PlanBarProps {
  entry: PlanEntry;
  place: Placed;
  label: string;
  /** The days it would be on, while it is dragged. */
  dates: string | undefined;
  writes: boolean;
  isMarked: boolean;
  onAct: (act: BarAct) => boolean;
  onGrip: (kind: 'move' | 'stretch') => (event: PointerEvent) => void;
}

/** A part of a plan on its days: solid once it is agreed. It is a button: keys move it, stretch it, split it. */
export const PlanBar = ({ entry, place, label, dates, writes, isMarked, onAct, onGrip }: PlanBarProps) => {
  const held = writes && isOpen(entry);
  return (
    <HeldBar
      data-entry={entry.id}
      aria-label={label}
      title={label}
      onAct={onAct}
      onGrip={held ? onGrip : undefined}
      endClassName="-right-1 z-2"
      className={classNames(
        'absolute top-1/2 -mt-[13px] grid h-[26px] touch-pan-y rounded-tag',
        entry.days < TWO_DIGITS ? 'min-w-3.5' : 'min-w-4.5',
        held ? 'cursor-grab' : 'cursor-default',
        isMarked && 'outline-2 outline-offset-1 outline-warning-mark',
        entry.isChanged && 'shadow-[0_2px_0_var(--primary)]',
      )}
      style={place}
    >
      <AbsenceBar kind="leave" pending={!isAgreed(entry)} narrow />
      <span
        aria-hidden
        className="absolute inset-y-0 -inset-x-1 z-2 grid place-items-center text-xs leading-none font-semibold text-ink"
      >
        {entry.days}
      </span>
      {dates !== undefined && (
        <span
          aria-hidden
          className="absolute bottom-full left-1/2 z-3 mb-1 -translate-x-1/2 rounded-tag bg-ink px-1.5 py-1 text-xs leading-none whitespace-nowrap text-surface"
        >
          {dates}
        </span>
      )}
    </HeldBar>
  );
};
