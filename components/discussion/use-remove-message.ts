'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { rereadOf } from '../rpc/reread.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useRpcMutation } from '../rpc/use-rpc-mutation.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { notify } from '../ui/notify.ts';
import type { MessageRow } from './message-row.ts';
import { MESSAGE } from './use-thread.ts';

/** Deletes one's own message once that is meant: who wrote when stays, what was said does not. */
export const useRemoveMessage = () => {
  const t = useTranslations('discussion');
  const client = useQueryClient();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const del = useRpcMutation('table.del');
  return async ({ id, registrator_id }: MessageRow): Promise<void> => {
    const yes = await confirm({
      title: t('delete_title'),
      text: t('delete_text'),
      yes: t('delete'),
      no: t('keep'),
      danger: true,
    });
    if (!yes) return;
    try {
      await del.mutateAsync({ object: MESSAGE, data: { id } });
    } catch (error) {
      notify.error(errorText(error));
    }
    await rereadOf(client, MESSAGE, registrator_id);
  };
};
