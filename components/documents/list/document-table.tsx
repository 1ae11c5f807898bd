'use client';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { ColumnOrder } from '../../lists/next-sort.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { OrderButton } from '../../ui/row-table.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { DocumentTableRow } from './document-table-row.tsx';
import { FOLDS, WIDE } from './folding.ts';
import type { CellProps, RowsProps, ShownColumn } from './rows-props.ts';

/** How a table of documents looks: its columns, what each prints, and the order they can be put in. */
export interface TableLook<Column extends ShownColumn> {
  readonly columns: readonly Column[];
  /** What a column prints for a document. */
  readonly Cell: ComponentType<CellProps<Column>>;
  readonly headingOf: (column: Column) => string;
  readonly caption: string;
  readonly compact?: boolean;
  /** Absent where rows have one order alone. */
  readonly order?: {
    readonly now: ColumnOrder;
    readonly isSortable: (column: Column) => boolean;
    readonly onTurn: (column: Column) => void;
  };
}

interface DocumentTableProps<Column extends ShownColumn> extends RowsProps, TableLook<Column> {
  /** Other rows are on their way. */
  turning: boolean;
  onSelectAll: () => void;
}

/** A list of documents as a table: sunken head that stays, sorting in the head, actions in a last column that stays. */
export const DocumentTable = <Column extends ShownColumn>({
  columns,
  Cell,
  headingOf,
  caption,
  turning,
  compact = false,
  order,
  onSelectAll,
  ...rows
}: DocumentTableProps<Column>) => {
  const t = useTranslations('documents');
  const chosen = rows.rows.filter((row) => rows.chosen.has(row.id)).length;
  const all = chosen === 0 ? false : chosen === rows.rows.length ? true : 'mixed';
  return (
    <ScrollRegion
      className="@container overflow-x-auto data-fits:overflow-x-clip"
      aria-label={caption}
      aria-busy={turning}
      data-density={compact ? 'compact' : undefined}
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-sm text-ink-2 in-data-fits:sticky in-data-fits:top-(--header) in-data-fits:z-1">
          <tr>
            <th scope="col" className="w-12 py-2 pl-5 text-left">
              <Checkbox checked={all} onCheckedChange={onSelectAll} aria-label={t('list.select_all')} />
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sortedBy(order?.now, column)}
                className={classNames(
                  'h-[38px] px-(--cell-x) font-medium whitespace-nowrap',
                  column.kind === 'number' || column.kind === 'money' ? 'text-right' : 'text-left',
                  FOLDS[column.kind],
                  WIDE[column.kind],
                )}
              >
                {order?.isSortable(column) ? (
                  <OrderButton now={sortedBy(order.now, column)} onTurn={() => order.onTurn(column)}>
                    {headingOf(column)}
                  </OrderButton>
                ) : (
                  headingOf(column)
                )}
              </th>
            ))}
            <th scope="col" className="sticky right-0 bg-sunken pr-5">
              <span className="sr-only">{t('list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.rows.map((row) => (
            <DocumentTableRow key={row.id} row={row} columns={columns} Cell={Cell} {...rows} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

const sortedBy = (order: ColumnOrder | undefined, { key }: ShownColumn) => {
  if (order?.column !== key) return undefined;
  return order.sort === 'desc' ? 'descending' : 'ascending';
};
