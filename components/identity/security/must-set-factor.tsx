'use client';
import { useTranslations } from 'next-intl';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

/** All there is of the portal for whose role a password is not enough, until they have something besides it. */
export const MustSetFactor = () => {
  const t = useTranslations('factors');
  return (
    <Page>
      <PageHead title={t('must_title')} facts={t('must_text')} />
      <div className="grid items-start gap-6 desk:grid-cols-2">
        <SecondFactorSection />
        <PasskeysSection />
      </div>
    </Page>
  );
};
