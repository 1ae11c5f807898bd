'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../calendar/use-days.ts';
import { GlanceTile } from '../documents/home/glance-tile.tsx';
import { type InboxDocument, inboxOrder } from '../documents/home/inbox-order.ts';
import { FAMILY_PANELS } from '../families/home-panels.ts';
import { useIncomplete } from '../rpc/master-data.ts';
import { useProfile } from '../rpc/profile.ts';
import { useDelayedIds } from '../rpc/use-delayed-ids.ts';
import { usePhone } from '../shell/use-phone.ts';

/** On a phone, before the panels: how much waits for the person, and what families tell in a number. */
export const Glance = () => {
  const t = useTranslations('documents.home');
  const { today, number } = useDays();
  const { employee_id, roles } = useProfile();
  const inbox = useIncomplete<InboxDocument>();
  const delayed = useDelayedIds();
  if (!usePhone() || !roles.includes('employee')) return null;
  const waiting =
    inbox.data && inboxOrder(inbox.data.data, employee_id, today).filter(({ id }) => !delayed.has(id)).length;
  return (
    <ul aria-label={t('glance')} className="grid auto-cols-fr grid-flow-col gap-3">
      <li>
        <GlanceTile
          value={waiting === undefined ? undefined : number(waiting)}
          label={t('glance_waits', { count: waiting ?? 0 })}
        />
      </li>
      {FAMILY_PANELS.map(
        ({ key, Glance: Told }) =>
          Told && (
            <li key={key}>
              <Told />
            </li>
          ),
      )}
    </ul>
  );
};
