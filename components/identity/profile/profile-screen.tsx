'use client';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { flagOf } from '../../../lib/settings/read.ts';
import { useOwesFactor } from '../../rpc/profile.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { useParameters } from '../../shell/portal.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { MustSetFactor } from '../security/must-set-factor.tsx';
import { SecurityTab } from '../security/security-tab.tsx';
import { ContactsTab } from './contacts-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { OwnTab } from './own-tab.tsx';

const TABS = ['own', 'contacts', 'security', 'notifications'] as const;
type Tab = (typeof TABS)[number];

/** The profile; for an account that must set up a second factor, only the way to do so. */
export const ProfileScreen = () => (useOwesFactor() ? <MustSetFactor /> : <OwnProfile />);

/** The address says which part of it is open. */
const OwnProfile = () => {
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
        className={tabs.length > 3 ? 'mb-6 max-tablet:grid max-tablet:w-full max-tablet:grid-cols-2' : 'mb-6'}
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
