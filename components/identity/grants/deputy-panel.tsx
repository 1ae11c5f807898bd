'use client';
import { UserRoundCog } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { useView } from '../../rpc/use-view.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { fetchWindow } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';
import type { DeputyRow } from './deputy-dialog.tsx';
import { useFamilyNames } from './use-family-names.ts';

const fetchDialog = () => import('./deputy-dialog.tsx').then((file) => file.DeputyDialog);
const DeputyDialog = dynamic(fetchDialog, { ssr: false });

/** Who stands in for the person: named once, changed and taken back here. */
export const DeputyPanel = () => {
  const t = useTranslations('grants.deputy');
  const names = useNames();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const { employee_id, grant_id } = useProfile();
  const [open, setOpen] = useState(false);
  useFetchedAhead(fetchDialog);
  useFetchedAhead(fetchWindow);
  const own = useView<DeputyRow>(
    'deputy',
    { filter: `employee_id = ${employee_id ?? 0} and disabled = '0'`, rowsPerPage: 1 },
    { enabled: grant_id === null && employee_id !== null },
  );
  const remove = useRpcMutation('user.auth', {
    onSuccess: () => {
      notify.success(t('removed'));
      void own.refetch();
    },
    onError: (error) => notify.error(errorText(error)),
  });
  const [rule] = own.data?.data ?? [];
  const ask = async (name: string) => {
    const yes = await confirm({
      title: t('remove_title'),
      text: t('remove_text', { name }),
      yes: t('remove'),
      danger: true,
    });
    if (yes) remove.mutate({ action: 'removeDeputy' });
  };
  return (
    <Panel aria-labelledby="deputy">
      <PanelHead id="deputy" title={t('title')} />
      <PanelBody className="flex flex-col items-start gap-4">
        <p className="text-ink-2">{t('text')}</p>
        {grant_id !== null ? (
          <p>{t('acting')}</p>
        ) : rule ? (
          <>
            <RuleFacts rule={rule} />
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setOpen(true)}>{t('change')}</Button>
              <Button
                variant="quiet"
                busy={remove.isPending}
                onClick={() => void ask(names.of(rule, 'deputy_employee_name'))}
              >
                {t('remove')}
              </Button>
            </div>
          </>
        ) : (
          own.data && (
            <>
              <p>{t('none')}</p>
              <Button icon={UserRoundCog} onClick={() => setOpen(true)}>
                {t('choose')}
              </Button>
            </>
          )
        )}
      </PanelBody>
      {open && (
        <DeputyDialog
          rule={rule}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            void own.refetch();
          }}
        />
      )}
    </Panel>
  );
};

const RuleFacts = ({ rule }: { rule: DeputyRow }) => {
  const t = useTranslations('grants');
  const names = useNames();
  const days = useDays();
  const familyNames = useFamilyNames();
  const { date_from, date_to } = rule;
  const given = [
    date_from && t('deputy.from_day', { day: days.day(date_from) }),
    date_to && t('deputy.to_day', { day: days.day(date_to) }),
  ].filter(Boolean);
  return (
    <Facts
      items={[
        [t('deputy.person'), <bdi key="name">{names.of(rule, 'deputy_employee_name')}</bdi>],
        [t('deputy.when'), given.length > 0 ? given.join(' ') : t('deputy.while_away')],
        [t('families'), familyNames(rule.families.split(',').filter(Boolean))],
        [t('own_documents'), t(rule.own_documents === '1' ? 'own_documents_yes' : 'own_documents_no')],
      ]}
    />
  );
};
