'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FEED_KINDS, FEEDS_MAX, type FeedKind } from '../../lib/calendar/feed.ts';
import type { CalendarFeed } from '../../lib/rpc/calendar-feeds.ts';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useRpcMutation } from '../rpc/use-rpc-mutation.ts';
import { Note } from '../ui/banner.tsx';
import { Button, DisabledReason } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { notify } from '../ui/notify.ts';
import { RadioCard } from '../ui/radio-card.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { FeedList } from './feed-list.tsx';

const KEY = ['calendar', 'feeds'] as const;

/** Addresses by which other calendars show the days: what a new one shows, the address told once, and those that are open. */
export const SubscribeDialog = ({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) => {
  const t = useTranslations('team.feeds');
  const [url, setUrl] = useState<string>();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        // What was told once is not told again.
        if (!next) setUrl(undefined);
        onOpenChange(next);
      }}
      title={t('title')}
      description={t('text')}
      size="md"
    >
      {open && <Feeds url={url} onOpened={setUrl} />}
    </Dialog>
  );
};

const Feeds = ({
  url,
  onOpened,
}: {
  url: string | undefined;
  onOpened: (url: string | undefined) => void;
}) => {
  const t = useTranslations('team.feeds');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [kind, setKind] = useState<FeedKind>('team');
  const feeds = useAsked<CalendarFeed[]>({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('calendar.feeds', {}, { signal })).data,
    staleTime: 0,
  });
  const read = () => void queries.invalidateQueries({ queryKey: KEY });
  const subscribing = useRpcMutation('calendar.subscribe', {
    onSuccess: ({ data }) => {
      onOpened(data.url);
      read();
    },
    onError: (error) => notify.error(errorText(error)),
  });
  const isFull = (feeds.data?.length ?? 0) >= FEEDS_MAX;
  const reason = isFull ? t('full', { max: FEEDS_MAX }) : undefined;
  return (
    <div className="flex flex-col gap-5">
      {url === undefined ? (
        <div className="flex flex-col gap-3">
          <fieldset className="grid gap-3 tablet:grid-cols-2">
            <legend className="mb-2 font-medium">{t('what')}</legend>
            {FEED_KINDS.toReversed().map((each) => (
              <RadioCard
                key={each}
                name="feed"
                value={each}
                checked={each === kind}
                title={t(`kind.${each}`)}
                text={t(`kind_text.${each}`)}
                onChoose={() => setKind(each)}
              />
            ))}
          </fieldset>
          <span>
            <Button
              variant="filled"
              busy={subscribing.isPending}
              disabledReason={reason}
              onClick={() => subscribing.mutate({ kind })}
            >
              {t('get')}
            </Button>
          </span>
          {reason && <DisabledReason>{reason}</DisabledReason>}
        </div>
      ) : (
        <Told url={url} onDone={() => onOpened(undefined)} />
      )}
      <FeedList feeds={feeds.data} error={feeds.error} onEnded={read} />
    </div>
  );
};

/** The address, this once. */
const Told = ({ url, onDone }: { url: string; onDone: () => void }) => {
  const t = useTranslations('team.feeds');
  const common = useTranslations('common');
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => notify.success(common('copied')),
      () => notify.error(t('not_copied')),
    );
  return (
    <div className="flex flex-col gap-3">
      <Note tone="warning" title={t('once')}>
        {t('once_text')}
      </Note>
      <TextInput
        readOnly
        aria-label={t('address')}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="filled" icon={Copy} onClick={copy}>
          {t('copy')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('another')}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{t('how')}</p>
    </div>
  );
};
