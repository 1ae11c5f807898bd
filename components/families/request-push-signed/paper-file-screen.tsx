'use client';
import { useTranslations } from 'next-intl';
import { useDocumentFiles } from '../../documents/form/use-document-files.ts';
import { useView } from '../../rpc/use-view.ts';
import { Answered } from '../../shell/answered.tsx';
import { NotThere } from '../../shell/not-there.tsx';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Panel } from '../../ui/panel.tsx';
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
      files={files}
      ready={id === undefined || files.isThere}
      back="upaper"
    />
  );
};

const Published = ({ id }: { id: number | undefined }) => {
  const view = useOne<PublishedRow>('paper', id);
  const [row] = view.data?.data ?? [];
  return (
    <Shown id={id} view={view} file={row?.name ? row : undefined} ready={view.isSuccess} back="papers" />
  );
};

const useOne = <Row extends { readonly [field: string]: unknown }>(object: string, id: number | undefined) =>
  useView<Row>(object, { filter: `id = ${id ?? 0}`, rowsPerPage: 1 });

const Shown = ({
  id,
  view,
  file,
  files,
  ready,
  back,
}: {
  id: number | undefined;
  view: ReturnType<typeof useOne<PaperDocument | PublishedRow>>;
  file: ViewedFile | undefined;
  /** Why the file did not come, where it comes by itself. */
  files?: Pick<ReturnType<typeof useDocumentFiles>, 'error' | 'refetch'>;
  ready: boolean;
  back: 'upaper' | 'papers';
}) => {
  const t = useTranslations('papers');
  const link = usePortalLink();
  const [row] = view.data?.data ?? [];
  const failed = view.error ? view : files;
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
          <Answered
            of={{ data: ready ? view.data : undefined, error: failed?.error, refetch: failed?.refetch }}
            level="h2"
            lines={5}
          >
            {() => <NotThere />}
          </Answered>
        </Panel>
      )}
    </Page>
  );
};
