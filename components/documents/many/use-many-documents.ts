'use client';
import { useCallback, useMemo } from 'react';
import { FAMILY_IDENTITIES, REQUESTS } from '../../../lib/families/identities.ts';
import { menuOf } from '../../../lib/routes/menu.ts';
import { usePaged } from '../../lists/use-paged.ts';
import { pagesAt } from '../../lists/use-pages.ts';
import { useRowsState } from '../../lists/use-rows-state.ts';
import { useIncomplete } from '../../rpc/master-data.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { useMenuReader } from '../../shell/use-menu-reader.ts';
import type { DocumentRow } from '../document-row.ts';
import { standardSizeOf } from '../list/list-asks.ts';
import { MANY_ADDRESS, stateAt } from '../list/list-state.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { manyPageAsk, ofAllGroups, ownCountedAsk, ownOpenAsk, startOf, type Whose } from './many-asks.ts';
import { waitingRows } from './waiting-rows.ts';

/** Everything a list over all families shows. `narrowed` is the group or family the reader looked at last. */
export const useManyDocuments = (whose: Whose, narrowed: string) => {
  const { employee_id } = useProfile();
  const { parameters, loaded } = useDictionaries();
  const fallback = useMemo(() => startOf(whose, narrowed), [whose, narrowed]);
  const read = useCallback((query: URLSearchParams) => stateAt(MANY_ADDRESS, query, fallback), [fallback]);
  const [state, change] = useRowsState({ ...MANY_ADDRESS, read });
  const inbox = useIncomplete<DocumentRow>();
  const rows = inbox.data?.data ?? NO_ROWS;
  const objects = useObjects(whose, rows);
  const looking = useMemo(
    () => ({ whose, employee_id, state, objects }),
    [whose, employee_id, state, objects],
  );
  const mine = useMemo(
    () => waitingRows(rows, { ...looking, state: { ...startOf(whose, ''), view: 'waiting' } }),
    [rows, looking, whose],
  );
  const tab = useMemo(
    () => waitingRows(rows, { ...looking, state: { ...state, view: 'waiting' } }).length,
    [rows, looking, state],
  );

  const pages = pagesAt(state, change, standardSizeOf(parameters));
  const { size } = pages;
  const waits = state.view === 'waiting';
  const page = manyPageAsk(looking, size);
  const view = useView<DocumentRow>(page.object, page.query, { enabled: loaded && !waits, keepRows: true });
  const own = whose === 'own';
  const opened = ownOpenAsk(employee_id);
  const open = useView<Counted>(opened.object, opened.query, { enabled: loaded && own });
  const inView = ownCountedAsk(looking);
  const grouped = useView<Counted>(inView.object, inView.query, {
    enabled: loaded && own && !waits,
    keepRows: true,
  });
  const start = (state.page - 1) * size;
  const here = useMemo(() => (waits ? waitingRows(rows, looking) : NO_ROWS), [waits, rows, looking]);
  const inGroups = useMemo(
    () => (waits ? waitingRows(rows, ofAllGroups(looking)) : NO_ROWS),
    [waits, rows, looking],
  );
  // The same rows for as long as nothing changes: who holds them compares.
  const waitingPage = useMemo(() => here.slice(start, start + size), [here, start, size]);
  const paged = usePaged(view, pages);
  return {
    whose,
    address: MANY_ADDRESS,
    state,
    change,
    objects,
    ...paged,
    ...(waits && {
      rows: waitingPage,
      total: here.length,
      totalExact: true,
      pending: inbox.data === undefined,
      turning: false,
      first: start + 1,
    }),
    failure: inbox.failure ?? (waits ? null : paged.failure),
    asked: page.query.filter ?? '',
    /** Everything that waits for the reader here, however the list is narrowed. */
    waiting: inbox.data === undefined ? undefined : mine,
    /** How much the view of what waits shows as the list is narrowed now. */
    tab: inbox.data === undefined ? undefined : tab,
    /** How many of one's own are open; undefined where the list is of others'. */
    open: open.data?.total,
    /** The rows of the view in all groups, which their counts are taken of; undefined where there are no counts. */
    counted: waits ? inGroups : own ? (grouped.data?.data ?? NO_ROWS) : undefined,
    ownAlone: own,
  };
};

export type ManyDocuments = ReturnType<typeof useManyDocuments>;

type Counted = Pick<DocumentRow, 'object_id'>;

const NO_ROWS: readonly DocumentRow[] = [];

/** The families a list may hold: one's own requests; of others those whose lists are offered, and whatever waits. */
const useObjects = (whose: Whose, waiting: readonly DocumentRow[]): readonly string[] => {
  const reader = useMenuReader();
  return useMemo(() => {
    if (whose === 'own') return REQUESTS;
    const routes = [...menuOf('approvals', reader), ...menuOf('documents', reader)];
    return FAMILY_IDENTITIES.map(({ object_id }) => object_id).filter(
      (object_id) =>
        routes.some(({ family }) => family === object_id) ||
        waiting.some((row) => row.object_id === object_id),
    );
  }, [whose, reader, waiting]);
};
