'use client';
import { Download, Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDescribed } from '../dictionaries/described.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { takeFile } from '../rpc/take-file.ts';
import { useAct } from '../rpc/use-act.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { ParametersView } from './parameters-view.tsx';
import { useParameterList } from './use-parameter-list.ts';

/** «Параметры»: the rules and limits by which the portal works. An admin's screen. */
export const ParametersScreen = () => {
  const t = useTranslations('settings');
  const list = useParameterList();
  const parameters = list.data?.parameters;
  return (
    <Page>
      <PageHead
        title={t('title')}
        facts={
          parameters &&
          t('facts', {
            count: parameters.length,
            changed: parameters.filter(({ changed }) => changed).length,
          })
        }
      >
        {parameters && <Files />}
      </PageHead>
      <Answered of={list} level="h2" pending={<PanelSkeleton />} stays>
        {(data) => <ParametersView list={data} />}
      </Answered>
    </Page>
  );
};

const loadImport = () => import('../dictionaries/import-window.tsx').then((file) => file.ImportWindow);

/** All of them as a table that can be brought in again. */
const Files = () => {
  const t = useTranslations('dictionary');
  const lang = useAppLocale();
  const described = useDescribed('parameters');
  const importing = useOnDemand(loadImport);
  const [isImporting, setImporting] = useState(false);
  const { busy, act } = useAct(() => {});
  const Import = importing.loaded;
  return (
    <>
      <Button
        icon={Upload}
        {...importing.button}
        onClick={() => {
          importing.open();
          setImporting(true);
        }}
      >
        {t('import')}
      </Button>
      <Button
        icon={Download}
        busy={busy}
        onClick={() => void act(() => takeFile(`/api/dictionaries/parameters/export?lang=${lang}`))}
      >
        {t('export')}
      </Button>
      {Import && isImporting && described.data && (
        <Import described={described.data} onClose={() => setImporting(false)} />
      )}
    </>
  );
};
