'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Smaller than this words can't be read: the graph scrolls instead. */
const LEAST = 0.72;
const MOST = 1.6;
const STEP = 0.15;

/** The frame of a graph, how large it is drawn in it, and what changes that. */
export interface Zoom {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  readonly bigger: () => void;
  readonly smaller: () => void;
  readonly fit: () => void;
}

/** How large the graph is drawn: as wide as its frame until the reader asks for more or less. */
export const useZoom = (width: number): Zoom => {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  const [asked, setAsked] = useState<number>();
  useLayoutEffect(() => {
    const at = frame.current;
    if (!at) return;
    const watcher = new ResizeObserver(() => setRoom(at.clientWidth));
    watcher.observe(at);
    return () => watcher.disconnect();
  }, []);
  const fitting = Math.min(1, Math.max(LEAST, width === 0 ? 1 : room / width));
  const scale = asked ?? fitting;
  const by = (change: number) => setAsked(Math.min(MOST, Math.max(LEAST / 2, scale + change)));
  return {
    frame,
    scale,
    bigger: () => by(STEP),
    smaller: () => by(-STEP),
    fit: () => setAsked(undefined),
  };
};
