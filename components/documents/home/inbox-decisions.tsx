'use client';
import type { ReactNode } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useDelayedIds } from '../../rpc/use-delayed-ids.ts';
import { ClashFlag } from '../away/clash-flag.tsx';
import { useClashes } from '../away/use-clashes.ts';
import { RowDecisions } from '../list/row-actions.tsx';
import { useDecide } from '../moves/use-decide.tsx';
import { useHeldRows } from '../moves/use-held-rows.ts';
import { useDocumentHref } from '../use-document-href.ts';
import { InboxList, useShownRows } from './inbox-list.tsx';
import { type InboxDocument, inboxOrder } from './inbox-order.ts';
import { InboxRow } from './inbox-row.tsx';

interface InboxDecisionsProps {
  documents: readonly InboxDocument[];
  /** In their place once none is left. */
  empty: ReactNode;
}

/** Documents that wait, each with its decision; a decided one stays in sight while it collapses. */
export const InboxDecisions = ({ documents, empty }: InboxDecisionsProps) => {
  const { employee_id } = useProfile();
  const { today } = useDays();
  const hrefOf = useDocumentHref();
  const decide = useDecide({ undoable: true });
  const delayed = useDelayedIds();
  const waiting = useHeldRows(documents, decide.active).filter(({ id }) => !delayed.has(id));
  const rows = inboxOrder(waiting, employee_id, today);
  const list = useShownRows(rows);
  const clashes = useClashes(
    list.shown,
    list.shown.some((row) => row.employee_id !== employee_id),
  );
  return (
    <>
      {rows.length === 0 ? (
        empty
      ) : (
        <InboxList of={list}>
          {(row) => (
            <InboxRow
              key={row.id}
              row={row}
              isLeaving={decide.leaving.has(row.id)}
              flag={<ClashFlag row={row} clashes={clashes} />}
              actions={
                <RowDecisions
                  row={row}
                  href={hrefOf(row)}
                  busy={decide.busy.has(row.id)}
                  onStep={(of, step) => void decide.one(of, step)}
                  place="inbox"
                />
              }
            />
          )}
        </InboxList>
      )}
      {decide.windows}
    </>
  );
};
