'use client';
import { useTranslations } from 'next-intl';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageTitle } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { useDescribed } from './described.ts';
import { DictionaryView } from './dictionary-view.tsx';

/** One dictionary by its name: everything on its screen follows from how the server describes it. */
export const DictionaryScreen = ({ name }: { name: string }) => {
  const t = useTranslations('dictionary');
  const described = useDescribed(name);
  if (described.data) return <DictionaryView described={described.data} />;
  return (
    <Page width="wide">
      <PageTitle text={t('all')} />
      <Answered of={described} level="h1" pending={<PanelSkeleton />} />
    </Page>
  );
};
