'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { call } from '../rpc/client.ts';
import { reread } from '../rpc/reread.ts';
import type { Rows } from '../rpc/rows.ts';
import { unreadParams } from '../rpc/unread-params.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useRpcMutation } from '../rpc/use-rpc-mutation.ts';
import { notify } from '../ui/notify.ts';
import type { MessageRow } from './use-messages.ts';

/** A write call takes at most this many records. */
export const AT_ONCE = 500;

/** The call that marks messages as read at this moment. */
export const readNow = (ids: readonly number[]) => {
  const read_date = new Date().toISOString();
  return { object: 'message', data: ids.map((id) => ({ id, read_date })) };
};

/** Marks messages as read: one when it is opened, or all of the window (AMB-043). */
export const useMarkRead = (days: number) => {
  const t = useTranslations('shell');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useRpcMutation('table.edit', {
    onSuccess: () => void reread(client, 'message'),
    onError: (error) => notify.error(errorText(error)),
  });
  return {
    busy: isPending,
    markRead: (message: MessageRow): void => {
      if (message.read_date === null) void mutateAsync(readNow([message.id])).catch(() => undefined);
    },
    markAllRead: async (): Promise<void> => {
      const { data } = await call<Rows<{ id: number }>>('view.get', {
        ...unreadParams(days, Date.now()),
        rowsPerPage: AT_ONCE,
      });
      if (data.length > 0) await mutateAsync(readNow(data.map((row) => row.id)));
      notify.success(t('all_marked_read'));
    },
  };
};
