'use client';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent, PointerEvent } from 'react';
import { minutesOf } from '../../../lib/kernel/clock-time.ts';
import { DAY_MINUTES, grossMinutes } from '../../../lib/overtime/spans.ts';
import { useDays } from '../../calendar/use-days.ts';
import { moved, STEP, type Times } from './strip-scale.ts';

const HOUR = 60;
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

interface StripGripProps {
  edge: 'from' | 'to';
  times: Times;
  /** Where it stands on the strip, as CSS. */
  left: string;
  onChange: (times: Times) => void;
  onHold: (event: PointerEvent) => void;
}

/** One end of the work: dragged, or moved by arrows, a quarter of an hour at a time, an hour with Shift. */
export const StripGrip = ({ edge, times, left, onChange, onHold }: StripGripProps) => {
  const t = useTranslations('families.overtime.screen');
  const days = useDays();
  const begins = minutesOf(times.from);
  const now = edge === 'from' ? begins : begins + grossMinutes(times.from, times.to);
  const press = (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    onChange(moved(times, edge, way * (event.shiftKey ? HOUR : STEP)));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t(edge === 'from' ? 'grip_from' : 'grip_to')}
      aria-valuemin={edge === 'from' ? 0 : begins + STEP}
      aria-valuemax={edge === 'from' ? DAY_MINUTES - STEP : begins + DAY_MINUTES}
      aria-valuenow={now}
      aria-valuetext={days.clock(edge === 'from' ? times.from : times.to)}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.focus();
        onHold(event);
      }}
      className="absolute inset-y-1.5 z-1 grid w-6 -translate-x-1/2 cursor-ew-resize touch-none place-items-center focus-visible:outline-none touch:w-11 [&:focus-visible>span]:shadow-focus"
      style={{ left }}
    >
      <span
        aria-hidden
        className="h-8 w-2.5 rounded-full border-2 border-primary bg-surface shadow-[var(--shadow-1)]"
      />
    </div>
  );
};
