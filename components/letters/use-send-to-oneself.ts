'use client';
import { useTranslations } from 'next-intl';
import type { SentLetter } from '../../lib/rpc/letters.ts';
import { call } from '../rpc/client.ts';
import { notify } from '../ui/notify.ts';

/** Has the portal send the reader a letter, and says where it went: to their mailbox, or only to a file. */
export const useSendToOneself = (): ((
  method: 'letter.send' | 'setup.letter',
  input: object,
) => Promise<void>) => {
  const t = useTranslations('letters');
  return async (method, input) => {
    const { data } = await call<{ data: SentLetter }>(method, input);
    if (data.sent) notify.success(t('sent', { email: data.email }));
    else notify.info(t('kept', { email: data.email }));
  };
};
