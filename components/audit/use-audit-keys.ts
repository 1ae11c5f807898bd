'use client';
import { useEffect, useRef } from 'react';
import { useListKeys } from '../documents/list/use-list-keys.ts';

/** What was touched last: the mouse over a row, or a key. */
interface Pointed {
  readonly x: number;
  readonly y: number;
}

/**
 * J and K walk the rows, Enter opens the one in focus, F narrows by the value under the cursor: that the mouse is over, or
 * one that is chosen of the row in focus.
 */
export const useAuditKeys = (onFilter: (row: number, kind: string | undefined) => void): void => {
  const pointed = useRef<Pointed | null>(null);
  useEffect(() => {
    const moved = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      pointed.current = pointerType === 'mouse' ? { x, y } : null;
    };
    window.addEventListener('pointermove', moved);
    return () => window.removeEventListener('pointermove', moved);
  }, []);
  useListKeys(
    {
      move: (by) => {
        pointed.current = null;
        const all = [...document.querySelectorAll<HTMLElement>('[data-audit-row]')];
        const at = all.findIndex((row) => row.contains(document.activeElement));
        const next = all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)];
        next?.querySelector('button')?.focus();
      },
      open: () => {},
      filter: () => {
        const under = pointed.current
          ? document.elementsFromPoint(pointed.current.x, pointed.current.y)
          : [document.activeElement].filter((each) => each !== null);
        const row = closest(under, '[data-audit-row]')?.dataset.auditRow;
        if (row !== undefined) onFilter(Number(row), closest(under, '[data-value]')?.dataset.value);
      },
    },
    true,
  );
};

const closest = (elements: readonly Element[], selector: string): HTMLElement | undefined => {
  for (const element of elements) {
    const found = element.closest<HTMLElement>(selector);
    if (found) return found;
  }
  return undefined;
};
