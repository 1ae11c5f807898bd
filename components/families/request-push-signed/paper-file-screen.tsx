'use client';
import { useTranslations } from 'next-intl';
import { useDocumentFiles } from '../../documents/form/use-document-files.ts';
import { useView } from '../../rpc/use-view.ts';
import { LoadFailure } from '../../shell/failure.tsx';
import { NotThere } from '../../shell/not-there.tsx';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { PaperDocument, PublishedRow } from './paper-rows.ts';
import { PaperViewer, type ViewedFile } from './paper-viewer.tsx';

interface FileScreenProps {
  id: number | undefined;
  /** `paper-file`: of a paper before a person; `papers-file`: of one as hr publishes it. */
  route: string;
}

/** The file of a paper on a page of its own, under the title of the paper. */
export const PaperFileScreen = ({ id, route }: FileScreenProps) =>
  route === 'paper-file' ? <OfDocument id={id} /> : <Published id={id} />;

const OfDocument = ({ id }: { id: number | undefined }) => {
  const view = useOne<PaperDocument>('request_push_signed', id);
  const files = useDocumentFiles('request_push_signed', id ?? null);
  return (
    <Shown
      id={id}
      view={view}
      file={files.rows[0]}
      failure={files.error && { error: files.error, retry: files.retry }}
      ready={id === undefined || files.isThere}
      back="upaper"
    />
  );
};

const Published = ({ id }: { id: number | undefined }) => {
  const view = useOne<PublishedRow>('paper', id);
  const [row] = view.data?.data ?? [];
  return (
    <Shown
      id={id}
      view={view}
      file={row?.name ? row : undefined}
      failure={null}
      ready={view.isSuccess}
      back="papers"
    />
  );
};

const useOne = <Row extends { readonly [field: string]: unknown }>(object: string, id: number | undefined) =>
  useView<Row>(object, { filter: `id = ${id ?? 0}`, rowsPerPage: 1 });

const Shown = ({
  id,
  view,
  file,
  failure,
  ready,
  back,
}: {
  id: number | undefined;
  view: ReturnType<typeof useOne<PaperDocument | PublishedRow>>;
  file: ViewedFile | undefined;
  /** Why the file did not come, where it comes by itself. */
  failure: { error: Error; retry: () => void } | null;
  ready: boolean;
  back: 'upaper' | 'papers';
}) => {
  const t = useTranslations('papers');
  const common = useTranslations('common');
  const link = usePortalLink();
  const [row] = view.data?.data ?? [];
  return (
    <Page width="wide">
      <PageHead
        title={row?.title ?? t('viewer.title')}
        crumb={{ href: link(back, { id }), label: t('viewer.back') }}
      />
      {row && file ? (
        <PaperViewer file={file} title={row.title} />
      ) : (
        <Panel>
          {view.error ? (
            <LoadFailure level="h2" error={view.error} onRetry={() => void view.refetch()} />
          ) : failure ? (
            <LoadFailure level="h2" error={failure.error} onRetry={failure.retry} />
          ) : ready && view.isSuccess ? (
            <NotThere />
          ) : (
            <SkeletonRows rows={5} label={common('loading')} />
          )}
        </Panel>
      )}
    </Page>
  );
};
