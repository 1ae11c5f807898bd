'use client';
import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PagedRows } from '../../../lists/paged-rows.tsx';
import { usePaged } from '../../../lists/use-paged.ts';
import { usePages } from '../../../lists/use-pages.ts';
import { useView } from '../../../rpc/use-view.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { PaperDocument, PublishedRow } from '../paper-rows.ts';
import { AnswersBar } from './answers-bar.tsx';
import { ANSWER_VIEWS, type AnswerView, answersFilter } from './answers-filter.ts';
import { AnswersTable } from './answers-table.tsx';

const USUAL_SIZE = 25;

/** Who of its people has answered a paper, and how: counted, narrowed, searched. */
export const AnswersPanel = ({ row }: { row: PublishedRow }) => {
  const t = useTranslations('papers.answers');
  const [shown, setShown] = useState<AnswerView>('all');
  const [search, setSearch] = useState('');
  const pages = usePages(USUAL_SIZE);
  const view = useView<PaperDocument>(
    'request_push_signed',
    {
      filter: answersFilter(row.id, shown, search),
      orderBy: 'employee_name',
      rowsPerPage: pages.size,
      page: pages.page,
    },
    { keepRows: true },
  );
  const count: Record<AnswerView, number> = {
    all: row.people,
    waiting: row.people - row.confirmed - row.declined,
    confirmed: row.confirmed,
    declined: row.declined,
  };
  return (
    <Panel aria-labelledby="answers" className="overflow-clip">
      <h2 id="answers" className="sr-only">
        {t('title')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 max-tablet:px-4">
        <Segmented
          label={t('view')}
          value={shown}
          onValueChange={(next) => {
            setShown(next);
            pages.onPage(1);
          }}
          options={ANSWER_VIEWS.map((value) => ({
            value,
            label: t(`views.${value}`, { count: count[value] }),
          }))}
        />
        <SearchInput
          label={t('search')}
          width="w-84"
          value={search}
          onChange={(text) => {
            setSearch(text);
            pages.onPage(1);
          }}
        />
        <div className="ml-auto w-60 max-tablet:w-full">
          <AnswersBar row={row} />
        </div>
      </div>
      <PagedRows
        of={usePaged(view, pages)}
        lines={6}
        empty={<EmptyState level="h3" icon={SearchX} title={t(row.people === 0 ? 'nobody' : 'none')} />}
      >
        {(rows) => <AnswersTable rows={rows} busy={view.isPlaceholderData} />}
      </PagedRows>
    </Panel>
  );
};
