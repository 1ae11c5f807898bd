'use client';
import { KeyRound, Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PasswordExpiry } from '../../lib/identity/password-expiry.ts';
import type { GrantRow } from '../grants/grant-row.ts';
import { ActingBanner } from '../identity/grants/acting-banner.tsx';
import { EndedBanner } from '../identity/grants/ended-banner.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';

/** What the band under the header says while there is a connection. */
export type Said =
  | { kind: 'password'; expiry: PasswordExpiry }
  | { kind: 'acting'; grant: GrantRow }
  | { kind: 'ended'; grant: GrantRow; read: () => void }
  | { kind: 'new_version' };

export const Band = ({ said }: { said: Said }) => {
  if (said.kind === 'password') return <PasswordEnds expiry={said.expiry} />;
  if (said.kind === 'acting') return <ActingBanner grant={said.grant} />;
  if (said.kind === 'ended') return <EndedBanner grant={said.grant} onRead={said.read} />;
  return <NewVersion />;
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
