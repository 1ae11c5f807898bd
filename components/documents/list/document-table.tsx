'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { DocumentTableRow } from './document-table-row.tsx';
import { FOLDS, WIDE } from './folding.ts';
import type { CellProps, RowsProps, ShownColumn } from './rows-props.ts';

interface DocumentTableProps<Column extends ShownColumn> extends RowsProps {
  columns: readonly Column[];
  /** What a column prints for a document. */
  Cell: ComponentType<CellProps<Column>>;
  headingOf: (column: Column) => string;
  caption: string;
  /** Other rows are on their way. */
  turning: boolean;
  compact: boolean;
  sort: { column: string | null; desc: boolean };
  sortable: (column: Column) => boolean;
  onSort: (column: Column) => void;
  onSelectAll: () => void;
}

/** A list of documents as a table: sunken head that stays, sorting in the head, actions in a last column that stays. */
export const DocumentTable = <Column extends ShownColumn>({
  columns,
  Cell,
  headingOf,
  caption,
  turning,
  compact,
  sort,
  sortable,
  onSort,
  onSelectAll,
  ...rows
}: DocumentTableProps<Column>) => {
  const t = useTranslations('documents');
  const chosen = rows.rows.filter((row) => rows.selection.ids.has(row.id)).length;
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
              <HeadCell
                key={column.key}
                column={column}
                heading={headingOf(column)}
                sort={sort}
                sortable={sortable(column)}
                onSort={() => onSort(column)}
              />
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

interface HeadCellProps {
  column: ShownColumn;
  heading: string;
  sort: { column: string | null; desc: boolean };
  sortable: boolean;
  onSort: () => void;
}

const HeadCell = ({ column, heading, sort, sortable, onSort }: HeadCellProps) => {
  const sorted = sort.column === column.key;
  const arrow = sorted ? (sort.desc ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sort.desc ? 'descending' : 'ascending') : undefined}
      className={classNames(
        'h-[38px] px-(--cell-x) font-medium whitespace-nowrap',
        column.kind === 'number' || column.kind === 'money' ? 'text-right' : 'text-left',
        FOLDS[column.kind],
        WIDE[column.kind],
      )}
    >
      {sortable ? (
        <button type="button" onClick={onSort} className="inline-flex min-h-6 items-center gap-1 font-medium">
          {heading}
          <Icon of={arrow} size={14} className={sorted ? '' : 'text-ink-3'} />
        </button>
      ) : (
        heading
      )}
    </th>
  );
};
