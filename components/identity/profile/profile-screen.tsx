'use client';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { SecurityTab } from '../security/security-tab.tsx';
import { OwnTab } from './own-tab.tsx';

const TABS = ['own', 'security'] as const;
type Tab = (typeof TABS)[number];

/** The person's own page; the address says which part of it is open. */
export const ProfileScreen = () => {
  const t = useTranslations('profile');
  const router = useRouter();
  const link = usePortalLink();
  const asked = useSearchParams().get('tab');
  const tab = TABS.find((each) => each === asked) ?? 'own';
  return (
    <Page>
      <PageHead title={t('title')} />
      <Segmented<Tab>
        className="mb-6"
        label={t('parts')}
        value={tab}
        onValueChange={(value) => router.replace(link('profile', {}, value === 'own' ? {} : { tab: value }))}
        options={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
      />
      {tab === 'security' ? <SecurityTab /> : <OwnTab />}
    </Page>
  );
};
