'use client';
import { useTranslations } from 'next-intl';
import type { SsoOutcome } from '../../../lib/identity/sso-outcome.ts';
import { Note } from '../../ui/banner.tsx';

/** Why single sign-on failed, above the form that still works. */
export const SsoFailure = ({ outcome }: { outcome: SsoOutcome }) => {
  const t = useTranslations('sso');
  return (
    <div role="alert" className="mb-6">
      <Note tone={outcome === 'off' ? 'info' : 'error'}>{t(`outcome.${outcome}`)}</Note>
    </div>
  );
};
