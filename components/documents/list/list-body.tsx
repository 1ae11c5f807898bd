'use client';
import type { ReactNode } from 'react';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { Pager } from '../../lists/pager.tsx';
import { Answered } from '../../shell/answered.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DocumentCards } from './document-cards.tsx';
import { DocumentCell } from './document-cell.tsx';
import { DocumentTable } from './document-table.tsx';
import { nextSort } from './list-order.ts';
import { NoRows } from './no-rows.tsx';
import type { RowsProps } from './rows-props.ts';
import { useColumnWords } from './use-column-words.ts';
import type { DocumentList } from './use-document-list.ts';

interface ListBodyProps {
  list: DocumentList;
  rows: RowsProps;
  family: Family;
  mode: Mode;
  phone: boolean;
  title: string;
  onSelectAll: () => void;
}

/** The rows, or what stands in their place: loading, an error, nothing. */
export const ListBody = ({ list, rows, family, mode, phone, title, onSelectAll }: ListBodyProps) => {
  const headingOf = useColumnWords(list.query.object);
  const empty = rows.rows.length === 0;
  if (list.failure || list.view.isPending || (empty && list.turning))
    return <Answered of={{ ...list.failure }} level="h2" lines={6} isFramed />;
  if (empty)
    return (
      <Framed>
        <NoRows list={list} family={family} mode={mode} />
      </Framed>
    );
  const pager = (
    <Pager
      page={list.state.page}
      first={list.first}
      busy={list.turning}
      size={list.size}
      standard={list.standardSize}
      shown={rows.rows.length}
      total={list.total}
      totalExact={list.totalExact}
      onPage={(page) => list.change({ page })}
      {...(!list.setPages && {
        onSize: (size: number) => {
          list.setPreferences({ size });
          list.change({ size });
        },
      })}
    />
  );
  if (phone)
    return (
      <>
        <div aria-busy={list.turning}>
          <DocumentCards {...rows} own={list.ownAlone} />
        </div>
        {pager}
      </>
    );
  return (
    <Framed>
      <DocumentTable
        {...rows}
        columns={list.columns}
        Cell={DocumentCell}
        headingOf={headingOf}
        caption={title}
        turning={list.turning}
        compact={list.preferences.density === 'compact'}
        sort={{ column: list.order.column, desc: list.order.sort === 'desc' }}
        sortable={(column) => column.fields[0] !== undefined}
        onSort={(column) => list.change(nextSort(list.order, list.state, column.key))}
        onSelectAll={onSelectAll}
      />
      {pager}
    </Framed>
  );
};

const Framed = ({ children }: { children: ReactNode }) => <Panel className="overflow-clip">{children}</Panel>;
