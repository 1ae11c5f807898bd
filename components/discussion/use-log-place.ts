'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** So near to its end a log follows what comes. */
const NEAR_PX = 64;

/**
 * Keeps a log where its reader is: at first where the new begins, at the end as messages come, at the same message when
 * earlier ones come above it. Answers what hears it scroll.
 */
export const useLogPlace = (log: RefObject<HTMLElement | null>, oldest: number | undefined): (() => void) => {
  const before = useRef<{ oldest: number | undefined; height: number; atEnd: boolean }>({
    oldest: undefined,
    height: 0,
    atEnd: true,
  });
  useLayoutEffect(() => {
    const at = log.current;
    if (!at) return;
    const { oldest: was, height, atEnd } = before.current;
    if (was === undefined && oldest !== undefined) {
      const firstNew = at.querySelector<HTMLElement>('[data-new]');
      at.scrollTop = firstNew ? firstNew.offsetTop - NEAR_PX : at.scrollHeight;
    } else if (was !== undefined && was !== oldest) at.scrollTop += at.scrollHeight - height;
    else if (atEnd) at.scrollTop = at.scrollHeight;
    before.current = { oldest, height: at.scrollHeight, atEnd: isAtEnd(at) };
  });
  return () => {
    if (log.current) before.current.atEnd = isAtEnd(log.current);
  };
};

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX;
