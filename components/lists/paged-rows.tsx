'use client';
import type { AnyRow } from '../rpc/rows.ts';
import { LoadedRows, type LoadedRowsProps } from './loaded-rows.tsx';
import { Pager } from './pager.tsx';
import type { Pages } from './use-pages.ts';

/** The rows of a view a page at a time; those before stay in sight while the next ones come. */
export const PagedRows = <Row extends AnyRow>({
  pages,
  fits = false,
  children,
  ...rest
}: LoadedRowsProps<Row> & {
  pages: Pages;
  /** All rows stand on the first page, whatever its size: there is nothing to turn. */
  fits?: boolean;
}) => {
  const { data, isPlaceholderData } = rest.view;
  return (
    <LoadedRows {...rest}>
      {(rows) => (
        <>
          {children(rows)}
          {!fits && (
            <Pager
              {...pages}
              first={(pages.page - 1) * pages.size + 1}
              busy={isPlaceholderData}
              shown={rows.length}
              total={data?.total ?? rows.length}
              totalExact={data?.total_exact ?? true}
            />
          )}
        </>
      )}
    </LoadedRows>
  );
};
