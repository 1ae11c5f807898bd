'use client';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Locale } from '../../../lib/access/actor.ts';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import type { ListColumn } from '../../../lib/documents/list.ts';
import { useLender } from '../../grants/use-lender.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { ButtonLink, DisabledReason } from '../../ui/button.tsx';
import { OtherWorkbooks } from '../printing/other-workbooks.tsx';
import { useOffered } from '../use-offered.ts';
import { useWhyNone } from '../use-why-none.ts';
import { DocumentExport } from './document-export.tsx';
import { isAddressed } from './list-filter.ts';
import { SharedAddress } from './shared-address.tsx';
import type { DocumentList } from './use-document-list.ts';
import { useFilterText } from './use-filter-text.ts';
import { FactsLoading, WaitingFacts } from './waiting-facts.tsx';

interface ListHeadProps {
  family: Family;
  mode: Mode;
  list: DocumentList;
  title: string;
}

/** The name of the list, one line of facts, and what is done with it as a whole. */
export const ListHead = ({ family, mode, list, title }: ListHeadProps) => {
  const families = useTranslations('families');
  const t = useTranslations('documents.form');
  const link = usePortalLink();
  const lender = useLender();
  const whyNone = useWhyNone(mode);
  const isOffered = useOffered()(family.object_id);
  const create = families(`${family.object_id}.create`);
  const view = useViewName(list);
  const filtered = useFilterText(family.object_id)(list.state);
  const locale = useAppLocale();
  const asked = { ...list.query, orderBy: list.order.orderBy, sort: list.order.sort };
  return (
    <PageHead title={title} facts={<Facts list={list} mode={mode} />}>
      <SharedAddress family={family} />
      <span className="flex items-center gap-1 max-tablet:hidden">
        <DocumentExport
          title={title}
          view={view}
          filtered={filtered}
          asked={{ ...asked, columns: shownFields(list.columns, family, locale) }}
        />
        <OtherWorkbooks asked={asked} />
      </span>
      {isOffered && whyNone && <DisabledReason>{t(whyNone)}</DisabledReason>}
      {isOffered && mode !== 'rev' && !whyNone && !family.routes.under && (
        <ButtonLink
          href={link(family.routes.form, {}, mode === 'own' ? {} : { mode })}
          variant={mode === 'own' ? 'filled' : 'outlined'}
          icon={Plus}
        >
          {mode === 'own' && lender ? t('create_for', { create, who: lender }) : create}
        </ButtonLink>
      )}
    </PageHead>
  );
};

const Facts = ({ list: { waiting, oldest }, mode }: { list: DocumentList; mode: Mode }) => {
  const t = useTranslations('documents.list');
  if (waiting === undefined) return <FactsLoading />;
  if (mode === 'own') return t('facts_own', { count: waiting });
  return <WaitingFacts count={waiting} oldest={oldest} />;
};

/** The name of the view the list shows: one of the portal's, or one of the person's own. */
const useViewName = ({ state, views }: DocumentList): string => {
  const t = useTranslations('documents.views');
  const own = views.shown.find(({ key }) => key === state.view);
  if (own) return own.isDefault ? t('standard') : own.name;
  return t(state.view === 'waiting' || state.view === 'open' || isAddressed(state) ? state.view : 'all');
};

/** What some columns show, each once: fields, in the reader's language where there are two, and what is computed. */
const shownFields = (columns: readonly ListColumn[], family: Family, locale: Locale): string[] => [
  ...new Set(
    columns
      .flatMap((column) => (COMPUTED.includes(column.kind) ? column.kind : column.fields))
      .map((field) =>
        locale === 'en' && Object.hasOwn(family.object.fields, `${field}_eng`) ? `${field}_eng` : field,
      ),
  ),
];

/** Columns that no field stores: the sheet has them in the words of the screen. */
const COMPUTED: readonly string[] = ['holder', 'away'];
