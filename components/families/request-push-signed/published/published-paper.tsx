'use client';
import { FileQuestionMark } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../../calendar/use-days.ts';
import { useNames } from '../../../people/use-names.ts';
import { useView } from '../../../rpc/use-view.ts';
import { Answered } from '../../../shell/answered.tsx';
import { Page } from '../../../shell/page.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { WithSteps } from '../../with-steps.tsx';
import type { PublishedRow } from '../paper-rows.ts';
import { AnswersPanel } from './answers-panel.tsx';
import { PublishedActions } from './published-actions.tsx';

/** One published paper: what it is, and who gave which answer. */
export const PublishedPaper = ({ id }: { id: number }) => {
  const t = useTranslations('papers.list');
  const view = useView<PublishedRow>('paper', { filter: `id = ${id}`, rowsPerPage: 1 });
  const [row] = view.data?.data ?? [];
  if (row) return <Shown row={row} />;
  return (
    <Page width="wide">
      <PageHead title={t('title')} />
      <Panel>
        <Answered of={view} level="h2" lines={5}>
          {() => <EmptyState level="h2" icon={FileQuestionMark} title={t('not_there')} />}
        </Answered>
      </Panel>
    </Page>
  );
};

const Shown = ({ row }: { row: PublishedRow }) => {
  const t = useTranslations('papers.list');
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  const facts = [
    names.of(row, 'document_type_name'),
    t('published', {
      day: days.day(days.dayOf(row.create_date)),
      who: names.short(row.creator_name, row.creator_name_eng),
    }),
    row.due_date === null ? '' : t('until', { day: days.day(row.due_date) }),
  ];
  return (
    <Page width="wide">
      <PageHead
        title={row.title}
        crumb={{ href: link('papers'), label: t('title') }}
        facts={
          <>
            {facts.filter((fact) => fact !== '').join(' · ')}
            {row.name !== '' && (
              <>
                {' · '}
                <AppLink href={link('papers-file', { id: row.id })} className="wrap-anywhere">
                  <bdi>{row.original_name}</bdi>
                </AppLink>
              </>
            )}
          </>
        }
      >
        <PublishedActions row={row} />
      </PageHead>
      <WithSteps>
        <AnswersPanel row={row} />
      </WithSteps>
    </Page>
  );
};
