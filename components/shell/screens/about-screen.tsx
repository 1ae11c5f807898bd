'use client';
import { useTranslations } from 'next-intl';
import { localised } from '../../../lib/i18n/localised.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { Page } from '../page.tsx';
import { PageHead } from '../page-head.tsx';
import { usePortal } from '../portal.tsx';
import { useMode } from '../use-mode.ts';

/** What runs here: version, mode, and whose portal it is. */
export const AboutScreen = () => {
  const t = useTranslations('shell');
  const locale = useAppLocale();
  const { theme, version, build } = usePortal();
  const mode = useMode();
  const company = localised(theme, 'company', locale);
  return (
    <Page>
      <PageHead title={t('about')} />
      <Panel className="max-w-180" aria-labelledby="about-portal">
        <PanelHead id="about-portal" title={localised(theme, 'name', locale)} />
        <PanelBody>
          <p className="mb-4 max-w-[72ch] text-ink-2">{t('about_text')}</p>
          <Facts
            items={[
              ...(company ? [[t('company'), company] as const] : []),
              [t('version'), version],
              [t('build'), build],
              [t('mode'), mode],
            ]}
          />
        </PanelBody>
      </Panel>
    </Page>
  );
};
