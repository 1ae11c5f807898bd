'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { writeQuery } from '../shell/write-query.ts';
import type { RowsAddress, RowsState } from './rows-address.ts';

/** Choosing adds an entry of the history, typing replaces it. What is not named stays, each choice by itself. */
export type ChangeRows = (
  patch: Partial<RowsState> | ((now: RowsState) => Partial<RowsState>),
  how?: 'push' | 'replace',
) => void;

/**
 * What a list of rows shows, held by the address of the page; what else the address says stays as it is. A change is
 * one of what the address says now: what is on the screen may be older by the reading that is under way.
 */
export const useRowsState = ({ read, written }: RowsAddress): readonly [RowsState, ChangeRows] => {
  const query = useSearchParams();
  const state = useMemo(() => read(new URLSearchParams(query)), [read, query]);
  const change: ChangeRows = (patch, how = 'push') => {
    const now = read(new URLSearchParams(window.location.search));
    writeQuery(written(now, typeof patch === 'function' ? patch(now) : patch), how);
  };
  return [state, change];
};
