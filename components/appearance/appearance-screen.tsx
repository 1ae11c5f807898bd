'use client';
import { useTranslations } from 'next-intl';
import { NO_OWN_THEME } from '../../lib/themes/own-theme.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { AppearanceView } from './appearance-view.tsx';
import { useAppearance } from './use-appearance.ts';

/** «Оформление»: colours and logos of the company, judged before they are kept. An admin's screen. */
export const AppearanceScreen = () => {
  const t = useTranslations('appearance');
  const asked = useAppearance();
  const own = asked.data?.own;
  const changed = Object.keys(NO_OWN_THEME).some((name) => own?.[name as keyof typeof NO_OWN_THEME]);
  return (
    <Page>
      <PageHead title={t('title')} facts={asked.data && t('facts', { changed: changed ? 'yes' : 'no' })} />
      <Answered of={asked} level="h2" pending={<PanelSkeleton />} stays>
        {(data) => <AppearanceView key={own?.updated_at ?? ''} look={data} changed={changed} />}
      </Answered>
    </Page>
  );
};
