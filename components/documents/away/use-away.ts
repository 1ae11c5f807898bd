'use client';
import { useMemo } from 'react';
import { isAtWork, kindOfObject } from '../../../lib/calendar/absence-kinds.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { useView } from '../../rpc/use-view.ts';
import { type AwayRow, awayAsk } from './away-ask.ts';

/**
 * Everyone the caller may see who is away on some day of the range, with those who work from home (`rows`) and without
 * them (`away`); nothing is asked without a range.
 */
export const useAway = (range: { first: Day; last: Day } | null) => {
  const { object, query } = awayAsk(range ?? NEVER);
  const view = useView<AwayRow>(object, query, { enabled: range !== null });
  const rows = view.data?.data;
  const { error, refetch } = view;
  return useMemo(() => {
    const spreadRows = rows?.flatMap(spread) ?? NOBODY;
    return {
      rows: spreadRows,
      away: spreadRows.filter(isAway),
      loaded: rows !== undefined,
      error,
      refetch,
    };
  }, [rows, error, refetch]);
};

const NEVER = { first: '0001-01-02', last: '0001-01-01' } as const;
const NOBODY: readonly AwayRow[] = [];

/** An absence is as many rows as it has stretches of days. */
const spread = (row: AwayRow): readonly AwayRow[] =>
  (JSON.parse(row.stretches) as [Day, Day][]).map(([start_date, end_date]) => ({
    ...row,
    start_date,
    end_date,
  }));

/** Whether an absence keeps its person from work; one with a hidden reason does. */
export const isAway = ({ object_id }: Pick<AwayRow, 'object_id'>): boolean =>
  !isAtWork(kindOfObject(object_id));
