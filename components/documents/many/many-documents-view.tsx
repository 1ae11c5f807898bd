'use client';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { groupsShown, type Narrowed } from '../../../lib/families/groups.ts';
import { sideMenu } from '../../../lib/routes/menu.ts';
import { undoLatest } from '../../rpc/delayed.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useDelayedIds } from '../../rpc/use-delayed-ids.ts';
import { keepForServer } from '../../rpc/year-cookie.ts';
import { Page } from '../../shell/page.tsx';
import { useMenuReader } from '../../shell/use-menu-reader.ts';
import { usePhone } from '../../shell/use-phone.ts';
import { Part } from '../../ui/part.tsx';
import { useClashes } from '../away/use-clashes.ts';
import { BulkBar } from '../list/bulk-bar.tsx';
import { KeysLine } from '../list/keys-line.tsx';
import { leaveTrail } from '../list/list-trail.ts';
import type { RowsProps } from '../list/rows-props.ts';
import { useListFocus } from '../list/use-list-focus.ts';
import { useListKeys } from '../list/use-list-keys.ts';
import { bulkActions, sharedActions } from '../moves/bulk.ts';
import { BULK_BY_KEY, type ByKey, ROW_BY_KEY } from '../moves/by-key.ts';
import { rowButtons } from '../moves/step-order.ts';
import { useDecideMany } from '../moves/use-decide-many.tsx';
import { useHeldRows } from '../moves/use-held-rows.ts';
import { useDocumentHref } from '../use-document-href.ts';
import { groupCookie, readGroup, writtenGroup } from './chosen-group.ts';
import { GroupList } from './group-list.tsx';
import type { Whose } from './many-asks.ts';
import { ManyBody } from './many-body.tsx';
import { ManyFilters } from './many-filters.tsx';
import { ManyHead } from './many-head.tsx';
import { useManyDocuments } from './use-many-documents.ts';

interface ManyDocumentsViewProps {
  route: string;
  whose: Whose;
  /** Which group the person looked at last, as the browser keeps it. */
  kept: string;
}

/** Documents of all families in one list: what waits for decisions, or one's own requests. */
export const ManyDocumentsView = ({ route, whose, kept }: ManyDocumentsViewProps) => {
  const routes = useTranslations('shell.routes');
  const phone = usePhone();
  const { employee_id } = useProfile();
  const beside = sideMenu(useMenuReader()).length === 0;
  const search = useRef<HTMLInputElement>(null);
  const [remembered] = useState(() => readGroup(kept, employee_id));
  const list = useManyDocuments(whose, remembered);
  const leave = useRef<(ids: readonly number[]) => void>(() => undefined);
  const undoable = whose === 'others' && list.state.view === 'waiting';
  const decide = useDecideMany({ onMoved: (ids) => leave.current(ids), undoable });
  const held = useHeldRows(list.rows, decide.active);
  const delayed = useDelayedIds();
  const shown = useMemo(
    () => (undoable ? held.filter(({ id }) => !delayed.has(id)) : held),
    [undoable, held, delayed],
  );
  const focus = useListFocus(shown);
  useEffect(() => {
    leave.current = focus.leave;
  });
  const clashes = useClashes(shown, whose === 'others');
  const hrefOf = useDocumentHref();
  const title = routes(route);

  const [narrowed = 'all'] = list.state.type;
  const narrow = (to: Narrowed) => {
    keepForServer(groupCookie(route), writtenGroup(employee_id, to === 'all' ? '' : to));
    list.change({ type: to === 'all' ? [] : [to] });
  };
  const actions = sharedActions(bulkActions(focus.chosen));
  const takeStep = (which: ByKey) => {
    if (focus.chosen.length > 0) {
      const action = BULK_BY_KEY[which](actions);
      if (action) void decide.many(action);
      return;
    }
    if (!focus.current) return;
    const step = ROW_BY_KEY[which](rowButtons(focus.current, employee_id));
    if (step) void decide.one(focus.current, step, { asks: true });
  };
  useListKeys(
    {
      move: focus.move,
      select: (range) => focus.cursor !== null && focus.select(focus.cursor, range),
      open: () =>
        document.querySelector<HTMLAnchorElement>(`#document-${focus.cursor} a[data-open]`)?.click(),
      agree: () => takeStep('primary'),
      reject: () => takeStep('reject'),
      back: () => takeStep('back'),
      undo: undoLatest,
      search: () => search.current?.focus(),
      group: (nth) => {
        const group = groupsShown(list.objects, list.counted)[nth - 1]?.group;
        if (group) narrow(group);
      },
    },
    !phone,
  );

  const rows: RowsProps = {
    rows: shown,
    hrefOf,
    clashes,
    selection: focus.selection,
    onSelect: focus.select,
    cursor: focus.cursor,
    onCursor: focus.setCursor,
    leaving: decide.leaving,
    busy: decide.busy,
    onStep: (row, step) => void decide.one(row, step),
  };
  /** The neighbours of a document are those of its own family: a form goes on among these. */
  const remember = (event: MouseEvent<HTMLElement>) => {
    const id = Number((event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row);
    const row = shown.find((each) => each.id === id);
    if (!row) return;
    leaveTrail({
      object_id: row.object_id,
      href: `${window.location.pathname}${window.location.search}`,
      ids: shown.filter(({ object_id }) => object_id === row.object_id).map((each) => each.id),
    });
  };

  return (
    <Page width="wide">
      <Part>
        <ManyHead list={list} title={title} />
      </Part>
      <div className={beside ? 'grid items-start gap-7 desk:grid-cols-[216px_minmax(0,1fr)]' : ''}>
        {beside && (
          <Part>
            <GroupList
              objects={list.objects}
              rows={list.counted}
              narrowed={narrowed}
              accent={whose === 'others' && list.state.view === 'waiting'}
              onNarrow={narrow}
            />
          </Part>
        )}
        <div className="min-w-0">
          <Part>
            <ManyFilters
              list={list}
              narrowed={narrowed}
              onNarrow={narrow}
              beside={beside}
              searchRef={search}
            />
          </Part>
          <div onClickCapture={remember} className="mt-4">
            <Part>
              <ManyBody list={list} rows={rows} phone={phone} title={title} onSelectAll={focus.selectAll} />
            </Part>
          </div>
          {!phone && <KeysLine own={whose === 'own'} grouped />}
        </div>
      </div>
      {focus.chosen.length > 0 && (
        <BulkBar
          rows={focus.chosen}
          shared
          busy={decide.bulkBusy}
          onClear={focus.clear}
          onAction={(action) => void decide.many(action)}
        />
      )}
      {decide.windows}
    </Page>
  );
};
