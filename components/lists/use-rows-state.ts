'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { writeQuery } from '../shell/write-query.ts';
import type { RowsAddress, RowsState } from './rows-address.ts';

/** Choosing adds an entry of the history, typing replaces it. */
export type ChangeRows = (patch: Partial<RowsState>, how?: 'push' | 'replace') => void;

/** What a list of rows shows, held by the address of the page; what else the address says stays as it is. */
export const useRowsState = ({ read, written }: RowsAddress): readonly [RowsState, ChangeRows] => {
  const query = useSearchParams();
  const state = useMemo(() => read(new URLSearchParams(query)), [read, query]);
  const change: ChangeRows = (patch, how = 'push') => writeQuery(written(state, patch), how);
  return [state, change];
};
