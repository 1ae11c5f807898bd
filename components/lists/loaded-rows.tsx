'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AnyRow, Rows } from '../rpc/rows.ts';
import { LoadFailure } from '../shell/failure.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

export interface LoadedRowsProps<Row extends AnyRow> {
  view: UseQueryResult<Rows<Row>>;
  /** Lines of the skeleton while nothing has come yet. */
  lines: number;
  level?: 'h2' | 'h3';
  /** In place of rows when there are none. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a view, or what stands in their place: why they did not load, that they are coming, that there are none. */
export const LoadedRows = <Row extends AnyRow>({
  view,
  lines,
  level = 'h2',
  empty,
  children,
}: LoadedRowsProps<Row>) => {
  const common = useTranslations('common');
  if (view.isError)
    return <LoadFailure level={level} error={view.error} onRetry={() => void view.refetch()} />;
  if (view.isPending) return <SkeletonRows rows={lines} label={common('loading')} />;
  return view.data.data.length === 0 ? empty : children(view.data.data);
};
