'use client';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useProfile } from '../rpc/profile.ts';
import { useUnsent } from '../rpc/use-unsent.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { MessageText } from './message-text.tsx';
import type { Outgoing } from './use-outgoing.ts';

interface OutgoingMessageProps {
  outgoing: Outgoing;
  onAgain: () => void;
  /** Of a message that was not said: its words go back to where they were written. */
  onDrop: () => void;
}

/** A message on its way: it reads as it was sent, and what did not arrive may be sent again or taken back. */
export const OutgoingMessage = ({ outgoing, onAgain, onDrop }: OutgoingMessageProps) => {
  const t = useTranslations('discussion');
  const { name, real_employee_id } = useProfile();
  const { draft, failed, messageId } = outgoing;
  return (
    <article aria-label={t('yours')} className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3">
      <PersonAvatar name={name} employee_id={real_employee_id} size={28} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{t('you')}</span>
          {!failed && <OnItsWay />}
        </p>
        <MessageText text={draft.text.trim()} mentioned={draft.named} />
        {draft.files.map((file) => (
          <bdi key={`${file.name} ${file.lastModified}`} className="block truncate text-sm text-ink-2">
            {file.name}
          </bdi>
        ))}
        {failed && (
          <>
            <p role="alert" className="mt-1 flex items-start gap-1.5 text-sm text-error-ink">
              <Icon of={CircleAlert} size={14} className="mt-0.5 flex-none" />
              <span>{messageId === undefined ? failed.text : t('file_failed', { why: failed.text })}</span>
            </p>
            <div className="mt-1.5 flex flex-wrap gap-2">
              {failed.again && (
                <Button size="sm" icon={RotateCw} onClick={onAgain}>
                  {t('again')}
                </Button>
              )}
              <Button size="sm" variant="quiet" onClick={onDrop}>
                {t(messageId === undefined ? 'take_back' : 'without_file')}
              </Button>
            </div>
          </>
        )}
      </div>
    </article>
  );
};

const OnItsWay = () => {
  const t = useTranslations('discussion');
  const { count } = useUnsent();
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-3">
      {count === 0 && <Spinner size={14} />}
      {t(count > 0 ? 'waits' : 'sending')}
    </span>
  );
};
