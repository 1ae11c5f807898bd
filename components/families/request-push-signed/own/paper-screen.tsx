'use client';
import { Hourglass } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { awaitsAnswer } from '../../../../lib/papers/due.ts';
import { DiscussionPart } from '../../../discussion/discussion-part.tsx';
import { useDocumentFiles } from '../../../documents/form/use-document-files.ts';
import { useStatusWord } from '../../../documents/use-status-word.ts';
import { useReadAbout } from '../../../messages/use-read-about.ts';
import { useProfile } from '../../../rpc/profile.ts';
import { useTrouble } from '../../../rpc/use-trouble.ts';
import { useView } from '../../../rpc/use-view.ts';
import { Answered } from '../../../shell/answered.tsx';
import { NotThere } from '../../../shell/not-there.tsx';
import { Page } from '../../../shell/page.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { DocumentSignatures } from '../../../signatures/document-signatures.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatusTag } from '../../../ui/tag.tsx';
import type { PaperDocument } from '../paper-rows.ts';
import { PaperViewer } from '../paper-viewer.tsx';
import { AnswerPanel } from './answer-panel.tsx';

/** A paper before a person: the paper itself, and the answer to it. */
export const PaperScreen = ({ id }: { id: number | undefined }) => {
  const families = useTranslations('shell.families');
  const view = useView<PaperDocument>(
    'request_push_signed',
    { filter: `id = ${id ?? 0}`, rowsPerPage: 1 },
    { enabled: id !== undefined },
  );
  const [row] = view.data?.data ?? [];
  if (row) return <Shown row={row} />;
  return (
    <Page>
      <PageHead title={families('request_push_signed')} />
      <Panel>
        {id === undefined ? (
          <NotThere />
        ) : (
          <Answered of={view} level="h2" lines={5}>
            {() => <NotThere />}
          </Answered>
        )}
      </Panel>
    </Page>
  );
};

const Shown = ({ row }: { row: PaperDocument }) => {
  const t = useTranslations('papers');
  const statusWord = useStatusWord();
  const link = usePortalLink();
  const { employee_id, roles } = useProfile();
  const mine = row.employee_id === employee_id;
  const crumb = mine
    ? { href: link('upapers-own'), label: t('own.title') }
    : roles.includes('hr') && row.paper_id !== null
      ? { href: link('papers', { id: row.paper_id }), label: t('list.title') }
      : { href: link('home'), label: t('own.home') };
  const files = useDocumentFiles(row.object_id, row.id);
  const [file] = files.rows;
  useReadAbout(row.id);
  useTrouble('document', files.isThere && file === undefined);
  return (
    <Page width="wide">
      <PageHead
        title={row.title}
        crumb={crumb}
        tag={
          <StatusTag
            statusId={row.status_id}
            label={mine && awaitsAnswer(row.status_id) ? t('own.unread') : statusWord(row, row.object_id)}
          />
        }
      />
      <div className="grid items-start gap-6 max-tablet:gap-4 desk:grid-cols-[minmax(0,1fr)_360px]">
        {file ? (
          <PaperViewer file={file} title={row.title} whole={link('paper-file', { id: row.id })} />
        ) : (
          <Panel className="min-h-60">
            <Answered
              of={{ data: files.isThere || undefined, error: files.error, refetch: files.refetch }}
              level="h2"
              pending={null}
            >
              {() => <EmptyState level="h2" icon={Hourglass} title={t('viewer.not_yet')} />}
            </Answered>
          </Panel>
        )}
        <div className="flex min-w-0 flex-col gap-6 max-tablet:gap-4">
          <AnswerPanel row={row} />
          <DocumentSignatures documentId={row.id} />
          <DiscussionPart documentId={row.id} />
        </div>
      </div>
    </Page>
  );
};
