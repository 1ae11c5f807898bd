'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { policyOf } from '../../../lib/families/kinds.data.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Page } from '../../shell/page.tsx';
import { usePhone } from '../../shell/use-phone.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Part } from '../../ui/part.tsx';
import { useClashes } from '../away/use-clashes.ts';
import type { DocumentRow } from '../document-row.ts';
import { bulkActions } from '../moves/bulk.ts';
import { BULK_BY_KEY, type ByKey, ROW_BY_KEY } from '../moves/by-key.ts';
import { rowButtons } from '../moves/step-order.ts';
import { useDecideMany } from '../moves/use-decide-many.tsx';
import { useHeldRows } from '../moves/use-held-rows.ts';
import { DownloadForm } from '../printing/download-form.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { KeysLine } from './keys-line.tsx';
import { ListBody } from './list-body.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import { leaveTrail } from './list-trail.ts';
import { ListViews } from './list-views.tsx';
import type { RowsProps } from './rows-props.ts';
import { useDocumentList } from './use-document-list.ts';
import { useListFocus } from './use-list-focus.ts';
import { useListKeys } from './use-list-keys.ts';

interface DocumentListViewProps {
  family: Family;
  mode: Mode;
  route: string;
}

/** A list with everything around it: views, filters, the rows, what is decided on them, and the keys. */
export const DocumentListView = ({ family, mode, route }: DocumentListViewProps) => {
  const families = useTranslations('families');
  const link = usePortalLink();
  const phone = usePhone();
  const { employee_id } = useProfile();
  const search = useRef<HTMLInputElement>(null);
  const list = useDocumentList(family, mode, route);
  const leave = useRef<(ids: readonly number[]) => void>(() => undefined);
  const decide = useDecideMany({ onMoved: (ids) => leave.current(ids) });
  const shown = useHeldRows(list.rows, decide.active);
  const focus = useListFocus(shown);
  useEffect(() => {
    leave.current = focus.leave;
  });
  const clashes = useClashes(shown, mode !== 'own');
  const hrefOf = (row: DocumentRow) =>
    link(family.routes.form, { id: row.id }, mode === 'own' ? {} : { mode });
  const title = families(`${family.object_id}.lists.${mode}`);

  const takeStep = (which: ByKey) => {
    if (focus.chosen.length > 0) {
      const action = BULK_BY_KEY[which](bulkActions(focus.chosen));
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
      search: () => search.current?.focus(),
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
  const remember = () =>
    leaveTrail({
      object_id: family.object_id,
      href: `${window.location.pathname}${window.location.search}`,
      ids: shown.map((row) => row.id),
    });

  return (
    <Page width="wide">
      <Part>
        <ListHead family={family} mode={mode} list={list} title={title} />
      </Part>
      <Part>
        <ListViews list={list} />
        <ListFilters list={list} family={family} mode={mode} own={list.ownAlone} searchRef={search} />
      </Part>
      <div onClickCapture={remember} className="mt-4">
        <Part>
          <ListBody
            list={list}
            rows={rows}
            family={family}
            mode={mode}
            phone={phone}
            title={title}
            onSelectAll={focus.selectAll}
          />
        </Part>
      </div>
      {!phone && <KeysLine own={mode === 'own'} />}
      {focus.chosen.length > 0 && (
        <BulkBar
          rows={focus.chosen}
          busy={decide.bulkBusy}
          onClear={focus.clear}
          onAction={(action) => void decide.many(action)}
        >
          {!policyOf(family).pushed && (
            <DownloadForm
              variant="quiet"
              size="sm"
              printed={{ object_id: family.object_id, documents: focus.chosen }}
            />
          )}
        </BulkBar>
      )}
      {decide.windows}
    </Page>
  );
};
