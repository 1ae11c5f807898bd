'use client';
import { useState } from 'react';
import { useChosen } from '../../lists/use-chosen.ts';
import type { DocumentRow } from '../document-row.ts';

/** The cursor and the chosen rows of a list; both forget what is no longer on the page. */
export const useListFocus = (rows: readonly DocumentRow[]) => {
  const order = rows.map((row) => row.id);
  const [cursor, setCursor] = useState<number | null>(null);
  const chosen = useChosen(rows);
  const here = cursor !== null && order.includes(cursor) ? cursor : null;

  const focusRow = (id: number | undefined) => {
    if (id === undefined) return;
    setCursor(id);
    requestAnimationFrame(() => {
      const row = document.getElementById(`document-${id}`);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    });
  };
  return {
    cursor: here,
    current: rows.find((row) => row.id === here),
    chosen,
    setCursor,
    move: (by: 1 | -1) =>
      focusRow(
        order[
          here === null
            ? by === 1
              ? 0
              : order.length - 1
            : Math.min(order.length - 1, Math.max(0, order.indexOf(here) + by))
        ],
      ),
    /**
     * Moves on from rows that are about to go: to the next that stays, else the one before. The row takes the focus,
     * never its button: Enter opens a document that is not read yet, it does not decide on it.
     */
    leave: (gone: readonly number[]) => {
      chosen.letGo(gone);
      const last = Math.max(...gone.map((id) => order.indexOf(id)));
      const next =
        order.slice(last + 1).find((id) => !gone.includes(id)) ??
        order.slice(0, last).findLast((id) => !gone.includes(id));
      focusRow(next);
    },
  };
};
