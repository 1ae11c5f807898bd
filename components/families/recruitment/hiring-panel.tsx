'use client';
import { useTranslations } from 'next-intl';
import type { AnyRow } from '../../rpc/rows.ts';
import { useView } from '../../rpc/use-view.ts';
import { LoadFailure } from '../../shell/failure.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { Count } from '../../ui/tag.tsx';
import { CANDIDATES, WAITING } from './candidates-source.ts';

const KINDS = ['sent', 'not_in', 'not_invited'] as const;

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
          {KINDS.map((kind) => (
            <Waiting key={kind} kind={kind} />
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
};

const Waiting = ({ kind }: { kind: (typeof KINDS)[number] }) => {
  const t = useTranslations('families.recruitment.home');
  const link = usePortalLink();
  const { address, object } = CANDIDATES;
  const chosen = WAITING[kind];
  const query = { filter: address.filter({ ...address.usual, chosen }), rowsPerPage: 1 };
  const view = useView<AnyRow>(object, query);
  if (view.error)
    return (
      <li>
        <LoadFailure error={view.error} onRetry={() => void view.refetch()} />
      </li>
    );
  const count = view.data?.total;
  return (
    <li>
      <AppLink
        href={link('candidates', {}, address.written(address.usual, { chosen }))}
        className="flex min-h-11 items-center justify-between gap-3 text-ink"
      >
        {t(kind)}
        <Count>{count ?? '…'}</Count>
      </AppLink>
    </li>
  );
};
