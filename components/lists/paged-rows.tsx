'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnyRow, Rows } from '../rpc/rows.ts';
import { Answered } from '../shell/answered.tsx';
import { Pager } from './pager.tsx';
import type { Pages } from './use-pages.ts';

/** The rows of a view a page at a time; those before stay in sight while the next ones come. */
export const PagedRows = <Row extends AnyRow>({
  view,
  pages,
  fits = false,
  children,
  ...rest
}: {
  view: UseQueryResult<Rows<Row>>;
  /** Lines of the skeleton while nothing has come yet. */
  lines: number;
  level?: 'h2' | 'h3';
  /** In place of rows when there are none. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
  pages: Pages;
  /** All rows stand on the first page, whatever its size: there is nothing to turn. */
  fits?: boolean;
}) => (
  <Answered of={view} level="h2" {...rest}>
    {({ data: rows, total, total_exact }) => (
      <>
        {children(rows)}
        {!fits && (
          <Pager
            {...pages}
            first={(pages.page - 1) * pages.size + 1}
            busy={view.isPlaceholderData}
            shown={rows.length}
            total={total}
            totalExact={total_exact}
          />
        )}
      </>
    )}
  </Answered>
);
