'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  isOn,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  type NotificationChannel,
  type NotificationEvent,
  type NotificationSwitches,
} from '../../../lib/notifications/switches.ts';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useTellNotKept } from './use-tell-not-kept.ts';

/** What the person wants to hear of, event by event. Each switch holds at once. */
export const NotificationsTab = () => {
  const t = useTranslations('profile');
  const router = useRouter();
  const tellNotKept = useTellNotKept();
  const [switches, setSwitches] = useState<NotificationSwitches>(useProfile().notifications);
  const change = async (event: NotificationEvent, channel: NotificationChannel, on: boolean) => {
    const before = switches[event];
    const after = { ...(before ?? ALL_ON), [channel]: on };
    setSwitches((all) => ({ ...all, [event]: after }));
    try {
      await call('user.edit', { data: { notifications: { [event]: after } } });
      router.refresh();
    } catch (error) {
      setSwitches((all) => ({ ...all, [event]: before }));
      tellNotKept(error);
    }
  };
  return (
    <div className="flex flex-col gap-6">
      {NOTIFICATION_CHANNELS.map((channel) => (
        <Panel key={channel} aria-labelledby={`notify-${channel}`} className="max-w-180">
          <PanelHead id={`notify-${channel}`} title={t(`notifications.channel.${channel}`)} />
          <PanelBody>
            <p className="mb-4 text-sm text-ink-2">{t('notifications.hint')}</p>
            <ul className="flex flex-col gap-3">
              {NOTIFICATION_EVENTS.map((event) => (
                <li key={event} className="flex items-center justify-between gap-4">
                  <span id={`${channel}-${event}`}>{t(`notifications.event.${event}`)}</span>
                  <Switch
                    aria-labelledby={`${channel}-${event}`}
                    checked={isOn(switches, event, channel)}
                    onCheckedChange={(on) => void change(event, channel, on)}
                  />
                </li>
              ))}
            </ul>
          </PanelBody>
        </Panel>
      ))}
    </div>
  );
};

const ALL_ON = { portal: true };
