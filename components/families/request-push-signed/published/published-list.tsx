'use client';
import { FilePlus, FileStack } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../../calendar/use-days.ts';
import { PagedRows } from '../../../lists/paged-rows.tsx';
import { usePaged } from '../../../lists/use-paged.ts';
import { usePages } from '../../../lists/use-pages.ts';
import { useNames } from '../../../people/use-names.ts';
import { useView } from '../../../rpc/use-view.ts';
import { Page } from '../../../shell/page.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { PublishedRow } from '../paper-rows.ts';
import { AnswersBar } from './answers-bar.tsx';

const USUAL_SIZE = 25;

/** Every paper of the organization with how its people have answered, the latest first. */
export const PublishedList = () => {
  const t = useTranslations('papers.list');
  const link = usePortalLink();
  const pages = usePages(USUAL_SIZE);
  const view = useView<PublishedRow>(
    'paper',
    { rowsPerPage: pages.size, page: pages.page },
    { keepRows: true },
  );
  return (
    <Page width="wide">
      <PageHead title={t('title')} facts={t('facts')}>
        <ButtonLink variant="filled" icon={FilePlus} href={link('paper-new')}>
          {t('publish')}
        </ButtonLink>
      </PageHead>
      <Panel className="overflow-hidden">
        <PagedRows
          of={usePaged(view, pages)}
          lines={6}
          empty={
            <EmptyState level="h2" icon={FileStack} title={t('empty')}>
              {t('empty_text')}
            </EmptyState>
          }
        >
          {(rows) => (
            <ul className="divide-y divide-line" aria-busy={view.isPlaceholderData}>
              {rows.map((row) => (
                <PublishedLine key={row.id} row={row} />
              ))}
            </ul>
          )}
        </PagedRows>
      </Panel>
    </Page>
  );
};

const PublishedLine = ({ row }: { row: PublishedRow }) => {
  const t = useTranslations('papers.list');
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  const published = t('published', {
    day: days.day(days.dayOf(row.create_date)),
    who: names.short(row.creator_name, row.creator_name_eng),
  });
  return (
    <li className="relative grid items-center gap-x-6 gap-y-2 px-5 py-3.5 hover:bg-hover max-tablet:px-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,280px)]">
      <div className="min-w-0">
        <AppLink
          href={link('papers', { id: row.id })}
          className="font-medium wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {row.title}
        </AppLink>
        <p className="text-sm text-ink-2">
          {[names.of(row, 'document_type_name'), published].filter((part) => part !== '').join(' · ')}
          {row.due_date !== null && ` · ${t('until', { day: days.day(row.due_date) })}`}
        </p>
      </div>
      <AnswersBar row={row} />
    </li>
  );
};
