'use client';
import { FilePlus2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { groupsShown, type Narrowed } from '../../../lib/families/groups.ts';
import { sideMenu } from '../../../lib/routes/menu.ts';
import { useProfile } from '../../rpc/profile.ts';
import { keepForServer } from '../../rpc/year-cookie.ts';
import { useMenuReader } from '../../shell/use-menu-reader.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DocumentsView } from '../list/documents-view.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { useDocumentHref } from '../use-document-href.ts';
import { groupCookie, readGroup, writtenGroup } from './chosen-group.ts';
import { GroupList } from './group-list.tsx';
import { narrowedOf, type Whose } from './many-asks.ts';
import { columnsOf, ManyCell } from './many-cell.tsx';
import { ManyFilters } from './many-filters.tsx';
import { ManyHead } from './many-head.tsx';
import { type ManyDocuments, useManyDocuments } from './use-many-documents.ts';

interface ManyDocumentsViewProps {
  route: string;
  whose: Whose;
  /** Which group the person looked at last, as the browser keeps it. */
  kept: string;
}

/** Documents of all families in one list: what waits for decisions, or one's own requests. */
export const ManyDocumentsView = ({ route, whose, kept }: ManyDocumentsViewProps) => {
  const t = useTranslations('documents.many');
  const title = useTranslations('shell.routes')(route);
  const { employee_id } = useProfile();
  const isBeside = sideMenu(useMenuReader()).length === 0;
  const [remembered] = useState(() => readGroup(kept, employee_id));
  const list = useManyDocuments(whose, remembered);
  const { state, change, objects, counted } = list;
  const undoable = whose === 'others' && state.view === 'waiting';
  const narrow = (to: Narrowed) => {
    const narrowed = to === 'all' ? '' : to;
    keepForServer(groupCookie(route), writtenGroup(employee_id, narrowed));
    change({ chosen: { type: narrowed === '' ? [] : [narrowed] } });
  };
  return (
    <DocumentsView
      list={list}
      own={whose === 'own'}
      hrefOf={useDocumentHref()}
      undoable={undoable}
      onGroup={(nth) => {
        const group = groupsShown(objects, counted)[nth - 1]?.group;
        if (group) narrow(group);
      }}
      table={{
        columns: columnsOf(whose, state.view),
        Cell: ManyCell,
        headingOf: ({ key }) => t(`columns.${key}`),
        caption: title,
      }}
      head={<ManyHead list={list} title={title} />}
      filters={(search) => <ManyFilters list={list} onNarrow={narrow} beside={isBeside} searchRef={search} />}
      beside={
        isBeside && (
          <GroupList
            objects={objects}
            rows={counted}
            narrowed={narrowedOf(state)}
            accent={undoable}
            onNarrow={narrow}
          />
        )
      }
      empty={<NothingHere list={list} />}
    />
  );
};

/** Why nothing is shown: the filter lets nothing through, everything is decided, or there was never anything. */
const NothingHere = ({ list: { whose, address, state, change } }: { list: ManyDocuments }) => {
  const t = useTranslations('documents.many');
  const isFiltered = address.isNarrowed(state) || state.page > 1;
  if (isFiltered || state.view === 'waiting')
    return (
      <EmptyList
        why={isFiltered ? 'filtered' : 'done'}
        onReset={() => change({ ...address.usual, view: state.view })}
        onShowOpen={() => change({ view: 'open' })}
      />
    );
  return (
    <EmptyState level="h2" icon={FilePlus2} title={t(`nothing.${whose}`)}>
      {t(`nothing_text.${whose}`)}
    </EmptyState>
  );
};
