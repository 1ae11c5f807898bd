'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { call } from '../../rpc/client.ts';
import { reread } from '../../rpc/reread.ts';
import { useAct } from '../../rpc/use-act.ts';
import { useView } from '../../rpc/use-view.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import type { UserRow } from './user-row.ts';

const NOT_IN = { filter: `disabled = '0' and invitation in ('none', 'sent', 'over')`, rowsPerPage: 1 };

/** Mails a link to every user who has not come in yet; shown while there are any. */
export const InviteEverybody = () => {
  const t = useTranslations('users.invite');
  const client = useQueryClient();
  const confirm = useConfirm();
  const { busy, act } = useAct(() => reread(client, 'user'));
  const count = useView<UserRow>('user', NOT_IN).data?.total ?? 0;
  if (count === 0) return null;
  const press = async () => {
    const yes = await confirm({
      title: t('question', { count }),
      text: t('text'),
      yes: t('yes'),
      no: t('no'),
    });
    if (!yes) return;
    await act(async () => {
      const { data } = await call('user.invite', {});
      if (data.mailed) notify.success(t('done', { count: data.invited }));
      else notify.info(t('kept', { count: data.invited }));
    });
  };
  return (
    <Button icon={Mail} busy={busy} busyText={t('busy')} onClick={() => void press()}>
      {t('everybody', { count })}
    </Button>
  );
};
