'use client';
import { useMemo } from 'react';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { summarised } from '../../../lib/documents/summary.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { type Failure, useMasterFailure } from '../../rpc/master-data.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import type { DocumentRow } from '../document-row.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import {
  columnsOf,
  fallbackOf,
  hasSetPages,
  isAddressable,
  isOwnAlone,
  pageAsk,
  standardSizeOf,
  unreadAsk,
  waitingAsk,
} from './list-asks.ts';
import { orderOf } from './list-order.ts';
import { useListState } from './use-list-state.ts';
import { usePreferences } from './use-preferences.ts';
import { useSavedViews } from './use-saved-views.ts';
import { useSettled } from './use-settled.ts';

/** Everything a document list shows and remembers, for one family in one mode. */
export const useDocumentList = (family: Family, mode: Mode, route: string) => {
  const { employee_id, roles } = useProfile();
  const { parameters, loaded } = useDictionaries();
  const views = useSavedViews(route);
  const [preferences, setPreferences] = usePreferences(route);
  const { standard } = views;
  const fallback = useMemo(() => fallbackOf(mode, standard), [mode, standard]);
  const [state, change] = useListState(fallback);

  const all = columnsOf(family, mode, state);
  const columns = all.filter((column) => preferences.columns?.includes(column.key) ?? column.shown);
  const page = pageAsk({ family, mode, employee_id, state, parameters, preferences, roles });
  const view = useView<DocumentRow>(page.object, page.query, {
    enabled: loaded && views.loaded,
    keepRows: true,
  });
  const before = useMasterFailure();
  const { error, refetch } = view;
  const failure: Failure | null = before ?? (error && { error, refetch });
  const turning = view.isPlaceholderData;
  const size = Number(page.query.rowsPerPage);
  const first = useSettled((state.page - 1) * size + 1, turning);
  const inbox = waitingAsk(family, mode, employee_id);
  const waiting = useView<DocumentRow>(inbox.object, inbox.query, { enabled: loaded });
  const addressable = isAddressable(family, mode);
  const addressed = unreadAsk(family);
  const unread = useView(addressed.object, addressed.query, { enabled: loaded && addressable });

  return {
    state,
    change,
    views,
    preferences,
    setPreferences,
    all,
    columns,
    standardSize: standardSizeOf(parameters),
    setPages: hasSetPages({ family, mode, roles, parameters }),
    size,
    query: {
      object: page.object,
      filter: page.query.filter ?? '',
      ...(page.query.awaiting ? { awaiting: page.query.awaiting } : {}),
      ...(page.query.addressed ? { addressed: page.query.addressed } : {}),
    },
    order: orderOf(state, all, family.list.order),
    view,
    failure,
    /** The rows in sight are those of before; the ones asked for are on their way. */
    turning,
    /** Where the rows in sight stand in the whole list, from 1. */
    first,
    rows: useMemo(
      () => (view.data?.data ?? NO_ROWS).map((row) => summarised(family.fields, row)),
      [view.data, family],
    ),
    total: view.data?.total ?? 0,
    totalExact: view.data?.total_exact ?? true,
    waiting: waiting.data?.total,
    oldest: waiting.data?.data[0],
    /** Whose documents the rows are: the reader's own alone, or others' as well. */
    ownAlone: isOwnAlone(mode, state),
    /** How many that name the reader are new to them; undefined where none does. */
    unread: addressable ? (unread.data?.total ?? 0) : undefined,
    showOpen: !flagOf(parameters, 'chips_actual_off'),
  };
};

export type DocumentList = ReturnType<typeof useDocumentList>;

const NO_ROWS: readonly DocumentRow[] = [];
