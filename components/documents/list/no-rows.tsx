'use client';
import { useTranslations } from 'next-intl';
import type { Family } from '../../../lib/documents/family.ts';
import type { Mode } from '../../../lib/routes/route.ts';
import { useDays } from '../../calendar/use-days.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { useStatusName } from '../use-status-name.ts';
import { EmptyList } from './empty-list.tsx';
import { EMPTY_STATE, isFiltered, type ListState } from './list-state.ts';
import type { DocumentList } from './use-document-list.ts';

/** An empty list says why it is empty: filtered, all done, or nothing there yet. */
export const NoRows = ({ list, family, mode }: { list: DocumentList; family: Family; mode: Mode }) => {
  const link = usePortalLink();
  const filterText = useFilterText()(list.state);
  const filtered = isFiltered(list.state) || list.state.page > 1;
  return (
    <EmptyList
      object_id={family.object_id}
      why={filtered ? 'filtered' : list.state.view === 'waiting' ? 'done' : 'first'}
      createHref={mode === 'own' ? link(family.routes.form) : undefined}
      filterText={filterText}
      onReset={() => list.change(EMPTY_STATE)}
      onShowOpen={() => list.change({ ...EMPTY_STATE, view: list.showOpen ? 'open' : 'all' })}
    />
  );
};

/** What a list is filtered by, in one line. */
const useFilterText = () => {
  const t = useTranslations('documents.filters');
  const days = useDays();
  const statusName = useStatusName();
  return ({ search, status, type, location, from, to }: ListState): string =>
    [
      search === '' ? '' : t('said.search', { text: search }),
      from === null && to === null
        ? ''
        : t('said.period', {
            from: from === null ? '…' : days.day(from),
            to: to === null ? '…' : days.day(to),
          }),
      status.length === 0 ? '' : t('said.status', { text: status.map(statusName).join(', ') }),
      type.length === 0 ? '' : t('said.type', { count: type.length }),
      location.length === 0 ? '' : t('said.location', { text: location.join(', ') }),
    ]
      .filter((part) => part !== '')
      .join(' · ');
};
