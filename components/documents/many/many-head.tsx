'use client';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { numberOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { exportList, headingOf } from '../list/export-list.ts';
import { useFilterText } from '../list/use-filter-text.ts';
import { useWaiting } from '../moves/use-waiting.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import type { ManyDocuments } from './use-many-documents.ts';

/** The name of a list over all families, one line of facts, and its export. */
export const ManyHead = ({ list, title }: { list: ManyDocuments; title: string }) => (
  <PageHead title={title} facts={<Facts list={list} />}>
    <ExportButton list={list} title={title} />
  </PageHead>
);

const Facts = ({ list: { whose, waiting, open } }: { list: ManyDocuments }) => {
  const t = useTranslations('documents');
  const { parameters } = useDictionaries();
  const waitingOf = useWaiting();
  if (waiting === undefined || (whose === 'own' && open === undefined))
    return <span className="invisible">{t('list.facts_loading')}</span>;
  if (whose === 'own') return t('many.facts_own', { open: open ?? 0, waiting: waiting.length });
  const [oldest] = waiting;
  const days = oldest ? waitingOf(oldest.status_date).days : 0;
  const norm = numberOf(parameters, 'decision_norm_workdays');
  return days > 0
    ? t('list.facts_oldest', { count: waiting.length, days, norm })
    : t('list.facts', { count: waiting.length });
};

const FIELDS =
  'employee_name,document_type_name,number,title,start_date,end_date,days,amount,currency_code,status_name';
const ENGLISH = ['employee_name', 'document_type_name', 'title', 'status_name'];

const ExportButton = ({ list: { state, asked }, title }: { list: ManyDocuments; title: string }) => {
  const t = useTranslations('documents');
  const locale = useAppLocale();
  const days = useDays();
  const errorText = useErrorText();
  const filterText = useFilterText();
  const [busy, setBusy] = useState(false);
  const waits = state.view === 'waiting';
  const send = async () => {
    setBusy(true);
    try {
      await exportList({
        object: waits ? 'incomplete' : 'document',
        filter: asked,
        orderBy: waits ? 'status_date' : 'id',
        sort: waits ? 'asc' : 'desc',
        columns: FIELDS.split(',').map((name) =>
          locale === 'en' && ENGLISH.includes(name) ? `${name}_eng` : name,
        ),
        heading: headingOf(
          `${title}: ${t(`many.views.${state.view}`)}, ${days.day(days.today)}`,
          filterText({ ...state, type: [] }),
        ),
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
    <Button
      icon={Download}
      busy={busy}
      busyText={t('list.exporting')}
      className="max-tablet:hidden"
      onClick={() => void send()}
    >
      {t('list.export')}
    </Button>
  );
};
