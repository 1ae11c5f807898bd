'use client';
import { KeyRound, Sparkles, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PasswordExpiry } from '../../lib/identity/password-expiry.ts';
import { ActingBanner } from '../identity/grants/acting-banner.tsx';
import { EndedBanner } from '../identity/grants/ended-banner.tsx';
import type { GrantRow } from '../identity/grants/grant-row.ts';
import { useUnsent } from '../rpc/use-unsent.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { usePortalLink } from './use-portal-link.ts';

/** What the band under the header says. */
export type Said =
  | { kind: 'offline' }
  | { kind: 'password'; expiry: PasswordExpiry }
  | { kind: 'acting'; grant: GrantRow }
  | { kind: 'ended'; grant: GrantRow; read: () => void }
  | { kind: 'new_version' };

export const Band = ({ said }: { said: Said }) => {
  if (said.kind === 'offline') return <Offline />;
  if (said.kind === 'password') return <PasswordEnds expiry={said.expiry} />;
  if (said.kind === 'acting') return <ActingBanner grant={said.grant} />;
  if (said.kind === 'ended') return <EndedBanner grant={said.grant} onRead={said.read} />;
  return <NewVersion />;
};

/** Stays in sight on a scrolled page: what waits for the connection is said here, with the way to give it up. */
const Offline = () => {
  const t = useTranslations('shell');
  const { count, cancel } = useUnsent();
  return (
    <div className="sticky top-(--header) z-[calc(var(--z-header)-1)]">
      <Banner
        tone="offline"
        icon={WifiOff}
        action={
          count > 0 && (
            <Button size="sm" onClick={cancel}>
              {t('offline_cancel')}
            </Button>
          )
        }
      >
        <b className="font-semibold">{t('offline')}</b>{' '}
        {count > 0 ? t('offline_waiting', { count }) : t('offline_note')}
      </Banner>
    </div>
  );
};

const PasswordEnds = ({ expiry }: { expiry: PasswordExpiry }) => {
  const t = useTranslations('passwords');
  const link = usePortalLink();
  return (
    <Banner
      tone="warning"
      icon={KeyRound}
      action={
        <ButtonLink size="sm" href={link('profile', {}, { tab: 'security' })}>
          {t('change')}
        </ButtonLink>
      }
    >
      {expiry.kind === 'expiring' ? t('expiring', { days: expiry.days }) : t('expired')}
    </Banner>
  );
};

const NewVersion = () => {
  const t = useTranslations('shell');
  return (
    <Banner
      tone="info"
      icon={Sparkles}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          {t('refresh')}
        </Button>
      }
    >
      {t('new_version')}
    </Banner>
  );
};
