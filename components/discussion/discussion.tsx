'use client';
import { ChevronRight, MessagesSquare } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNames } from '../people/use-names.ts';
import { usePhone } from '../shell/use-phone.ts';
import { Count } from '../ui/count.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import { Thread } from './thread.tsx';
import { useDraft } from './use-draft.ts';
import { useOutgoing } from './use-outgoing.ts';
import { useThread } from './use-thread.ts';

/** What people say about a document: beside it, or on a phone in a sheet behind a line that tells what is new. */
export const Discussion = ({ documentId }: { documentId: number }) => {
  const t = useTranslations('discussion');
  const phone = usePhone();
  const linked = Number(useSearchParams().get('message')) || undefined;
  const [open, setOpen] = useState(linked !== undefined);
  const thread = useThread(documentId, linked);
  const outgoing = useOutgoing(documentId);
  const draft = useDraft(documentId);
  const shown = <Thread thread={thread} outgoing={outgoing} draft={draft} linked={linked} />;
  const unread = thread.unread > 0 && (
    <>
      <Count>
        <span aria-hidden>{thread.isMany ? t('many', { count: thread.unread }) : thread.unread}</span>
      </Count>
      <span className="sr-only">{t('unread', { count: thread.unread })}</span>
    </>
  );
  if (!phone)
    return (
      <Panel aria-labelledby="discussion">
        <PanelHead id="discussion" title={t('title')} count={unread} />
        <PanelBody>{shown}</PanelBody>
      </Panel>
    );
  return (
    <Panel className="relative flex items-center gap-3 px-4 py-3">
      <Icon of={MessagesSquare} className="flex-none text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <button
            type="button"
            aria-haspopup="dialog"
            className="font-medium after:absolute after:inset-0"
            onClick={() => setOpen(true)}
          >
            {t('title')}
          </button>
          {unread}
        </span>
        <LastSaid thread={thread} />
      </span>
      <Icon of={ChevronRight} className="text-ink-3" />
      <Dialog open={open} onOpenChange={setOpen} title={t('title')}>
        {shown}
      </Dialog>
    </Panel>
  );
};

/** The last message in one line. */
const LastSaid = ({ thread }: { thread: ReturnType<typeof useThread> }) => {
  const t = useTranslations('discussion');
  const names = useNames();
  const last = thread.rows.at(-1);
  if (!thread.loaded) return null;
  return (
    <span className="block truncate text-sm text-ink-2">
      {last ? (
        <bdi>
          {t('last', {
            who: names.short(last.author_name, last.author_name_eng),
            text: last.delete_date === null ? last.text : t('deleted'),
          })}
        </bdi>
      ) : (
        t('nothing')
      )}
    </span>
  );
};
