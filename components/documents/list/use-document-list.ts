'use client';
import { useCallback, useMemo } from 'react';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { summarised } from '../../../lib/documents/summary.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { usePaged } from '../../lists/use-paged.ts';
import { type Pages, pagesAt } from '../../lists/use-pages.ts';
import { useRowsState } from '../../lists/use-rows-state.ts';
import { useMasterFailure } from '../../rpc/master-data.ts';
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
import { LIST_ADDRESS, stateAt } from './list-state.ts';
import { usePreferences } from './use-preferences.ts';
import { useSavedViews } from './use-saved-views.ts';

/** Everything a document list shows and remembers, for one family in one mode. */
export const useDocumentList = (family: Family, mode: Mode, route: string) => {
  const { employee_id, roles } = useProfile();
  const { parameters, loaded } = useDictionaries();
  const views = useSavedViews(route);
  const [preferences, setPreferences] = usePreferences(route);
  const { standard } = views;
  const fallback = useMemo(() => fallbackOf(mode, standard), [mode, standard]);
  const read = useCallback((query: URLSearchParams) => stateAt(LIST_ADDRESS, query, fallback), [fallback]);
  const [state, change] = useRowsState({ ...LIST_ADDRESS, read });

  const all = columnsOf(family, mode, state);
  const columns = all.filter((column) => preferences.columns?.includes(column.key) ?? column.shown);
  const page = pageAsk({ family, mode, employee_id, state, parameters, preferences, roles });
  const view = useView<DocumentRow>(page.object, page.query, {
    enabled: loaded && views.loaded,
    keepRows: true,
  });
  const before = useMasterFailure();
  const size = Number(page.query.rowsPerPage);
  const { onSize, ...turns } = pagesAt({ ...state, size }, change, standardSizeOf(parameters));
  const pages: Pages = hasSetPages({ family, mode, roles, parameters })
    ? turns
    : {
        ...turns,
        onSize: (rows) => {
          setPreferences({ size: rows });
          onSize(rows);
        },
      };
  const paged = usePaged(view, pages);
  const inbox = waitingAsk(family, mode, employee_id);
  const waiting = useView<DocumentRow>(inbox.object, inbox.query, { enabled: loaded });
  const addressable = isAddressable(family, mode);
  const addressed = unreadAsk(family);
  const unread = useView(addressed.object, addressed.query, { enabled: loaded && addressable });

  return {
    address: LIST_ADDRESS,
    state,
    change,
    ...paged,
    failure: before ?? paged.failure,
    views,
    preferences,
    setPreferences,
    all,
    columns,
    query: {
      object: page.object,
      filter: page.query.filter ?? '',
      ...(page.query.awaiting ? { awaiting: page.query.awaiting } : {}),
      ...(page.query.addressed ? { addressed: page.query.addressed } : {}),
    },
    order: orderOf(state, all, family.list.order),
    rows: useMemo(() => paged.rows.map((row) => summarised(family.fields, row)), [paged.rows, family]),
    waiting: waiting.data?.total,
    oldest: waiting.data?.data[0],
    ownAlone: isOwnAlone(mode, state),
    /** How many that name the reader are new to them; undefined where none does. */
    unread: addressable ? (unread.data?.total ?? 0) : undefined,
    showOpen: !flagOf(parameters, 'chips_actual_off'),
  };
};

export type DocumentList = ReturnType<typeof useDocumentList>;
