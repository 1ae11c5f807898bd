'use client';
import { useTranslations } from 'next-intl';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { DocumentExport } from '../list/document-export.tsx';
import { useFilterText } from '../list/use-filter-text.ts';
import { FactsLoading, WaitingFacts } from '../list/waiting-facts.tsx';
import { VIEWS } from './many-asks.ts';
import type { ManyDocuments } from './use-many-documents.ts';

const FIELDS =
  'employee_name,document_type_name,number,title,start_date,end_date,days,amount,currency_code,status_name';
const ENGLISH = ['employee_name', 'document_type_name', 'title', 'status_name'];

/** The name of a list over all families, one line of facts, and its export. */
export const ManyHead = ({ list, title }: { list: ManyDocuments; title: string }) => {
  const t = useTranslations('documents.many');
  const locale = useAppLocale();
  const { state, asked } = list;
  const filtered = useFilterText()({ ...state, chosen: { ...state.chosen, type: [] } });
  const waits = state.view === 'waiting';
  const view = VIEWS[list.whose].find((each) => each === state.view) ?? 'all';
  return (
    <PageHead title={title} facts={<Facts list={list} />}>
      <span className="flex max-tablet:hidden">
        <DocumentExport
          title={title}
          view={t(`views.${view}`)}
          filtered={filtered}
          asked={{
            object: waits ? 'incomplete' : 'document',
            filter: asked,
            orderBy: waits ? 'status_date' : 'id',
            sort: waits ? 'asc' : 'desc',
            columns: FIELDS.split(',').map((name) =>
              locale === 'en' && ENGLISH.includes(name) ? `${name}_eng` : name,
            ),
          }}
        />
      </span>
    </PageHead>
  );
};

const Facts = ({ list: { whose, waiting, open } }: { list: ManyDocuments }) => {
  const t = useTranslations('documents.many');
  if (waiting === undefined || (whose === 'own' && open === undefined)) return <FactsLoading />;
  if (whose === 'own') return t('facts_own', { open: open ?? 0, waiting: waiting.length });
  return <WaitingFacts count={waiting.length} oldest={waiting[0]} />;
};
