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

type Act = 'user.unlock' | 'user.restore';

/** How an admin helps somebody in who cannot come in by themselves. Each asks first; `busy` names what runs. */
export const useDoorActs = (row: UserRow) => {
  const t = useTranslations('users');
  const names = useNames();
  const confirm = useConfirm();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<Act>();
  const act = async (method: Act, key: 'unlock' | 'send_link'): Promise<void> => {
    const yes = await confirm({
      title: t(`card.${key}_question`, { name: names.of(row, 'employee_name') || row.login }),
      text: t(`card.${key}_text`, { email: row.email }),
      yes: t(`card.${key}`),
      no: t('cancel'),
    });
    if (!yes) return;
    setBusy(method);
    try {
      await call(method, { id: row.id });
      notify.success(t(`card.${key}_done`));
    } catch (error) {
      notify.error(errorText(error));
    }
    setBusy(undefined);
    await reread(client, 'user');
  };
  return {
    busy,
    unlock: () => act('user.unlock', 'unlock'),
    sendLink: () => act('user.restore', 'send_link'),
  };
};
