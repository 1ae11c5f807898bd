'use client';
import { useTranslations } from 'next-intl';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { DocumentRow } from '../document-row.ts';
import { FOLDS } from './folding.ts';
import { RowActions } from './row-actions.tsx';
import type { CellProps, RowsProps, ShownColumn } from './rows-props.ts';

interface DocumentTableRowProps<Column extends ShownColumn> extends Omit<RowsProps, 'rows'> {
  row: DocumentRow;
  columns: readonly Column[];
  Cell: ComponentType<CellProps<Column>>;
}

/** A document in the table. A click anywhere opens it; a decided one collapses before it is gone. */
export const DocumentTableRow = <Column extends ShownColumn>({
  row,
  columns,
  Cell,
  ...rest
}: DocumentTableRowProps<Column>) => {
  const t = useTranslations('documents.list');
  const chosen = rest.chosen.has(row.id);
  const cursor = rest.cursor === row.id;
  const leaving = rest.leaving.has(row.id);
  return (
    <tr
      id={`document-${row.id}`}
      data-row={row.id}
      tabIndex={-1}
      aria-selected={chosen}
      onClick={openUnlessControl}
      onFocus={() => rest.onCursor(row.id)}
      className={classNames(
        'group cursor-pointer border-b border-line transition-[opacity] duration-(--dur-2) last:border-b-0',
        'focus-visible:shadow-none! focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        chosen ? 'bg-primary-soft' : cursor ? 'bg-hover' : 'bg-surface hover:bg-hover',
        leaving && 'pointer-events-none opacity-0',
      )}
    >
      <td
        className={classNames(
          cellClass(leaving),
          'pl-5',
          chosen && 'shadow-[inset_3px_0_0_var(--primary)]',
          cursor && !chosen && 'shadow-[inset_3px_0_0_var(--focus)]',
        )}
      >
        <Fold leaving={leaving}>
          <Checkbox
            checked={chosen}
            onCheckedChange={() => undefined}
            onClick={(event) => rest.onSelect(row.id, event.shiftKey)}
            aria-label={t('select_row', { number: row.number })}
          />
        </Fold>
      </td>
      {columns.map((column) => (
        <td key={column.key} className={classNames(cellClass(leaving), 'px-(--cell-x)', FOLDS[column.kind])}>
          <Fold leaving={leaving}>
            <Cell column={column} row={row} href={rest.hrefOf(row)} clashes={rest.clashes} />
          </Fold>
        </td>
      ))}
      <td className={classNames(cellClass(leaving), 'sticky right-0 bg-inherit pr-5 pl-2')}>
        <Fold leaving={leaving}>
          <RowActions row={row} busy={rest.busy.has(row.id)} onStep={rest.onStep} href={rest.hrefOf(row)} />
        </Fold>
      </td>
    </tr>
  );
};

const cellClass = (leaving: boolean): string =>
  classNames('align-middle transition-[height] duration-(--dur-2)', leaving ? 'h-0 py-0' : 'h-(--row) py-1');

const Fold = ({ leaving, children }: { leaving: boolean; children: ReactNode }) => (
  <div
    className={classNames(
      'transition-[max-height] duration-(--dur-2)',
      'flex min-w-0 flex-col',
      leaving ? 'max-h-0 overflow-hidden' : 'max-h-32',
    )}
  >
    {children}
  </div>
);

/**
 * A click on the row itself follows its link, so the middle button and the menu of the link stay what they are. What
 * floats over the row, its menu, passes its clicks on to the row although it lies elsewhere on the page.
 */
const openUnlessControl = (event: MouseEvent<HTMLElement>): void => {
  const target = event.target as Element;
  if (event.defaultPrevented || !event.currentTarget.contains(target)) return;
  if (target.closest('a, button, input, label') !== null) return;
  if (window.getSelection()?.toString() !== '') return;
  event.currentTarget.querySelector<HTMLAnchorElement>('a[data-open]')?.click();
};
