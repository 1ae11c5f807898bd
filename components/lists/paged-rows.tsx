'use client';
import type { ReactNode } from 'react';
import { Answered } from '../shell/answered.tsx';
import { Pager } from './pager.tsx';
import type { Paged } from './use-paged.ts';

interface PagedRowsProps<Row> {
  of: Paged<Row>;
  /** Lines of the skeleton while nothing has come yet. */
  lines: number;
  level?: 'h2' | 'h3';
  /** In place of rows when there are none. */
  empty: ReactNode;
  /** All rows stand on the first page, whatever its size: there is nothing to turn. */
  fits?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows with the ways to others, or what stands in their place: loading, an error, nothing. */
export const PagedRows = <Row,>({
  of: { rows, failure, pending, turning, first, total, totalExact, pages },
  lines,
  level = 'h2',
  empty,
  fits = false,
  children,
}: PagedRowsProps<Row>) => {
  if (failure || pending || (rows.length === 0 && turning))
    return <Answered of={{ ...failure }} level={level} lines={lines} />;
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows)}
      {!fits && (
        <Pager
          {...pages}
          first={first}
          busy={turning}
          shown={rows.length}
          total={total}
          totalExact={totalExact}
        />
      )}
    </>
  );
};
