'use client';
import { Download, PencilLine, TreePalm } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import type { Day } from '../../../../lib/kernel/day.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { useAppLocale } from '../../../i18n/use-app-locale.ts';
import { useNames } from '../../../people/use-names.ts';
import { useProfile } from '../../../rpc/profile.ts';
import { takeFile } from '../../../rpc/take-file.ts';
import { useAct } from '../../../rpc/use-act.ts';
import { Answered } from '../../../shell/answered.tsx';
import { Page } from '../../../shell/page.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { PanelSkeleton } from '../../../shell/screens/panel-skeleton.tsx';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Panel, PanelSection } from '../../../ui/panel.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useOnDemand } from '../../../ui/use-on-demand.ts';
import type { FamilyScreenProps } from '../../family-screen.ts';
import { LedgerPanel, ROWS_A_PAGE } from './ledger-panel.tsx';
import { StepChart } from './step-chart.tsx';
import { TodaySum } from './today-sum.tsx';
import { useLeaveDays } from './use-leave-days.ts';
import { WhatIfPanel } from './what-if-panel.tsx';
import { WhyPanel } from './why-panel.tsx';

const KINDS = ['annual', 'additional'] as const;

/** The days of leave of a person, by default one's own: what they are a sum of, and what they would be. */
export const LeaveDaysScreen = ({ id }: FamilyScreenProps) => {
  const t = useTranslations('families.vacation.days');
  const link = usePortalLink();
  const { employee_id } = useProfile();
  const [on, setOn] = useState<Day>();
  const [kind, setKind] = useState<string>();
  const [page, setPage] = useState(1);
  const asked = useLeaveDays({
    ...(id !== undefined && { employee_id: id }),
    ...(kind !== undefined && { kind }),
    ...(on !== undefined && { on }),
    page,
    rows_per_page: ROWS_A_PAGE,
  });
  const balance = asked.data;
  const isOwn = id === undefined || id === employee_id;
  return (
    <Page width="wide">
      <Head balance={balance} isOwn={isOwn} home={link('home')} />
      <Answered of={asked} level="h2" pending={<PanelSkeleton />}>
        {(balance) => (
          <>
            {balance.kinds.length > 1 && (
              <Segmented
                className="mb-4"
                label={t('kinds')}
                value={balance.kind}
                onValueChange={setKind}
                options={balance.kinds.map((value) => ({ value, label: kindName(value, t) }))}
              />
            )}
            <Panel className="mb-6" aria-label={t('now')}>
              <PanelSection>
                <TodaySum balance={balance} />
                <StepChart balance={balance} onPick={setOn} />
              </PanelSection>
            </Panel>
            <div className="grid grid-cols-[minmax(0,1fr)_24.25rem] items-start gap-6 max-desk:grid-cols-1">
              <LedgerPanel balance={balance} onPick={setOn} page={page} onPage={setPage} isOwn={isOwn} />
              <div className="flex flex-col gap-6">
                <WhyPanel balance={balance} onPick={setOn} />
                <WhatIfPanel key={balance.kind} balance={balance} isOwn={isOwn} />
              </div>
            </div>
          </>
        )}
      </Answered>
    </Page>
  );
};

const kindName = (kind: string, t: (key: `kind.${(typeof KINDS)[number]}`) => string): string => {
  const known = KINDS.find((each) => each === kind);
  return known ? t(`kind.${known}`) : kind;
};

const loadCorrect = () => import('./correct-dialog.tsx').then((file) => file.CorrectDialog);

const Head = ({
  balance,
  isOwn,
  home,
}: {
  balance: LeaveBalance | undefined;
  isOwn: boolean;
  home: string;
}) => {
  const t = useTranslations('families.vacation.days');
  const shell = useTranslations('shell.routes');
  const names = useNames();
  const link = usePortalLink();
  const locale = useAppLocale();
  const correcting = useOnDemand(loadCorrect);
  const [isCorrecting, setCorrecting] = useState(false);
  const { busy, act } = useAct(() => undefined);
  const Correct = correcting.loaded;
  const name = balance ? names.short(balance.employee.name, balance.employee.name_eng) : '';
  const title = isOwn ? t('title') : t('title_of', { name });
  const take = (employee: number) => {
    const asked = new URLSearchParams({
      object: 'leave_entry',
      filter: `employee_id = ${employee}`,
      columns: EXPORTED.join(','),
      heading: title,
      locale,
    });
    return takeFile(`/api/export?${asked}`, `${t('export_name')}.xlsx`);
  };
  return (
    <PageHead
      title={title}
      crumb={{ href: home, label: shell('home') }}
      facts={balance && <Facts balance={balance} />}
    >
      {balance && (
        <Button icon={Download} busy={busy} onClick={() => void act(() => take(balance.employee.id))}>
          {t('export')}
        </Button>
      )}
      {balance?.may_correct === '1' && (
        <Button
          icon={PencilLine}
          {...correcting.button}
          onClick={() => {
            correcting.open();
            setCorrecting(true);
          }}
        >
          {t('correct')}
        </Button>
      )}
      {isOwn && (
        <ButtonLink variant="filled" icon={TreePalm} href={link('uvacation')}>
          {t('ask')}
        </ButtonLink>
      )}
      {Correct && balance && isCorrecting && (
        <Correct balance={balance} onClose={() => setCorrecting(false)} />
      )}
    </PageHead>
  );
};

const EXPORTED = [
  'on_date',
  'period',
  'cause',
  'days',
  'document_number',
  'reason',
  'author_name',
  'moment',
] as const;

const Facts = ({ balance: { employee, rows, working_year, norma } }: { balance: LeaveBalance }) => {
  const t = useTranslations('families.vacation.days');
  const days = useDays();
  const earnsByWorkingYear = rows.some(({ cause }) => cause === 'accrual');
  return (
    <>
      {t('facts', {
        hired: days.day(employee.hire_date),
        by: earnsByWorkingYear ? 'working_year' : 'calendar_year',
        year: days.range(working_year.from, working_year.to),
        norm: Number(norma),
      })}
      {employee.dismissal_date && ` · ${t('dismissed', { day: days.day(employee.dismissal_date) })}`}
    </>
  );
};
