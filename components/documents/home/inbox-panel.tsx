'use client';
import { CheckCheck, ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { approvalsRoute } from '../../../lib/routes/menu.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useIncomplete } from '../../rpc/master-data.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useDelayedIds } from '../../rpc/use-delayed-ids.ts';
import { Answered } from '../../shell/answered.tsx';
import { useMenuReader } from '../../shell/use-menu-reader.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { useBadge } from '../../shell/waiting.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel, PanelFoot, PanelHead } from '../../ui/panel.tsx';
import { Count } from '../../ui/tag.tsx';
import { useClashes } from '../away/use-clashes.ts';
import { useDecide } from '../moves/use-decide.tsx';
import { useHeldRows } from '../moves/use-held-rows.ts';
import { INBOX_STEP } from './home-asks.ts';
import { type InboxDocument, inboxOrder } from './inbox-order.ts';
import { InboxRow } from './inbox-row.tsx';

const MORE = 4 * INBOX_STEP;
const NOTHING: readonly InboxDocument[] = [];

/**
 * Everything that waits for the person: decisions, papers to read, documents to sign; with the decision in the row. Not
 * all is done while steps of the set-up are left.
 */
export const InboxPanel = ({ stepsLeft }: { stepsLeft: number }) => {
  const t = useTranslations('documents.home');
  const { employee_id } = useProfile();
  const badge = useBadge();
  const link = usePortalLink();
  const inbox = useIncomplete<InboxDocument>();
  const { today } = useDays();
  const [size, setSize] = useState(INBOX_STEP);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on with the first of what it has shown.
    if (size > INBOX_STEP) list.current?.children[size - MORE]?.querySelector('a')?.focus();
  }, [size]);
  const decide = useDecide({ undoable: true });
  const delayed = useDelayedIds();
  const isLeft = ({ id }: InboxDocument) => !delayed.has(id);
  const waiting = useHeldRows(inbox.data?.data ?? NOTHING, decide.active).filter(isLeft);
  const rows = inboxOrder(waiting, employee_id, today);
  // A decided row is still in sight while it collapses, and waits no more.
  const count = inboxOrder((inbox.data?.data ?? NOTHING).filter(isLeft), employee_id, today).length;
  const shown = rows.slice(0, size);
  const clashes = useClashes(
    shown,
    shown.some((row) => row.employee_id !== employee_id),
  );
  const approvals = approvalsRoute(useMenuReader());
  return (
    <Panel aria-labelledby="inbox" className="min-w-0">
      <PanelHead id="inbox" title={t('inbox')} count={count > 0 && <Count>{count}</Count>}>
        {approvals && <AppLink href={badge(approvals).href}>{t('all_approvals')}</AppLink>}
      </PanelHead>
      {inbox.failure || inbox.data === undefined ? (
        <Answered of={{ ...inbox.failure }} lines={4} />
      ) : rows.length === 0 && stepsLeft > 0 ? (
        <EmptyState
          icon={ListChecks}
          title={t('steps_left', { count: stepsLeft })}
          action={<ButtonLink href={link('start')}>{t('to_steps')}</ButtonLink>}
        />
      ) : rows.length === 0 ? (
        <EmptyState icon={CheckCheck} tone="success" title={t('done')}>
          {t('done_text')}
        </EmptyState>
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
    </Panel>
  );
};
