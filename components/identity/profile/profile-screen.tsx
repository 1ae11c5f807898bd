'use client';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { flagOf } from '../../../lib/settings/read.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { useParameters } from '../../shell/portal.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { SecurityTab } from '../security/security-tab.tsx';
import { ContactsTab } from './contacts-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { OwnTab } from './own-tab.tsx';

const TABS = ['own', 'contacts', 'security', 'notifications'] as const;
type Tab = (typeof TABS)[number];

/** The person's own page; the address says which part of it is open. */
export const ProfileScreen = () => {
  const t = useTranslations('profile');
  const router = useRouter();
  const link = usePortalLink();
  const asked = useSearchParams().get('tab');
  const hasContacts = flagOf(useParameters(), 'is_userprofile_contact_tab_visible');
  const tabs = TABS.filter((each) => each !== 'contacts' || hasContacts);
  const tab = tabs.find((each) => each === asked) ?? 'own';
  return (
    <Page>
      <PageHead title={t('title')} />
      <Segmented<Tab>
        className="mb-6 flex-wrap"
        label={t('parts')}
        value={tab}
        onValueChange={(value) => router.replace(link('profile', {}, value === 'own' ? {} : { tab: value }))}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      />
      <TabOf tab={tab} />
    </Page>
  );
};

const TabOf = ({ tab }: { tab: Tab }) => {
  switch (tab) {
    case 'contacts':
      return <ContactsTab />;
    case 'security':
      return <SecurityTab />;
    case 'notifications':
      return <NotificationsTab />;
    default:
      return <OwnTab />;
  }
};
