'use client';
import { useMemo } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import { columnsIn } from '../../../lib/documents/list.ts';
import type { Mode } from '../../../lib/routes/route.ts';
import { flagOf, pageSize, textOf } from '../../../lib/settings/read.ts';
import { type Failure, useMasterFailure } from '../../rpc/master-data.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import type { DocumentRow } from '../document-row.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { listQueryOf } from './list-filter.ts';
import { orderOf } from './list-order.ts';
import { EMPTY_STATE, type ListState } from './list-state.ts';
import { useListState } from './use-list-state.ts';
import { usePreferences } from './use-preferences.ts';
import { useSavedViews } from './use-saved-views.ts';
import { useSettled } from './use-settled.ts';

/** Everything a document list shows and remembers, for one family in one mode. */
export const useDocumentList = (family: Family, mode: Mode, route: string) => {
  const { employee_id } = useProfile();
  const { parameters, loaded } = useDictionaries();
  const views = useSavedViews(route);
  const [preferences, setPreferences] = usePreferences(route);
  const fallback = useFallback(mode, views.standard);
  const [state, change] = useListState(fallback);

  const all = columnsIn(family.list, mode);
  const columns = all.filter((column) => preferences.columns?.includes(column.key) ?? column.shown);
  const standardSize = pageSize(textOf(parameters, 'request_default_number_per_page'));
  const size = state.size ?? preferences.size ?? standardSize;
  const query = listQueryOf({ object_id: family.object_id, mode, employee_id, state });
  const order = orderOf(state, all);
  const view = useView<DocumentRow>(
    query.object,
    { filter: query.filter, orderBy: order.orderBy, sort: order.sort, rowsPerPage: size, page: state.page },
    { enabled: loaded && views.loaded, keepRows: true },
  );
  const before = useMasterFailure();
  const { error, refetch } = view;
  const failure: Failure | null = before ?? (error && { error, retry: () => void refetch() });
  const turning = view.isPlaceholderData;
  const first = useSettled((state.page - 1) * size + 1, turning);
  const inbox = listQueryOf({
    object_id: family.object_id,
    mode,
    employee_id,
    state: { ...EMPTY_STATE, view: 'waiting' },
  });
  const waiting = useView<DocumentRow>(
    'incomplete',
    { filter: inbox.filter, orderBy: 'status_date', sort: 'asc', rowsPerPage: 1 },
    { enabled: loaded },
  );

  return {
    state,
    change,
    views,
    preferences,
    setPreferences,
    all,
    columns,
    standardSize,
    size,
    query,
    order,
    view,
    failure,
    /** The rows in sight are those of before; the ones asked for are on their way. */
    turning,
    /** Where the rows in sight stand in the whole list, from 1. */
    first,
    rows: view.data?.data ?? NO_ROWS,
    total: view.data?.total ?? 0,
    totalExact: view.data?.total_exact ?? true,
    waiting: waiting.data?.total,
    oldest: waiting.data?.data[0],
    showOpen: !flagOf(parameters, 'chips_actual_off'),
  };
};

export type DocumentList = ReturnType<typeof useDocumentList>;

const NO_ROWS: readonly DocumentRow[] = [];

/** What a list shows when its address says nothing: the person's standard view, else one's own documents or what waits. */
const useFallback = (
  mode: Mode,
  standard: { key: string; state: Omit<ListState, 'view' | 'page'> } | undefined,
): ListState =>
  useMemo(
    () =>
      standard
        ? { ...standard.state, view: standard.key, page: 1 }
        : { ...EMPTY_STATE, view: mode === 'own' ? 'all' : 'waiting', page: 1 },
    [mode, standard],
  );
