'use client';
import { useEffect, useMemo, useRef } from 'react';
import { undoLatest } from '../../rpc/delayed.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useDelayedIds } from '../../rpc/use-delayed-ids.ts';
import { usePhone } from '../../shell/use-phone.ts';
import { useClashes } from '../away/use-clashes.ts';
import type { DocumentRow } from '../document-row.ts';
import { bulkActions, sharedActions } from '../moves/bulk.ts';
import { BULK_BY_KEY, type ByKey, ROW_BY_KEY } from '../moves/by-key.ts';
import { rowButtons } from '../moves/step-order.ts';
import { useDecideMany } from '../moves/use-decide-many.tsx';
import { useHeldRows } from '../moves/use-held-rows.ts';
import type { RowsProps } from './rows-props.ts';
import { useListFocus } from './use-list-focus.ts';
import { useListKeys } from './use-list-keys.ts';

export interface ActingList {
  /** One's own documents: no absence of another person is told beside them. */
  readonly own: boolean;
  readonly hrefOf: (row: DocumentRow) => string;
  /** Only what every chosen row offers is decided: the rows are of several families. */
  readonly shared: boolean;
  /** A decision waits before it is sent, and is taken back with Z. */
  readonly undoable?: boolean | undefined;
  /** G, then a digit. */
  readonly onGroup?: ((nth: number) => void) | undefined;
}

/** What is done with the rows of a list: the cursor, the chosen, decisions on one and on many, and the keys of all that. */
export const useActingList = (
  inSight: readonly DocumentRow[],
  { own, hrefOf, shared, undoable = false, onGroup }: ActingList,
) => {
  const phone = usePhone();
  const { employee_id } = useProfile();
  const search = useRef<HTMLInputElement>(null);
  const leave = useRef<(ids: readonly number[]) => void>(() => undefined);
  const decide = useDecideMany({ onMoved: (ids) => leave.current(ids), undoable });
  const held = useHeldRows(inSight, decide.active);
  const delayed = useDelayedIds();
  const shown = useMemo(
    () => (undoable ? held.filter(({ id }) => !delayed.has(id)) : held),
    [undoable, held, delayed],
  );
  const focus = useListFocus(shown);
  useEffect(() => {
    leave.current = focus.leave;
  });
  const clashes = useClashes(shown, !own);
  const { chosen, cursor, current } = focus;

  const takeStep = (which: ByKey) => {
    if (chosen.rows.length > 0) {
      const actions = bulkActions(chosen.rows);
      const action = BULK_BY_KEY[which](shared ? sharedActions(actions) : actions);
      if (action) void decide.many(action);
      return;
    }
    if (!current) return;
    const step = ROW_BY_KEY[which](rowButtons(current, employee_id));
    if (step) void decide.one(current, step, { asks: true });
  };
  useListKeys(
    {
      move: focus.move,
      select: (range) => cursor !== null && chosen.toggle(cursor, range),
      open: () => document.querySelector<HTMLAnchorElement>(`#document-${cursor} a[data-open]`)?.click(),
      agree: () => takeStep('primary'),
      reject: () => takeStep('reject'),
      back: () => takeStep('back'),
      search: () => search.current?.focus(),
      ...(onGroup && { group: onGroup, undo: undoLatest }),
    },
    !phone,
  );
  const rows: RowsProps = {
    rows: shown,
    hrefOf,
    clashes,
    chosen: chosen.ids,
    onSelect: chosen.toggle,
    cursor,
    onCursor: focus.setCursor,
    leaving: decide.leaving,
    busy: decide.busy,
    onStep: (row, step) => void decide.one(row, step),
  };
  return { search, rows, chosen, decide };
};
