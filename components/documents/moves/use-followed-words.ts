'use client';
import { useTranslations } from 'next-intl';
import type { Followed } from '../../../lib/rpc/followed.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useMessageHref } from '../../messages/message-href.ts';
import { allFollowed } from './move-answer.ts';

/** What followed from moves in the reader's words: sentences with the pages they lead to, and what failed while the moves stand. */
export const useFollowedWords = () => {
  const t = useTranslations('documents.told');
  const english = useAppLocale() === 'en';
  const hrefOf = useMessageHref();
  return (moves: readonly Followed[]) => {
    const { told, failed } = allFollowed(moves);
    return {
      told: told.map((each) => ({ text: (english && each.text_eng) || each.text, href: hrefOf(each) })),
      failed: failed.map(({ message, message_eng }) =>
        t('failed', { why: (english && message_eng) || message }),
      ),
    };
  };
};
