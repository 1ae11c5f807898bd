'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { reread } from '../../rpc/reread.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import type { UserRow } from './user-row.ts';

/** What an admin does, by the key of its words. */
const ACTS = {
  unlock: 'user.unlock',
  send_link: 'user.restore',
  invite: 'user.invite',
  drop_factor: 'user.dropFactor',
} as const;
type Act = keyof typeof ACTS;

/** How an admin helps a user who cannot come in alone. Each asks first; `busy` names what runs. */
export const useDoorActs = (row: UserRow) => {
  const t = useTranslations('users');
  const letters = useTranslations('letters');
  const names = useNames();
  const confirm = useConfirm();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<Act>();
  const act = async (key: Act): Promise<void> => {
    const yes = await confirm({
      title: t(`card.${key}_question`, { name: names.of(row, 'employee_name') || row.login }),
      text: t(`card.${key}_text`, { email: row.email }),
      yes: t(key === 'drop_factor' ? 'card.drop_factor_yes' : `card.${key}`),
      no: t('cancel'),
      danger: key === 'drop_factor',
    });
    if (!yes) return;
    setBusy(key);
    try {
      const { data } = await call<{ data: { mailed?: boolean } }>(ACTS[key], { id: row.id });
      if (data.mailed === false) notify.info(letters('kept', { email: row.email }));
      else notify.success(t(`card.${key}_done`));
    } catch (error) {
      notify.error(errorText(error));
    }
    setBusy(undefined);
    await Promise.all([reread(client, 'user'), reread(client, 'session')]);
  };
  return {
    busy,
    unlock: () => act('unlock'),
    sendLink: () => act('send_link'),
    invite: () => act('invite'),
    dropFactor: () => act('drop_factor'),
  };
};
