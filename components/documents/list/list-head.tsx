'use client';
import { Download, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useLender } from '../../grants/use-lender.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Button, ButtonLink, DisabledReason } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { useWaiting } from '../moves/use-waiting.ts';
import { OtherWorkbooks } from '../printing/other-workbooks.tsx';
import { useDictionaries } from '../use-dictionaries.ts';
import { useOffered } from '../use-offered.ts';
import { useWhyNone } from '../use-why-none.ts';
import { exportList, headingOf } from './export-list.ts';
import { isAddressed } from './list-filter.ts';
import { SharedAddress } from './shared-address.tsx';
import { shownFields } from './shown-fields.ts';
import type { DocumentList } from './use-document-list.ts';
import { useFilterText } from './use-filter-text.ts';

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
  return (
    <PageHead title={title} facts={<Facts list={list} mode={mode} />}>
      <SharedAddress family={family} />
      <span className="flex items-center gap-1 max-tablet:hidden">
        <ExportButton list={list} family={family} title={title} />
        <OtherWorkbooks asked={{ ...list.query, orderBy: list.order.orderBy, sort: list.order.sort }} />
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

const Facts = ({ list, mode }: { list: DocumentList; mode: Mode }) => {
  const t = useTranslations('documents.list');
  const { parameters } = useDictionaries();
  const waitingOf = useWaiting();
  if (list.waiting === undefined) return <span className="invisible">{t('facts_loading')}</span>;
  const norm = numberOf(parameters, 'decision_norm_workdays');
  const oldest = list.oldest && waitingOf(list.oldest.status_date);
  if (mode === 'own') return t('facts_own', { count: list.waiting });
  return oldest && oldest.days > 0 && list.waiting > 0
    ? t('facts_oldest', { count: list.waiting, days: oldest.days, norm })
    : t('facts', { count: list.waiting });
};

const ExportButton = ({ list, family, title }: { list: DocumentList; family: Family; title: string }) => {
  const t = useTranslations('documents.list');
  const locale = useAppLocale();
  const days = useDays();
  const errorText = useErrorText();
  const filterText = useFilterText(family.object_id);
  const viewName = useViewName(list);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await exportList({
        ...list.query,
        orderBy: list.order.orderBy,
        sort: list.order.sort,
        columns: shownFields(list.columns, family, locale),
        heading: headingOf(`${title}: ${viewName}, ${days.day(days.today)}`, filterText(list.state)),
        locale,
        filename: `${title} ${days.today}.xlsx`,
      });
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={Download} busy={busy} busyText={t('exporting')} onClick={() => void send()}>
      {t('export')}
    </Button>
  );
};

/** The name of the view the list shows: one of the portal's, or one of the person's own. */
const useViewName = ({ state, views }: DocumentList): string => {
  const t = useTranslations('documents.views');
  const own = views.shown.find(({ key }) => key === state.view);
  if (own) return own.isDefault ? t('standard') : own.name;
  return t(state.view === 'waiting' || state.view === 'open' || isAddressed(state) ? state.view : 'all');
};
