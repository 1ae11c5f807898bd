'use client';
import { useState } from 'react';
import type { AnyRow } from '../rpc/rows.ts';
import { extended, NOTHING, toggled, toggledAll } from './selection.ts';

/** The rows chosen in a list, and the ways to choose others. */
export interface Chosen<Row> {
  readonly ids: ReadonlySet<unknown>;
  /** Those in sight. */
  readonly rows: readonly Row[];
  /** Chooses a row or lets it go; with `range` all from the last one touched to this one. */
  readonly toggle: (id: unknown, range?: boolean) => void;
  /** All in sight, or none when all were chosen. */
  readonly all: () => void;
  readonly clear: () => void;
  readonly letGo: (ids: readonly unknown[]) => void;
}

/** Chooses among the rows in sight; what is not in sight counts for nothing. */
export const useChosen = <Row extends AnyRow>(rows: readonly Row[]): Chosen<Row> => {
  const [selection, setSelection] = useState(NOTHING);
  const { ids } = selection;
  const order = rows.map(({ id }) => id);
  return {
    ids,
    rows: rows.filter(({ id }) => ids.has(id)),
    toggle: (id, range = false) =>
      setSelection(range ? extended(selection, id, order) : toggled(selection, id)),
    all: () => setSelection(toggledAll(selection, order)),
    clear: () => setSelection(NOTHING),
    letGo: (gone) =>
      setSelection({ ids: new Set([...ids].filter((id) => !gone.includes(id))), anchor: null }),
  };
};
