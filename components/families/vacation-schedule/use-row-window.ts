'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Rows beyond the screen that are drawn all the same: what is scrolled to is there already. */
const BESIDE = 12;
/** Rows come and go by so many at once: most frames of a scroll then draw none. */
const BLOCK = 8;

/** Which of many rows of one height are drawn, by where the page is scrolled to. */
export const useRowWindow = (
  place: RefObject<HTMLElement | null>,
  count: number,
  height: number,
): readonly [from: number, to: number] => {
  const [[from, to], show] = useState<readonly [number, number]>([0, 2 * BESIDE]);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      const top = place.current?.getBoundingClientRect().top ?? 0;
      const first = Math.max(0, Math.floor((-top / height - BESIDE) / BLOCK) * BLOCK);
      const last = Math.ceil(((window.innerHeight - top) / height + BESIDE) / BLOCK) * BLOCK;
      show((now) => (now[0] === first && now[1] === last ? now : [first, last]));
    };
    const heard = () => {
      asked ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', heard, { passive: true });
    window.addEventListener('resize', heard);
    return () => {
      cancelAnimationFrame(asked);
      window.removeEventListener('scroll', heard);
      window.removeEventListener('resize', heard);
    };
  }, [place, height]);
  return [Math.min(from, Math.max(0, count - 1)), Math.min(to, count)];
};
