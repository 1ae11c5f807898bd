'use client';
import { type PointerEvent, type RefObject, useState } from 'react';
import { type Axis, heldWithin, unitAt } from '../../lib/board/axis.ts';

/** What a pointer holds on a track, the unit under it when it went down, and how far it has come. */
export interface Held<Grip> {
  readonly grip: Grip;
  readonly from: number;
  readonly by: number;
  /** The axis as it was then: it may change under the pointer. */
  readonly axis: Axis;
}

interface TrackActs<Grip> {
  /** Let go elsewhere than where it was taken. */
  readonly onDrop?: (held: Held<Grip>) => void;
  /** Every unit on the way. */
  readonly onMove?: (held: Held<Grip>) => void;
  /** A pointer beyond the ends of the track holds units outside. */
  readonly isEndless?: boolean;
}

/** Follows a pointer over a track in whole units. A finger drags only what says so: elsewhere it scrolls. */
export const useTrack = <Grip>(
  track: RefObject<HTMLElement | null>,
  axis: Axis,
  { onDrop, onMove, isEndless = false }: TrackActs<Grip>,
) => {
  const [held, hold] = useState<Held<Grip>>();
  const unitUnder = ({ clientX }: PointerEvent, on: Axis): number => {
    const { left = 0, width = 1 } = track.current?.getBoundingClientRect() ?? {};
    const unit = unitAt(on, (clientX - left) / width);
    return isEndless ? unit : heldWithin(on, unit);
  };
  const letGo = (isDropped: boolean) => {
    if (held && held.by !== 0 && isDropped) onDrop?.(held);
    hold(undefined);
  };
  return {
    held,
    begin:
      (grip: Grip, { byTouch = false } = {}) =>
      (event: PointerEvent) => {
        if (event.button !== 0 || (event.pointerType === 'touch' && !byTouch)) return;
        event.stopPropagation();
        track.current?.setPointerCapture(event.pointerId);
        hold({ grip, from: unitUnder(event, axis), by: 0, axis });
      },
    follow: {
      onPointerMove: (event: PointerEvent) => {
        if (!held) return;
        const by = unitUnder(event, held.axis) - held.from;
        if (by === held.by) return;
        hold({ ...held, by });
        onMove?.({ ...held, by });
      },
      onPointerUp: () => letGo(true),
      onPointerCancel: () => letGo(false),
    },
  };
};
