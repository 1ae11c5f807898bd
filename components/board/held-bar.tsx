'use client';
import type { ComponentProps, PointerEvent } from 'react';
import { type BarAct, barActOf } from '../../lib/board/bar-acts.ts';
import { classNames } from '../ui/class-names.ts';

interface HeldBarProps extends Omit<ComponentProps<'button'>, 'type' | 'onKeyDown' | 'onPointerDown'> {
  /** Answers whether it takes what a key says. */
  onAct: (act: BarAct) => boolean;
  /** Begins a drag; without it the bar stays where it is. */
  onGrip: ((act: 'move' | 'stretch') => (event: PointerEvent) => void) | undefined;
  /** Where the end is that stretches it. */
  endClassName: string;
}

/** A bar that a pointer moves, or stretches by its end, and keys likewise. */
export const HeldBar = ({ onAct, onGrip, endClassName, children, ...button }: HeldBarProps) => (
  <button
    {...button}
    type="button"
    onKeyDown={(event) => {
      const pressed = barActOf(event);
      if (!pressed || !onAct(pressed)) return;
      event.preventDefault();
      event.stopPropagation();
    }}
    onPointerDown={onGrip?.('move')}
  >
    {children}
    {onGrip && (
      <span
        aria-hidden
        onPointerDown={onGrip('stretch')}
        className={classNames('absolute inset-y-0 w-2 cursor-ew-resize', endClassName)}
      />
    )}
  </button>
);
