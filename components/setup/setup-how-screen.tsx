import { useTranslations } from 'next-intl';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Panel, PanelBody } from '../ui/panel.tsx';

const STEPS = ['log', 'address', 'company'] as const;

/** How an empty portal gets its company: the administrator of the server finds the one-time address in its log. */
export const SetupHowScreen = () => {
  const t = useTranslations('setup.how');
  return (
    <Page>
      <PageHead title={t('title')} facts={t('text')} />
      <Panel className="max-w-180">
        <PanelBody>
          <ol className="flex list-decimal flex-col gap-2 pl-5">
            {STEPS.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </PanelBody>
      </Panel>
    </Page>
  );
};
