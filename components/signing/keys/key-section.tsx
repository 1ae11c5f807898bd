'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OwnKey } from '../../../lib/rpc/signing-keys.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { fetchWindow } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';
import type { PinTask } from './pin-dialog.tsx';
import { useOwnKey } from './use-own-key.ts';
import { useRevoke } from './use-revoke.ts';

const fetchDialog = () => import('./pin-dialog.tsx').then((file) => file.PinDialog);
const PinDialog = dynamic(fetchDialog, { ssr: false });

/**
 * The employee's key for signatures of type 2: whether there is one, its PIN, and what to do next. Hidden from
 * accounts without an employee and from accounts of another signature type.
 */
export const KeySection = () => {
  const t = useTranslations('keys');
  const { grant_id } = useProfile();
  const { data, refetch } = useOwnKey();
  const [task, setTask] = useState<PinTask>();
  useFetchedAhead(fetchDialog);
  useFetchedAhead(fetchWindow);
  const { revoke } = useRevoke(() => void refetch());
  if (!data || grant_id !== null) return null;
  const { certificate } = data;
  return (
    <Panel aria-labelledby="signing-key">
      <PanelHead id="signing-key" title={t('title')} />
      <PanelBody className="flex flex-col items-start gap-4">
        <p className="text-ink-2">{t('text')}</p>
        <OrderNote data={data} onSet={() => setTask('set')} />
        {certificate && <KeyFacts certificate={certificate} />}
        <TriesNote data={data} />
        {certificate && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setTask('change')}>{t('pin.change.open')}</Button>
            <Button variant="quiet-danger" onClick={() => void revoke(certificate.certificate_id)}>
              {t('revoke.open')}
            </Button>
          </div>
        )}
      </PanelBody>
      {task && (
        <PinDialog
          task={task}
          length={data.pin.new_length}
          currentLength={data.pin.length}
          onClose={() => setTask(undefined)}
          onSaved={() => {
            setTask(undefined);
            void refetch();
          }}
        />
      )}
    </Panel>
  );
};

const OrderNote = ({ data: { certificate, order }, onSet }: { data: OwnKey; onSet: () => void }) => {
  const t = useTranslations('keys.order');
  const days = useDays();
  if (order?.state === 'granted')
    return (
      <Note
        title={t('granted')}
        action={
          <Button variant="filled" onClick={onSet}>
            {t('set')}
          </Button>
        }
      >
        {t('granted_text', { day: days.day(days.dayOf(order.expires_at)), kind: order.kind })}
      </Note>
    );
  if (order) return <Note title={t('asked')}>{t('asked_text')}</Note>;
  return certificate ? null : <p>{t('none')}</p>;
};

const KeyFacts = ({ certificate }: { certificate: NonNullable<OwnKey['certificate']> }) => {
  const t = useTranslations('keys.facts');
  const days = useDays();
  return (
    <Facts
      items={[
        [t('until'), days.day(days.dayOf(certificate.expiration_date))],
        [t('issued'), days.moment(certificate.issued_date)],
        [t('serial'), <code key="serial">{certificate.serial_number}</code>],
      ]}
    />
  );
};

const ALL_TRIES = 3;

const TriesNote = ({ data: { pin } }: { data: OwnKey }) => {
  const t = useTranslations('keys.tries');
  const days = useDays();
  if (pin.locked_until !== null)
    return (
      <Note tone="error" title={t('locked')}>
        {t('locked_text', { moment: days.moment(pin.locked_until) })}
      </Note>
    );
  return pin.has_key && pin.attempts < ALL_TRIES ? (
    <Note tone="warning" title={t('left', { count: pin.attempts })} />
  ) : null;
};
