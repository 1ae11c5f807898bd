'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { Followed } from '../../../lib/rpc/followed.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import { useFollowedWords } from './use-followed-words.ts';

/**
 * Says what followed from moves: one sentence in a window, with Go where it has a page (SHELL-04), several one by one
 * at the edge of the screen; what failed while the move stands, in debug mode (AMB-120). What was signed says it in the
 * window of signing.
 */
export const useTellFollowed = (): ((moves: readonly Followed[]) => void) => {
  const t = useTranslations('documents.told');
  const router = useRouter();
  const confirm = useConfirm();
  const words = useFollowedWords();
  return (moves) => {
    const { told, failed } = words(moves);
    for (const text of failed) notify.error(text, { debug: true });
    for (const { text, href } of told) {
      const go = () => href && router.push(href);
      if (told.length === 1)
        void confirm({ title: t('title'), text, yes: href ? t('go') : false, no: t('close') }).then(
          (yes) => yes && go(),
        );
      else notify.info(text, href ? { action: { label: t('go'), onClick: go } } : {});
    }
  };
};
