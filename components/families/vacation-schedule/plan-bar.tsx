'use client';
import type { KeyboardEvent, PointerEvent } from 'react';
import { AbsenceBar } from '../../calendar/absence-bar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isOpen, type PlanEntry } from './plan-entry.ts';
import { isAgreed } from './use-plan-words.ts';

interface PlanBarProps {
  entry: PlanEntry;
  place: { left: string; width: string };
  label: string;
  writes: boolean;
  isMarked: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onGrip: (kind: 'move' | 'stretch') => (event: PointerEvent) => void;
}

/** A part of a plan on its days: solid once it is agreed. It is a button: keys move it, stretch it, split it. */
export const PlanBar = ({ entry, place, label, writes, isMarked, onKeyDown, onGrip }: PlanBarProps) => {
  const held = writes && isOpen(entry);
  return (
    <button
      type="button"
      data-entry={entry.id}
      aria-label={label}
      title={label}
      onKeyDown={onKeyDown}
      onPointerDown={held ? onGrip('move') : undefined}
      className={classNames(
        'absolute top-1/2 -mt-[13px] grid h-[26px] min-w-3 touch-pan-y rounded-tag',
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
      {held && (
        <span
          aria-hidden
          onPointerDown={onGrip('stretch')}
          className="absolute inset-y-0 -right-1 z-2 w-2 cursor-ew-resize"
        />
      )}
    </button>
  );
};
