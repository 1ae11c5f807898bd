'use client';
import { useTranslations } from 'next-intl';
import type { Followed } from '../../lib/rpc/followed.ts';
import { useFollowedWords } from '../documents/moves/use-followed-words.ts';
import { useMode } from '../shell/use-mode.ts';
import { Note } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** What followed from what was signed: each sentence with the way to its page, and in debug mode what failed (AMB-120). */
export const FollowedLines = ({ moves, onGo }: { moves: readonly Followed[]; onGo: () => void }) => {
  const t = useTranslations('documents.told');
  const words = useFollowedWords();
  const debug = useMode() === 'debug';
  const { told, failed } = words(moves);
  const shown = debug ? failed : [];
  if (told.length + shown.length === 0) return null;
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2">
      {told.map(({ text, href }) => (
        <Note
          key={`${href} ${text}`}
          action={
            href && (
              <ButtonLink variant="outlined" size="sm" href={href} onClick={onGo}>
                {t('go')}
              </ButtonLink>
            )
          }
        >
          <p>{text}</p>
        </Note>
      ))}
      {shown.map((text) => (
        <Note key={text} tone="error">
          <p>{text}</p>
        </Note>
      ))}
    </section>
  );
};
