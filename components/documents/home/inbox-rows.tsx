'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useDelayedIds } from '../../rpc/use-delayed-ids.ts';
import { Button } from '../../ui/button.tsx';
import { PanelFoot } from '../../ui/panel.tsx';
import { useClashes } from '../away/use-clashes.ts';
import { useDecide } from '../moves/use-decide.tsx';
import { useHeldRows } from '../moves/use-held-rows.ts';
import { INBOX_STEP } from './home-asks.ts';
import { type InboxDocument, inboxOrder } from './inbox-order.ts';
import { InboxRow } from './inbox-row.tsx';

const MORE = 4 * INBOX_STEP;

interface InboxRowsProps {
  documents: readonly InboxDocument[];
  /** In their place once none is left. */
  empty: ReactNode;
}

/** Documents that wait, each with its decision; a decided one stays in sight while it collapses. */
export const InboxRows = ({ documents, empty }: InboxRowsProps) => {
  const t = useTranslations('documents.home');
  const { employee_id } = useProfile();
  const { today } = useDays();
  const [size, setSize] = useState(INBOX_STEP);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on with the first of what it has shown.
    if (size > INBOX_STEP) list.current?.children[size - MORE]?.querySelector('a')?.focus();
  }, [size]);
  const decide = useDecide({ undoable: true });
  const delayed = useDelayedIds();
  const waiting = useHeldRows(documents, decide.active).filter(({ id }) => !delayed.has(id));
  const rows = inboxOrder(waiting, employee_id, today);
  const shown = rows.slice(0, size);
  const clashes = useClashes(
    shown,
    shown.some((row) => row.employee_id !== employee_id),
  );
  return (
    <>
      {rows.length === 0 ? (
        empty
      ) : (
        <ul
          ref={list}
          className="grid grid-cols-[auto_minmax(12.5rem,1fr)_minmax(0,max-content)_auto] gap-x-3.5 max-tablet:grid-cols-[auto_minmax(0,1fr)]"
        >
          {shown.map((row) => (
            <InboxRow key={row.id} row={row} decide={decide} clashes={clashes} />
          ))}
        </ul>
      )}
      {rows.length > size && (
        <PanelFoot>
          {t('more', { count: rows.length - size })}
          <Button variant="quiet" size="sm" onClick={() => setSize(size + MORE)}>
            {t('show')}
          </Button>
        </PanelFoot>
      )}
      {decide.windows}
    </>
  );
};
