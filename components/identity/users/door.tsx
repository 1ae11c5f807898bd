'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Note } from '../../ui/banner.tsx';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { AccessTag } from './access-tag.tsx';
import { useDoorActs } from './use-door-acts.ts';
import { useEditUser } from './use-edit-user.ts';
import type { UserRow } from './user-row.ts';

/** Whether the door is open, since when, and the buttons that open and close it. */
export const Door = ({ row, kept }: { row: UserRow; kept: string | undefined }) => {
  const t = useTranslations('users');
  const names = useNames();
  const days = useDays();
  const confirm = useConfirm();
  const reasonId = useId();
  const admin = useProfile().roles.includes('admin');
  const { save, busy } = useEditUser(row);
  const acts = useDoorActs(row);
  const closed = row.disabled === '1';
  const invites = !kept && !closed && row.email !== '' && row.invitation !== 'came';
  const turn = async () => {
    if (closed) return save({ disabled: '0' }, t('card.enabled_done'));
    const yes = await confirm({
      title: t('card.disable_question', { name: names.of(row, 'employee_name') || row.login }),
      text: t('card.disable_text'),
      yes: t('card.disable'),
      no: t('cancel'),
      danger: true,
    });
    if (yes) await save({ disabled: '1' }, t('card.disabled_done'));
  };
  return (
    <Panel aria-labelledby="user-door" className="desk:row-span-2">
      <PanelHead id="user-door" title={t('list.access')}>
        <AccessTag disabled={closed} />
      </PanelHead>
      <PanelBody className="flex flex-col items-start gap-4">
        {row.locked === '1' && (
          <Note
            tone="warning"
            title={t('card.locked')}
            action={
              <Button size="sm" busy={acts.busy === 'unlock'} onClick={() => void acts.unlock()}>
                {t('card.unlock')}
              </Button>
            }
          >
            {t('card.locked_text')}
          </Note>
        )}
        <Facts
          items={[
            [t('list.last_sign_in'), row.last_sign_in ? days.moment(row.last_sign_in) : t('list.never')],
            ...(invites ? [[t('card.invitation'), t(`card.invitation_${row.invitation}`)] as const] : []),
            [
              t('card.password_update_date'),
              row.must_change_password === '1'
                ? t('card.must_change_password')
                : days.moment(row.password_update_date),
            ],
            [t('card.two_factor'), t(row.has_factor === '1' ? 'card.two_factor_on' : 'card.two_factor_off')],
            [t('card.created'), days.moment(row.create_date)],
          ]}
        />
        <div className="flex flex-wrap gap-3">
          {invites && (
            <Button busy={acts.busy === 'invite'} onClick={() => void acts.invite()}>
              {t(row.invitation === 'none' ? 'card.invite' : 'card.invite_again')}
            </Button>
          )}
          {admin && !kept && !closed && !invites && row.email !== '' && (
            <Button busy={acts.busy === 'send_link'} onClick={() => void acts.sendLink()}>
              {t('card.send_link')}
            </Button>
          )}
          {admin && !kept && row.has_factor === '1' && (
            <Button busy={acts.busy === 'drop_factor'} onClick={() => void acts.dropFactor()}>
              {t('card.drop_factor')}
            </Button>
          )}
          <Button
            variant={closed ? 'tonal' : 'outlined'}
            busy={busy}
            disabledReason={kept}
            aria-describedby={kept ? reasonId : undefined}
            onClick={() => void turn()}
          >
            {t(closed ? 'card.enable' : 'card.disable')}
          </Button>
        </div>
        {kept && <DisabledReason id={reasonId}>{kept}</DisabledReason>}
      </PanelBody>
    </Panel>
  );
};
