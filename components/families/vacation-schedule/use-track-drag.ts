'use client';
import { type PointerEvent, useRef, useState } from 'react';

/** What is dragged: a part as a whole, its end, or a new stretch. */
export type Grip = { readonly kind: 'move' | 'stretch'; readonly id: number } | { readonly kind: 'add' };

/** What a pointer does on a track, in days. */
export interface Drag {
  readonly grip: Grip;
  /** The day under the pointer when it went down, as a place in the year. */
  readonly from: number;
  readonly by: number;
}

/** Follows a pointer over the track of a year and says where it was let go; a click that goes nowhere is no drag. */
export const useTrackDrag = (days: number, onDrop: (drag: Drag) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const track = useRef<HTMLDivElement>(null);
  const placeOf = ({ clientX }: PointerEvent): number => {
    const { left = 0, width = 1 } = track.current?.getBoundingClientRect() ?? {};
    return Math.min(days - 1, Math.max(0, Math.floor(((clientX - left) / width) * days)));
  };
  const end = (drop: boolean) => {
    if (drag && drag.by !== 0 && drop) onDrop(drag);
    setDrag(undefined);
  };
  return {
    track,
    drag: drag && drag.by !== 0 ? drag : undefined,
    begin: (grip: Grip) => (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      event.stopPropagation();
      track.current?.setPointerCapture(event.pointerId);
      setDrag({ grip, from: placeOf(event), by: 0 });
    },
    follow: {
      onPointerMove: (event: PointerEvent) => {
        if (drag) setDrag({ ...drag, by: placeOf(event) - drag.from });
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    },
  };
};
