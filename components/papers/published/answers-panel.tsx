'use client';
import { Search, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Pager } from '../../documents/list/pager.tsx';
import { useView } from '../../rpc/use-view.ts';
import { LoadFailure } from '../../shell/failure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useSearchText } from '../../ui/use-search-text.ts';
import type { PaperDocument, PublishedRow } from '../paper-rows.ts';
import { AnswersBar } from './answers-bar.tsx';
import { ANSWER_VIEWS, type AnswerView, answersFilter } from './answers-filter.ts';
import { AnswersTable } from './answers-table.tsx';

const USUAL_SIZE = 25;

/** Who of its people has answered a paper, and how: counted, narrowed, searched. */
export const AnswersPanel = ({ row }: { row: PublishedRow }) => {
  const t = useTranslations('papers.answers');
  const common = useTranslations('common');
  const [shown, setShown] = useState<AnswerView>('all');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(USUAL_SIZE);
  const view = useView<PaperDocument>(
    'request_push_signed',
    { filter: answersFilter(row.id, shown, search), orderBy: 'employee_name', rowsPerPage: size, page },
    { keepRows: true },
  );
  const count: Record<AnswerView, number> = {
    all: row.people,
    waiting: row.people - row.confirmed - row.declined,
    confirmed: row.confirmed,
    declined: row.declined,
  };
  const rows = view.data?.data ?? [];
  return (
    <Panel aria-labelledby="answers" className="overflow-hidden">
      <h2 id="answers" className="sr-only">
        {t('title')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 max-tablet:px-4">
        <Segmented
          label={t('view')}
          value={shown}
          onValueChange={(next) => {
            setShown(next);
            setPage(1);
          }}
          options={ANSWER_VIEWS.map((value) => ({
            value,
            label: t(`views.${value}`, { count: count[value] }),
          }))}
        />
        <AnswerSearch
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <div className="ml-auto w-60 max-tablet:w-full">
          <AnswersBar row={row} />
        </div>
      </div>
      {view.isError ? (
        <LoadFailure level="h2" error={view.error} onRetry={() => void view.refetch()} />
      ) : view.isPending ? (
        <SkeletonRows rows={6} label={common('loading')} />
      ) : rows.length === 0 ? (
        <EmptyState level="h3" icon={SearchX} title={t(row.people === 0 ? 'nobody' : 'none')} />
      ) : (
        <>
          <AnswersTable rows={rows} busy={view.isPlaceholderData} />
          <Pager
            page={page}
            first={(page - 1) * size + 1}
            busy={view.isPlaceholderData}
            size={size}
            standard={USUAL_SIZE}
            shown={rows.length}
            total={view.data.total}
            totalExact={view.data.total_exact}
            onPage={setPage}
            onSize={(next) => {
              setSize(next);
              setPage(1);
            }}
          />
        </>
      )}
    </Panel>
  );
};

const AnswerSearch = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const t = useTranslations('papers.answers');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(input, value, onChange);
  return (
    <div className="relative w-84 max-tablet:w-full">
      <Icon
        of={Search}
        size={16}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3"
      />
      <input
        ref={input}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="h-8 w-full rounded-full border border-line-strong bg-surface pr-3 pl-9 text-sm touch:h-10"
      />
    </div>
  );
};
