'use client';
import { CheckCheck, FilePlus2, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Pager } from '../../lists/pager.tsx';
import { Answered } from '../../shell/answered.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DocumentCards } from '../list/document-cards.tsx';
import { DocumentTable } from '../list/document-table.tsx';
import { EMPTY_STATE, isFiltered } from '../list/list-state.ts';
import type { RowsProps } from '../list/rows-props.ts';
import { columnsOf, ManyCell } from './many-cell.tsx';
import type { ManyDocuments } from './use-many-documents.ts';

interface ManyBodyProps {
  list: ManyDocuments;
  rows: RowsProps;
  phone: boolean;
  title: string;
  onSelectAll: () => void;
}

/** The rows of a list over all families, or what stands in their place: loading, an error, nothing. */
export const ManyBody = ({ list, rows, phone, title, onSelectAll }: ManyBodyProps) => {
  const t = useTranslations('documents.many');
  const { whose, state } = list;
  const empty = rows.rows.length === 0;
  if (list.failure || list.pending || (empty && list.turning))
    return <Answered of={{ ...list.failure }} level="h2" lines={6} isFramed />;
  if (empty)
    return (
      <Framed>
        <NothingHere list={list} />
      </Framed>
    );
  const pager = (
    <Pager
      page={state.page}
      first={list.first}
      busy={list.turning}
      size={list.size}
      standard={list.standardSize}
      shown={rows.rows.length}
      total={list.total}
      totalExact={list.totalExact}
      onPage={(page) => list.change({ page })}
      onSize={(size) => list.change({ size })}
    />
  );
  if (phone)
    return (
      <>
        <div aria-busy={list.turning}>
          <DocumentCards {...rows} own={whose === 'own'} />
        </div>
        {pager}
      </>
    );
  return (
    <Framed>
      <DocumentTable
        {...rows}
        columns={columnsOf(whose, state.view)}
        Cell={ManyCell}
        headingOf={({ key }) => t(`columns.${key}`)}
        caption={title}
        turning={list.turning}
        compact={false}
        sort={{ column: null, desc: false }}
        sortable={() => false}
        onSort={() => undefined}
        onSelectAll={onSelectAll}
      />
      {pager}
    </Framed>
  );
};

const Framed = ({ children }: { children: ReactNode }) => <Panel className="overflow-clip">{children}</Panel>;

/** Why nothing is shown: the filter lets nothing through, everything is decided, or there was never anything. */
const NothingHere = ({ list: { whose, state, change } }: { list: ManyDocuments }) => {
  const t = useTranslations('documents.many');
  const empty = useTranslations('documents.empty');
  const narrowed = isFiltered(state) || state.page > 1;
  if (narrowed)
    return (
      <EmptyState
        level="h2"
        icon={SearchX}
        title={empty('filtered')}
        action={
          <Button onClick={() => change({ ...EMPTY_STATE, view: state.view })}>{empty('reset')}</Button>
        }
      />
    );
  if (state.view === 'waiting')
    return (
      <EmptyState
        level="h2"
        icon={CheckCheck}
        tone="success"
        title={empty('done')}
        action={<Button onClick={() => change({ view: 'open' })}>{empty('show_open')}</Button>}
      >
        {empty('done_text')}
      </EmptyState>
    );
  return (
    <EmptyState level="h2" icon={FilePlus2} title={t(`nothing.${whose}`)}>
      {t(`nothing_text.${whose}`)}
    </EmptyState>
  );
};
