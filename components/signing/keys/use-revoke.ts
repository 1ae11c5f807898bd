'use client';
import { useTranslations } from 'next-intl';
import { call } from '../../rpc/client.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';

/** Takes a certificate of one's own out of use for good, after a question. */
export const useRevoke = (onDone: () => void) => {
  const t = useTranslations('keys.revoke');
  const confirm = useConfirm();
  const errorText = useErrorText();
  const revoke = async (id: number): Promise<void> => {
    const yes = await confirm({
      title: t('title'),
      text: t('text'),
      yes: t('verb'),
      no: t('keep'),
      danger: true,
    });
    if (!yes) return;
    try {
      await call('sign.revokeCertificate', { id, reason: 'owner' });
      notify.success(t('done'));
    } catch (error) {
      notify.error(errorText(error));
    }
    onDone();
  };
  return { revoke };
};
