'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useView } from '../../rpc/use-view.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { MailAddress } from '../../ui/mail-address.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import type { CandidateRow } from './candidates-source.ts';

interface Row extends CandidateRow {
  readonly invited_until: string | null;
}

const UNDER_WAY = ['notified', 'prepared', 'agreed', 'approved'];

/** How far the invitation is, for who hires: sent again, or taken back. */
export const InvitationPanel = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.recruitment.screen');
  const letters = useTranslations('letters');
  const days = useDays();
  const ask = useConfirm();
  const errorText = useErrorText();
  const { roles } = useProfile();
  const { row } = form;
  const isShown = row !== undefined && (roles.includes('hr') || roles.includes('recruiter'));
  const view = useView<Row>(
    'candidate',
    { filter: `id = ${row?.employee_id ?? 0}`, rowsPerPage: 1 },
    { enabled: isShown },
  );
  const [candidate] = view.data?.data ?? [];
  if (!isShown || !candidate) return null;
  const act = async (method: 'candidate.invite' | 'candidate.revoke', done: string) => {
    try {
      const { data } = await call<{ data: { mailed?: boolean } }>(method, { document_id: row.id });
      if (data.mailed === false) notify.info(letters('kept', { email: candidate.email }));
      else notify.success(done);
      await view.refetch();
    } catch (error) {
      notify.error(errorText(error));
    }
  };
  const revoke = async () => {
    const yes = await ask({
      title: t('revoke_ask'),
      text: t('revoke_text'),
      yes: t('revoke'),
      no: t('withdraw_no'),
      danger: true,
    });
    if (yes) await act('candidate.revoke', t('revoked'));
  };
  const until = candidate.invited_until;
  return (
    <Panel aria-labelledby="invitation">
      <PanelHead title={t('invitation')} id="invitation" note={t(`invitation_${candidate.invitation}`)} />
      <PanelBody>
        <p className="text-sm text-ink-2 wrap-anywhere">
          <MailAddress address={candidate.email} />
        </p>
        {candidate.invitation === 'sent' && until && (
          <p className="mt-1 text-sm text-ink-2">
            {t('invited_until', { day: days.day(days.dayOf(until)) })}
          </p>
        )}
        {UNDER_WAY.includes(row.status_id) && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void act('candidate.invite', t('invited'))}>
              {t('invite_again')}
            </Button>
            {candidate.invitation !== 'shut' && (
              <Button size="sm" variant="quiet" onClick={() => void revoke()}>
                {t('revoke')}
              </Button>
            )}
          </div>
        )}
      </PanelBody>
    </Panel>
  );
};
