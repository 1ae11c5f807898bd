'use client';
import { useTranslations } from 'next-intl';
import type { CalendarFeed } from '../../lib/rpc/calendar-feeds.ts';
import { useDays } from '../calendar/use-days.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useRpcMutation } from '../rpc/use-rpc-mutation.ts';
import { Button } from '../ui/button.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { notify } from '../ui/notify.ts';

/** The open addresses of the reader, when each was last read, and the way to end one. */
export const FeedList = ({
  feeds,
  error,
  onEnded,
}: {
  feeds: readonly CalendarFeed[] | undefined;
  error: unknown;
  onEnded: () => void;
}) => {
  const t = useTranslations('team.feeds');
  const errorText = useErrorText();
  if (error && !feeds)
    return (
      <p role="alert" className="text-error-ink">
        {errorText(error)}
      </p>
    );
  if (!feeds) return <p className="text-ink-2">{t('loading')}</p>;
  if (feeds.length === 0) return <p className="text-sm text-ink-2">{t('none')}</p>;
  return (
    <section aria-labelledby="open-feeds">
      <h3 id="open-feeds" className="mb-1">
        {t('open')}
      </h3>
      <ul className="divide-y divide-line">
        {feeds.map((feed) => (
          <FeedLine key={feed.id} feed={feed} onEnded={onEnded} />
        ))}
      </ul>
    </section>
  );
};

const FeedLine = ({ feed, onEnded }: { feed: CalendarFeed; onEnded: () => void }) => {
  const t = useTranslations('team.feeds');
  const days = useDays();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const ending = useRpcMutation('calendar.unsubscribe', {
    onSuccess: onEnded,
    onError: (error) => {
      notify.error(errorText(error));
      onEnded();
    },
  });
  const end = async () => {
    const sure = await confirm({ title: t('end_title'), text: t('end_text'), yes: t('end'), danger: true });
    if (sure) ending.mutate({ id: feed.id });
  };
  const made = days.day(days.dayOf(feed.create_date));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium">{t(`kind.${feed.kind}`)}</span>
        <span className="block text-sm text-ink-2">
          {[
            t('made', { day: made }),
            feed.last_used === null
              ? t('never_used')
              : t('last_used', { day: days.day(days.dayOf(feed.last_used)) }),
          ].join(', ')}
        </span>
      </span>
      <Button
        size="sm"
        busy={ending.isPending}
        aria-label={`${t('end')}: ${t(`kind.${feed.kind}`)}, ${made}`}
        onClick={() => void end()}
      >
        {t('end')}
      </Button>
    </li>
  );
};
