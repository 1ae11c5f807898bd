'use client';
import { useState } from 'react';

/** Which page of how many rows is shown, and the ways to another. */
export interface Pages {
  readonly page: number;
  readonly size: number;
  /** The size a list begins with. */
  readonly standard: number;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Pages that are forgotten with the screen. */
export const usePages = (standard: number): Pages => {
  const [page, setPage] = useState(1);
  return usePagesHeldBy(standard, page, setPage);
};

/** Pages whose number is held elsewhere, as in an address; another size begins at page one in the same place. */
export const usePagesHeldBy = (
  standard: number,
  page: number,
  turn: (page: number, how?: 'push' | 'replace') => void,
): Pages => {
  const [size, setSize] = useState(standard);
  return {
    page,
    size,
    standard,
    onPage: (next) => turn(next),
    onSize: (next) => {
      setSize(next);
      turn(1, 'replace');
    },
  };
};
