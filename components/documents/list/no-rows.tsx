'use client';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { useOffered } from '../use-offered.ts';
import { useWhyNone } from '../use-why-none.ts';
import { EmptyList } from './empty-list.tsx';
import { ADDRESSED, ADDRESSED_NEW } from './list-filter.ts';
import { EMPTY_STATE, isFiltered } from './list-state.ts';
import type { DocumentList } from './use-document-list.ts';
import { useFilterText } from './use-filter-text.ts';

/** Why a view without a filter is empty, where that says more than that nothing is there. */
const WHY: Readonly<Record<string, 'done' | 'addressed'>> = {
  waiting: 'done',
  [ADDRESSED]: 'addressed',
  [ADDRESSED_NEW]: 'done',
};

/** An empty list says why it is empty: filtered, all done, or nothing there yet. */
export const NoRows = ({ list, family, mode }: { list: DocumentList; family: Family; mode: Mode }) => {
  const link = usePortalLink();
  const whyNone = useWhyNone(mode);
  const isOffered = useOffered()(family.object_id);
  const filterText = useFilterText(family.object_id)(list.state);
  const filtered = isFiltered(list.state) || list.state.page > 1;
  return (
    <EmptyList
      object_id={family.object_id}
      why={filtered ? 'filtered' : (WHY[list.state.view] ?? 'first')}
      createHref={
        isOffered && mode === 'own' && !whyNone && !family.routes.under ? link(family.routes.form) : undefined
      }
      filterText={filterText}
      onReset={() => list.change(EMPTY_STATE)}
      onShowOpen={() => list.change({ ...EMPTY_STATE, view: list.showOpen ? 'open' : 'all' })}
    />
  );
};
