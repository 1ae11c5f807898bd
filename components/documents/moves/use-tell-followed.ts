'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useMessageHref } from '../../shell/messages/message-href.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import { followedFrom, type MoveAnswer } from './move-answer.ts';

/**
 * Says what followed from a move: one sentence in a window with the way to its document (SHELL-04), several one by one
 * at the edge of the screen; what failed while the move stands, in debug mode (AMB-120).
 */
export const useTellFollowed = (): ((...answers: readonly MoveAnswer[]) => void) => {
  const t = useTranslations('documents.told');
  const router = useRouter();
  const english = useAppLocale() === 'en';
  const hrefOf = useMessageHref();
  const confirm = useConfirm();
  return (...answers) => {
    const followed = answers.map(followedFrom);
    for (const { message, message_eng } of followed.flatMap(({ failed }) => failed))
      notify.error(t('failed', { why: (english && message_eng) || message }), { debug: true });
    const told = followed.flatMap((each) => each.told);
    for (const each of told) {
      const text = (english && each.text_eng) || each.text;
      const href = hrefOf(each);
      const go = () => href && router.push(href);
      if (told.length === 1)
        void confirm({ title: t('title'), text, yes: t('go'), no: t('close') }).then((yes) => yes && go());
      else notify.info(text, { action: { label: t('go'), onClick: go } });
    }
  };
};
