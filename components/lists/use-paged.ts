'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '../rpc/master-data.ts';
import type { AnyRow, Rows } from '../rpc/rows.ts';
import type { Pages } from './use-pages.ts';

/** The rows of a list that are in sight, a page of them, and how they stand. */
export interface Paged<Row> {
  readonly pages: Pages;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly totalExact: boolean;
  /** Nothing has come yet. */
  readonly pending: boolean;
  readonly failure: Failure | null;
  /** The rows in sight are those of before; the ones asked for are on their way. */
  readonly turning: boolean;
  /** Where the rows in sight stand in the whole list, from 1. */
  readonly first: number;
}

/** As much of a query as says how its rows stand. */
export type PagedView<Row> = Pick<
  UseQueryResult<Rows<Row>>,
  'data' | 'error' | 'refetch' | 'isPending' | 'isPlaceholderData'
>;

/** The rows of a view a page at a time; those before stay in sight while the next ones come. */
export const usePaged = <Row extends AnyRow>(
  { data, error, refetch, isPending, isPlaceholderData: turning }: PagedView<Row>,
  pages: Pages,
): Paged<Row> => ({
  pages,
  rows: data?.data ?? NO_ROWS,
  total: data?.total ?? 0,
  totalExact: data?.total_exact ?? true,
  pending: isPending,
  failure: error && { error, refetch },
  turning,
  first: useSettled((pages.page - 1) * pages.size + 1, turning),
});

const NO_ROWS: readonly never[] = [];

/** A value as it was before something became pending: what the rows still in sight were read with. */
const useSettled = (value: number, pending: boolean): number => {
  const [settled, setSettled] = useState(value);
  if (!pending && settled !== value) setSettled(value);
  return pending ? settled : value;
};
