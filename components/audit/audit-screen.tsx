'use client';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../calendar/use-days.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { takeFile } from '../rpc/take-file.ts';
import { useAct } from '../rpc/use-act.ts';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notify.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { AUDIT_COLUMNS } from './audit-row.ts';
import { AuditWindow } from './audit-window.tsx';
import { ChainLine } from './chain-line.tsx';
import { useAudit } from './use-audit.ts';

/** An export has so many rows at most. */
const EXPORTED = 5_000;

/** What was done in the portal: the state of the chain, the rows that are asked for, one row in full. */
export const AuditScreen = () => {
  const t = useTranslations('audit');
  const locale = useAppLocale();
  const { number } = useDays();
  const audit = useAudit();
  const { busy, act } = useAct(() => {});
  const take = async () => {
    const asked = new URLSearchParams({
      object: 'audit',
      columns: AUDIT_COLUMNS.join(','),
      heading: t('title'),
      locale,
      ...(audit.filter ? { filter: audit.filter } : {}),
    });
    await takeFile(`/api/export?${asked}`, `${t('title')}.xlsx`);
    if ((audit.view.data?.total ?? 0) > EXPORTED) notify.info(t('export_cut', { count: number(EXPORTED) }));
  };
  return (
    <Page width="wide">
      <PageHead title={t('title')} facts={t('facts')}>
        <Button icon={Download} busy={busy} onClick={() => void act(take)}>
          {t('export')}
        </Button>
      </PageHead>
      <ChainLine />
      <AuditFilters audit={audit} />
      <AuditList audit={audit} />
      {audit.state.open !== null && (
        <AuditWindow key={audit.state.open} id={audit.state.open} audit={audit} />
      )}
    </Page>
  );
};
