'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Height of a row with its line. */
export const ROW_HEIGHT = 49;
/** The head stays above the rows. */
const HEAD_HEIGHT = 42;
/** Rows drawn above and below those in sight. */
const BEYOND = 6;
/** So few are all drawn. */
const ALL_ROWS = 40;

interface RowWindow {
  readonly first: number;
  /** The one after the last. */
  readonly end: number;
}

/** Which rows of a scrolled part are drawn. */
export const rowsInSight = (top: number, height: number, count: number): RowWindow => {
  if (count <= ALL_ROWS) return { first: 0, end: count };
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - BEYOND);
  return { first, end: Math.min(count, Math.ceil((top + height) / ROW_HEIGHT) + BEYOND) };
};

/** The rows to draw while the region scrolls, and how one is brought into sight. */
export const useRowWindow = (region: RefObject<HTMLElement | null>, count: number) => {
  const [at, setAt] = useState({ top: 0, height: 800 });
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const look = () => setAt({ top: element.scrollTop, height: element.clientHeight });
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [region]);
  const show = (row: number): void => {
    const element = region.current;
    if (!element) return;
    const top = row * ROW_HEIGHT;
    const room = element.clientHeight - HEAD_HEIGHT - ROW_HEIGHT;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top > element.scrollTop + room) element.scrollTop = top - room;
  };
  return { ...rowsInSight(at.top, at.height, count), show };
};
