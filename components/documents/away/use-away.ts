'use client';
import { useMemo } from 'react';
import type { Day } from '../../../lib/kernel/day.ts';
import { useView } from '../../rpc/use-view.ts';

/** Somebody who is away, as the view sends it: the family only where the reader may read that document. */
export interface AwayRow {
  readonly id: number;
  readonly employee_id: number;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly pending: '0' | '1';
  readonly object_id?: string | null;
  readonly [field: string]: unknown;
}

/** Everybody the caller may see who is away on some day of the range; nothing is asked without a range. */
export const useAway = (range: { first: Day; last: Day } | null) => {
  const view = useView<AwayRow>(
    'away',
    {
      filter: range === null ? '' : `start_date <= '${range.last}' and end_date >= '${range.first}'`,
      orderBy: 'start_date',
      rowsPerPage: 'all',
    },
    { enabled: range !== null },
  );
  const rows = view.data?.data;
  const { error, refetch } = view;
  return useMemo(
    () => ({ rows: rows ?? NOBODY, loaded: rows !== undefined, error, retry: () => void refetch() }),
    [rows, error, refetch],
  );
};

const NOBODY: readonly AwayRow[] = [];
