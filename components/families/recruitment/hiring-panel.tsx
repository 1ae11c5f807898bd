'use client';
import { useTranslations } from 'next-intl';
import type { AnyRow } from '../../rpc/rows.ts';
import { useView } from '../../rpc/use-view.ts';
import { Answered } from '../../shell/answered.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { Count } from '../../ui/tag.tsx';
import { WAITING_CANDIDATES } from './candidates-source.ts';

/** What of hiring waits for the recruiter: how many of each, and the very list of them. */
export const HiringPanel = () => {
  const t = useTranslations('families.recruitment.home');
  const link = usePortalLink();
  return (
    <Panel aria-labelledby="hiring">
      <PanelHead id="hiring" title={t('title')}>
        <AppLink href={link('candidates')}>{t('all')}</AppLink>
      </PanelHead>
      <PanelBody>
        <ul className="flex flex-col gap-1">
          {WAITING_CANDIDATES.map((waiting) => (
            <Waiting key={waiting.kind} {...waiting} />
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
};

const Waiting = ({ kind, address, ask }: (typeof WAITING_CANDIDATES)[number]) => {
  const t = useTranslations('families.recruitment.home');
  const link = usePortalLink();
  const view = useView<AnyRow>(ask.object, ask.query);
  if (view.error)
    return (
      <li>
        <Answered of={view} />
      </li>
    );
  return (
    <li>
      <AppLink
        href={link('candidates', {}, address)}
        className="flex min-h-11 items-center justify-between gap-3 text-ink"
      >
        {t(kind)}
        <Count quiet={!view.data}>{view.data?.total ?? '…'}</Count>
      </AppLink>
    </li>
  );
};
