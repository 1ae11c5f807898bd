'use client';
import type { ReactNode } from 'react';
import { PagedRows } from '../../lists/paged-rows.tsx';
import { usePhone } from '../../shell/use-phone.ts';
import { Panel } from '../../ui/panel.tsx';
import { DocumentCards } from './document-cards.tsx';
import { DocumentTable, type TableLook } from './document-table.tsx';
import type { DocumentsInSight } from './documents-in-sight.ts';
import type { RowsProps, ShownColumn } from './rows-props.ts';

interface ListBodyProps<Column extends ShownColumn> {
  list: DocumentsInSight;
  rows: RowsProps;
  table: TableLook<Column>;
  /** In place of rows when there are none. */
  empty: ReactNode;
  onSelectAll: () => void;
}

/** Documents as a table in a panel, on the phone as cards, or what stands in their place. */
export const ListBody = <Column extends ShownColumn>({
  list,
  rows,
  table,
  empty,
  onSelectAll,
}: ListBodyProps<Column>) => {
  const phone = usePhone();
  const { turning, failure, pending, ownAlone } = list;
  const content = (
    <PagedRows of={{ ...list, rows: rows.rows }} lines={LINES} empty={empty}>
      {() =>
        phone ? (
          <div aria-busy={turning}>
            <DocumentCards {...rows} own={ownAlone} />
          </div>
        ) : (
          <DocumentTable {...rows} {...table} turning={turning} onSelectAll={onSelectAll} />
        )
      }
    </PagedRows>
  );
  const isCards = phone && !failure && !pending && rows.rows.length > 0;
  return isCards ? content : <Panel className="overflow-clip">{content}</Panel>;
};

/** Lines of the skeleton. */
const LINES = 6;
