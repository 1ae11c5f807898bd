'use client';
import { useEffect, useRef } from 'react';

interface Steps {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Ctrl Z takes the last step back, Ctrl Shift Z and Ctrl Y do it again, outside text fields and windows. */
export const useUndoKeys = (steps: Steps): void => {
  const latest = useRef(steps);
  latest.current = steps;
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (!isRedo && event.code !== 'KeyZ') return;
      event.preventDefault();
      (isRedo ? latest.current.redo : latest.current.undo)?.();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, [role="dialog"]') !== null);
