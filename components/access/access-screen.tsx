'use client';
import { useTranslations } from 'next-intl';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { ByPerson } from './by-person.tsx';
import { ByRole } from './by-role.tsx';
import { ExportButton } from './export-button.tsx';
import { TABS, useAccessAddress } from './use-access-address.ts';
import { WhySeen } from './why/why-seen.tsx';

/** «Роли и доступ», for admins: who sees and does what, by role, by person, and why a person sees a document. */
export const AccessScreen = () => {
  const t = useTranslations('access');
  const [asked, ask] = useAccessAddress();
  const mayTake = asked.tab === 'role' || (asked.tab === 'person' && asked.person !== null);
  return (
    <Page width="wide">
      <PageHead title={t('title')} facts={t('facts')}>
        {mayTake && <ExportButton asked={asked} />}
      </PageHead>
      <div className="flex flex-col gap-4">
        <Segmented
          className="self-start"
          label={t('tabs.label')}
          value={asked.tab}
          onValueChange={(tab) => ask({ tab: tab === 'role' ? null : tab })}
          options={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        />
        {asked.tab === 'role' && <ByRole asked={asked} ask={ask} />}
        {asked.tab === 'person' && <ByPerson asked={asked} ask={ask} />}
        {asked.tab === 'why' && <WhySeen asked={asked} ask={ask} />}
      </div>
    </Page>
  );
};
