'use client';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useProfile } from '../rpc/profile.ts';
import { Answered } from '../shell/answered.tsx';
import { Button, DisabledReason } from '../ui/button.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import { Message, messageAnchor } from './message.tsx';
import { OutgoingMessage } from './outgoing-message.tsx';
import type { DraftOf } from './use-draft.ts';
import { useLogPlace } from './use-log-place.ts';
import type { OutgoingOf } from './use-outgoing.ts';
import { useReadMark } from './use-read-mark.ts';
import type { ThreadOf } from './use-thread.ts';

interface ThreadProps {
  thread: ThreadOf;
  outgoing: OutgoingOf;
  draft: DraftOf;
  /** The message the address names. */
  linked: number | undefined;
}

/** What was said, and under it the place to say something, or why the reader does not. */
export const Thread = ({ thread, outgoing, draft, linked }: ThreadProps) => {
  const t = useTranslations('discussion');
  const whyNot = useWhyNot();
  if (thread.error || !thread.loaded)
    return (
      <Answered
        of={{ error: thread.error, refetch: thread.refetch }}
        pending={<SkeletonRows rows={2} label={t('loading')} />}
      />
    );
  const isEmpty = thread.rows.length === 0 && outgoing.all.length === 0;
  return (
    <div className="flex flex-col gap-4">
      {isEmpty ? (
        <p className="text-ink-2">{t(whyNot ? 'nothing' : 'empty')}</p>
      ) : (
        <Log thread={thread} linked={linked} mayWrite={whyNot === undefined} outgoing={outgoing}>
          {outgoing.all.map((each) => (
            <OutgoingMessage
              key={each.key}
              outgoing={each}
              onAgain={() => outgoing.again(each)}
              onDrop={() => {
                outgoing.drop(each);
                if (each.messageId === undefined) draft.takeBack(each.draft);
              }}
            />
          ))}
        </Log>
      )}
      {whyNot ? (
        <DisabledReason>{t(`why_not.${whyNot}`)}</DisabledReason>
      ) : (
        <Composer documentId={thread.documentId} draft={draft} onSend={outgoing.add} />
      )}
    </div>
  );
};

/** Why the reader writes nothing; undefined for those who may. */
const useWhyNot = (): 'dismissed' | 'no_person' | undefined => {
  const { real_employee_id, dismissed } = useProfile();
  if (dismissed === '1') return 'dismissed';
  return real_employee_id === null ? 'no_person' : undefined;
};

const Log = ({
  thread,
  linked,
  mayWrite,
  outgoing,
  children,
}: Pick<ThreadProps, 'thread' | 'linked' | 'outgoing'> & { mayWrite: boolean; children: ReactNode }) => {
  const t = useTranslations('discussion');
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  // Until its files have come a message is shown as it was sent.
  const rows = thread.rows.filter(({ id }) => outgoing.all.every(({ messageId }) => messageId !== id));
  const onScroll = useLogPlace(log, rows[0]?.id);
  useReadMark(thread, end);
  useGoTo(
    linked,
    rows.some(({ id }) => id === linked),
  );
  return (
    <div
      ref={log}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus the keyboard could not scroll it
      tabIndex={0}
      aria-label={t('messages')}
      aria-busy={thread.loadingEarlier}
      onScroll={onScroll}
      className="relative -mx-5 flex max-h-112 flex-col gap-4 overflow-y-auto px-5 py-1 [overflow-anchor:none] max-tablet:-mx-4 max-tablet:max-h-[52dvh] max-tablet:px-4"
    >
      {thread.hasEarlier && (
        <Button
          size="sm"
          variant="quiet"
          className="self-center"
          busy={thread.loadingEarlier}
          onClick={thread.showEarlier}
        >
          {t('earlier')}
        </Button>
      )}
      {rows.map((row) => (
        <Fragment key={row.id}>
          {row.id === thread.firstNew && (
            <p
              data-new
              className="flex items-center gap-2 text-sm font-medium text-accent-ink before:h-px before:flex-1 before:bg-accent-line after:h-px after:flex-1 after:bg-accent-line"
            >
              {t('new')}
            </p>
          )}
          <Message row={row} isLinked={row.id === linked} mayWrite={mayWrite} />
        </Fragment>
      ))}
      {children}
      <div ref={end} className="h-px flex-none" />
    </div>
  );
};

/** Goes to the message of the address once it is there. */
const useGoTo = (linked: number | undefined, isThere: boolean): void => {
  const gone = useRef<number>(undefined);
  useEffect(() => {
    if (linked === undefined || !isThere || gone.current === linked) return;
    gone.current = linked;
    const message = document.getElementById(messageAnchor(linked));
    message?.scrollIntoView({ block: 'center' });
    message?.focus({ preventScroll: true });
  }, [linked, isThere]);
};
