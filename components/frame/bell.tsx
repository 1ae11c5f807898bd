'use client';
import { Bell as BellIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { flagOf, numberOf } from '../../lib/settings/read.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { useUnread } from '../rpc/unread.ts';
import { HEADER_BUTTON } from '../shell/header-button.ts';
import { useParameters } from '../shell/portal.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { notify } from '../ui/notify.ts';

/** The bell, its dot, and the word of a new message when the count grew since the last look (AMB-045). */
export const Bell = () => {
  const t = useTranslations('shell');
  const link = usePortalLink();
  const parameters = useParameters();
  const { loaded } = useMasterData();
  const { count, known } = useUnread(numberOf(parameters, 'notification_show_delta'), loaded);
  useNotice(count, known);
  if (flagOf(parameters, 'hide_unread_bell')) return null;
  return (
    <AppLink href={link('umessages')} aria-label={t('bell', { count })} className={HEADER_BUTTON}>
      <Icon of={BellIcon} />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-1.5 right-1.5 box-content size-[9px] rounded-full border-2 border-chrome bg-accent outline-[1.5px] -outline-offset-2 outline-(--chrome-ring) touch:top-3 touch:right-3"
        />
      )}
    </AppLink>
  );
};

const useNotice = (count: number, known: boolean): void => {
  const t = useTranslations('shell');
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!known) return;
    if (before.current !== undefined && count > before.current)
      notify.info(t('new_message'), { key: 'new-message' });
    before.current = count;
  }, [count, known, t]);
};
