'use client';
import { observeWindowOffset, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The rows of a board that are drawn: from the first up to `end`, which is not of them. */
export interface RowsInSight {
  readonly first: number;
  readonly end: number;
}

/** So few are all drawn. */
const ALL_ROWS = 40;
/** Rows drawn above and below those in sight. */
const BEYOND = 6;
/** On a page rows come and go by so many at once: most frames of a scroll then draw none. */
const BLOCK = 8;
/** Until the screen is measured. */
const SCREEN = { width: 0, height: 800 };

/** The rows of a region that scrolls, under a head that stays in sight, and how one of them is brought into sight. */
export const useRegionRows = (
  region: RefObject<HTMLElement | null>,
  count: number,
  { row, head }: { readonly row: number; readonly head: number },
): RowsInSight & { readonly show: (row: number) => void } => {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => row,
    overscan: BEYOND,
    scrollMargin: head,
    scrollPaddingStart: head,
    initialRect: SCREEN,
    useFlushSync: false,
  });
  const drawn = count > ALL_ROWS ? rows.getVirtualItems() : [];
  return {
    first: drawn[0]?.index ?? 0,
    end: (drawn.at(-1)?.index ?? count - 1) + 1,
    show: (index) => rows.scrollToIndex(index),
  };
};

/** The rows that a page scrolls, from the top of their place on. */
export const usePageRows = (
  place: RefObject<HTMLElement | null>,
  count: number,
  row: number,
): RowsInSight => {
  const [scrollMargin, setTop] = useState(0);
  // What stands above may grow with any change.
  useLayoutEffect(() => {
    setTop((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  });
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => row,
    overscan: 2 * BEYOND,
    scrollMargin,
    initialRect: SCREEN,
    // A page is read from where it is, and scrolled by its reader alone.
    initialOffset: 0,
    observeElementOffset: (instance, heard) => {
      heard(window.scrollY, false);
      return observeWindowOffset(instance, heard);
    },
    scrollToFn: () => undefined,
    useFlushSync: false,
  });
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  return {
    first: Math.floor((drawn[0]?.index ?? 0) / BLOCK) * BLOCK,
    end: Math.min(count, Math.ceil((last + 1) / BLOCK) * BLOCK),
  };
};
