'use client';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useDictionaries } from '../../../documents/use-dictionaries.ts';
import { useView } from '../../../rpc/use-view.ts';
import { Page } from '../../../shell/page.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import type { PublishedRow } from '../paper-rows.ts';
import { PublishForm } from './publish-form.tsx';

/** Hr publishes a paper here: a new one, or the paper in the address to more employees. */
export const PublishScreen = () => {
  const t = useTranslations('papers.publish');
  const common = useTranslations('common');
  const list = useTranslations('papers.list');
  const link = usePortalLink();
  const asked = Number(useSearchParams().get('paper'));
  const id = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const { loaded } = useDictionaries();
  const view = useView<PublishedRow>(
    'paper',
    { filter: `id = ${id ?? 0}`, rowsPerPage: 1 },
    { enabled: id !== undefined },
  );
  const paper = id === undefined ? undefined : view.data?.data[0];
  const ready = loaded && (id === undefined || !view.isPending);
  return (
    <Page>
      <PageHead
        title={paper ? t('title_more') : t('title')}
        crumb={
          paper
            ? { href: link('papers', { id: paper.id }), label: paper.title }
            : { href: link('papers'), label: list('title') }
        }
      />
      {ready ? (
        <PublishForm key={paper?.id ?? 'new'} paper={paper} />
      ) : (
        <Panel>
          <SkeletonRows rows={6} label={common('loading')} />
        </Panel>
      )}
    </Page>
  );
};
