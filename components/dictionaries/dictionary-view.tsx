'use client';
import { Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import { FormatMenu } from '../files/format-menu.tsx';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { RowsScreen } from '../lists/rows-screen.tsx';
import { useNames } from '../people/use-names.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { EditTextsButton } from '../texts/edit-texts-button.tsx';
import { Button } from '../ui/button.tsx';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { RowWindow, type RowWindowOf } from './row-window.tsx';
import { useDictionaryRows } from './use-dictionary-rows.tsx';

const loadImport = () => import('./import-window.tsx').then((file) => file.ImportWindow);

/** The table of a dictionary, with its ways in and out. */
export const DictionaryView = ({ described }: { described: DictionaryDescription }) => {
  const t = useTranslations('dictionary');
  const names = useNames();
  const lang = useAppLocale();
  const link = usePortalLink();
  const [opened, setOpened] = useState<RowWindowOf>();
  const importing = useOnDemand(loadImport);
  const [isImporting, setImporting] = useState(false);
  const definition = useDictionaryRows(described, setOpened);
  const path = described.name.replaceAll('/', '-');
  const mayImport = described.may.add && described.may.edit;
  const Import = importing.loaded;
  return (
    <RowsScreen
      definition={definition}
      title={names.of(described, 'title')}
      crumb={{ href: link('dictionaries'), label: t('all') }}
      facts={(total) => (
        <>
          {total !== undefined && <>{t('rows', { count: total })}. </>}
          {names.of(described, 'text')}
        </>
      )}
      {...(described.may.add && { add: t('add') })}
      tools={
        <>
          {described.object === 'lan' && <EditTextsButton />}
          {mayImport && (
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
          )}
          <FormatMenu
            label={t('export')}
            address={(format) => `/api/dictionaries/${path}/export?lang=${lang}&format=${format}`}
          />
        </>
      }
    >
      {opened && <RowWindow described={described} opened={opened} onClose={() => setOpened(undefined)} />}
      {Import && isImporting && <Import described={described} onClose={() => setImporting(false)} />}
    </RowsScreen>
  );
};
