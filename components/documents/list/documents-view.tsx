'use client';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Page } from '../../shell/page.tsx';
import { usePhone } from '../../shell/use-phone.ts';
import { Part } from '../../ui/part.tsx';
import type { DocumentRow } from '../document-row.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { TableLook } from './document-table.tsx';
import type { DocumentsInSight } from './documents-in-sight.ts';
import { KeysLine } from './keys-line.tsx';
import { ListBody } from './list-body.tsx';
import { leaveTrail } from './list-trail.ts';
import type { ShownColumn } from './rows-props.ts';
import { type ActingList, useActingList } from './use-acting-list.ts';

interface DocumentsViewProps<Column extends ShownColumn> extends Omit<ActingList, 'shared'> {
  list: DocumentsInSight;
  /** The object of the family; the list is over all families when absent. */
  object_id?: string;
  table: TableLook<Column>;
  head: ReactNode;
  /** Views and filters; the search takes the reference. */
  filters: (search: RefObject<HTMLInputElement | null>) => ReactNode;
  /** Left of the list, where there is room. */
  beside?: ReactNode;
  /** In place of rows when there are none. */
  empty: ReactNode;
  /** What else is done with the chosen. */
  bulk?: (rows: readonly DocumentRow[]) => ReactNode;
}

/** A list of documents with everything around it: filters, the rows, what is decided on them, and the keys. */
export const DocumentsView = <Column extends ShownColumn>({
  list,
  object_id,
  table,
  head,
  filters,
  beside,
  empty,
  bulk,
  ...acting
}: DocumentsViewProps<Column>) => {
  const phone = usePhone();
  const shared = object_id === undefined;
  const { search, rows, chosen, decide } = useActingList(list.rows, { ...acting, shared });
  /** The neighbours of a document are those of its own family: a form goes on among these. */
  const remember = (event: MouseEvent<HTMLElement>) => {
    const id = Number((event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row);
    const of = object_id ?? rows.rows.find((row) => row.id === id)?.object_id;
    if (of === undefined) return;
    leaveTrail({
      object_id: of,
      href: `${window.location.pathname}${window.location.search}`,
      ids: rows.rows.filter((row) => !shared || row.object_id === of).map((row) => row.id),
    });
  };
  const content = (
    <>
      <Part>{filters(search)}</Part>
      <div onClickCapture={remember} className="mt-4">
        <Part>
          <ListBody list={list} rows={rows} table={table} empty={empty} onSelectAll={chosen.all} />
        </Part>
      </div>
      {!phone && <KeysLine own={acting.own} grouped={shared} />}
    </>
  );
  return (
    <Page width="wide">
      <Part>{head}</Part>
      {beside ? (
        <div className="grid items-start gap-7 desk:grid-cols-[216px_minmax(0,1fr)]">
          <Part>{beside}</Part>
          <div className="min-w-0">{content}</div>
        </div>
      ) : (
        content
      )}
      {chosen.rows.length > 0 && (
        <BulkBar
          chosen={chosen}
          shared={shared}
          busy={decide.bulkBusy}
          onAction={(action) => void decide.many(action)}
        >
          {bulk?.(chosen.rows)}
        </BulkBar>
      )}
      {decide.windows}
    </Page>
  );
};
