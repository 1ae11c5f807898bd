'use client';
import { CheckCheck, ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
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
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { Count } from '../../ui/tag.tsx';
import { type InboxDocument, inboxOrder } from './inbox-order.ts';
import { InboxRows } from './inbox-rows.tsx';

const NOTHING: readonly InboxDocument[] = [];

/**
 * Everything that waits for the person: decisions, papers to read, documents to sign; with the decision in the row. Not
 * all is done while steps of the set-up are left.
 */
export const InboxPanel = ({ stepsLeft }: { stepsLeft: number }) => {
  const t = useTranslations('documents.home');
  const { employee_id } = useProfile();
  const badge = useBadge();
  const inbox = useIncomplete<InboxDocument>();
  const { today } = useDays();
  const delayed = useDelayedIds();
  const documents = inbox.data?.data ?? NOTHING;
  // A decided row is still in sight while it collapses, and waits no more.
  const waiting = documents.filter(({ id }) => !delayed.has(id));
  const count = inboxOrder(waiting, employee_id, today).length;
  const approvals = approvalsRoute(useMenuReader());
  const empty = <NothingWaits stepsLeft={stepsLeft} />;
  return (
    <Panel aria-labelledby="inbox" className="min-w-0">
      <PanelHead id="inbox" title={t('inbox')} count={count > 0 && <Count>{count}</Count>}>
        {approvals && <AppLink href={badge(approvals).href}>{t('all_approvals')}</AppLink>}
      </PanelHead>
      <Answered of={{ ...inbox.failure, data: inbox.data }} lines={4} stays>
        {() => <InboxRows documents={documents} empty={empty} />}
      </Answered>
    </Panel>
  );
};

const NothingWaits = ({ stepsLeft }: { stepsLeft: number }) => {
  const t = useTranslations('documents.home');
  const link = usePortalLink();
  return stepsLeft > 0 ? (
    <EmptyState
      icon={ListChecks}
      title={t('steps_left', { count: stepsLeft })}
      action={<ButtonLink href={link('start')}>{t('to_steps')}</ButtonLink>}
    />
  ) : (
    <EmptyState icon={CheckCheck} tone="success" title={t('done')}>
      {t('done_text')}
    </EmptyState>
  );
};
