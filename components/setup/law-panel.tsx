'use client';
import { useTranslations } from 'next-intl';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';

const RULES = ['notice', 'part', 'resignation', 'consent', 'retention'] as const;

/** What the portal holds by law from its first day, each with the article it rests on. */
export const LawPanel = () => {
  const t = useTranslations('setup');
  return (
    <Panel aria-labelledby="law">
      <PanelHead id="law" title={t('law_title')} />
      <PanelBody>
        <ul className="flex flex-col gap-3 text-sm">
          {RULES.map((rule) => (
            <li key={rule}>
              <p>{t(`law_list.${rule}`)}</p>
              <p className="text-ink-2">{t(`law_list.${rule}_article`)}</p>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
};
