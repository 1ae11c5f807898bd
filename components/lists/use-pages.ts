'use client';
import { useState } from 'react';
import type { RowsState } from './rows-address.ts';
import type { ChangeRows } from './use-rows-state.ts';

/** Which page of how many rows is shown, and the ways to another. */
export interface Pages {
  readonly page: number;
  readonly size: number;
  /** The size a list begins with. */
  readonly standard: number;
  readonly onPage: (page: number) => void;
  /** Absent where the number of rows is set. */
  readonly onSize?: (size: number) => void;
}

/** Pages that are forgotten with the screen; another size begins at page one. */
export const usePages = (standard: number): Pages => {
  const [page, onPage] = useState(1);
  const [size, setSize] = useState(standard);
  return {
    page,
    size,
    standard,
    onPage,
    onSize: (next) => {
      setSize(next);
      onPage(1);
    },
  };
};

/** Pages held by an address, which leaves out the size a list begins with. */
export const pagesAt = (
  { page, size }: Pick<RowsState, 'page' | 'size'>,
  change: ChangeRows,
  standard: number,
): Required<Pages> => ({
  page,
  size: size ?? standard,
  standard,
  onPage: (next) => change({ page: next }),
  onSize: (next) => change({ size: next }),
});
