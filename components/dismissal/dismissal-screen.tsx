'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DismissalPlan } from '../../lib/rpc/dismissal.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { Answered } from '../shell/answered.tsx';
import { NotThere } from '../shell/not-there.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { Note } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { fetchWindow } from '../ui/dialog.tsx';
import { useFetchedAhead } from '../ui/use-fetched-ahead.ts';
import { DayPanel, useGround } from './day-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { EndsPanel } from './ends-panel.tsx';
import { PapersPanel } from './papers-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { SettlementPanel } from './settlement-panel.tsx';
import type { TakeBackProps } from './take-back.tsx';
import { type Dismissal, useDismissal } from './use-dismissal.ts';

const fetchDialog = () => import('./take-back.tsx').then((file) => file.TakeBack);
const TakeBack = dynamic(fetchDialog, { ssr: false });

/** The dismissal of one employee: day and ground, who takes over, what ends, what becomes of documents, what is paid and given out. */
export const DismissalScreen = ({ id }: { id: number | undefined }) =>
  id === undefined ? <NotThere /> : <Loaded id={id} />;

const Loaded = ({ id }: { id: number }) => {
  const t = useTranslations('dismissal');
  const dismissal = useDismissal(id);
  const { plan } = dismissal;
  return (
    <Page>
      {plan.data ? (
        <Planned plan={plan.data} dismissal={dismissal} />
      ) : (
        <>
          <PageHead title={t('title')} />
          <Answered of={plan} level="h2" pending={<PanelSkeleton />} />
        </>
      )}
    </Page>
  );
};

const Planned = ({ plan, dismissal }: { plan: DismissalPlan; dismissal: Dismissal }) => {
  const t = useTranslations('dismissal');
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  const { employee } = plan;
  const name = names.of(employee, 'name');
  const ground = useGround(dismissal);
  const isEntered = employee.dismissal_date !== null;
  const about = [
    names.of(employee, 'position'),
    names.of(employee, 'department'),
    t('number', { number: employee.number }),
  ];
  return (
    <>
      <PageHead
        title={t('title')}
        crumb={{ href: link('employee', { id: employee.id }), label: name }}
        facts={about.filter(Boolean).join(' · ')}
      />
      <div className="flex flex-col gap-4">
        {isEntered ? (
          <Entered plan={plan} />
        ) : (
          <>
            {plan.back && (
              <Note title={t('back_title')} action={<TakeBackButton employee={employee} back={plan.back} />}>
                {t('back_text')}
              </Note>
            )}
            <DayPanel dismissal={dismissal} ground={ground} hired={employee.hire_date} />
          </>
        )}
        <ReportsPanel plan={plan} dismissal={dismissal} isRead={isEntered} />
        <DocumentsPanel plan={plan} dismissal={dismissal} isRead={isEntered} />
        <EndsPanel plan={plan} />
        <SettlementPanel employee_id={employee.id} last={plan.date} />
        <PapersPanel employee_id={employee.id} last={plan.date} entered={plan.entered} />
        {!isEntered && (
          <div className="flex flex-wrap items-center justify-end gap-3">
            <Button
              variant="danger"
              busy={dismissal.busy}
              onClick={() => void dismissal.enter(name, ground.id, days.day)}
            >
              {t('enter')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
};

/** What is entered already: the day, and on which ground where it was entered by this page. */
const Entered = ({ plan: { employee, entered, back } }: { plan: DismissalPlan }) => {
  const t = useTranslations('dismissal');
  const names = useNames();
  const days = useDays();
  if (employee.dismissal_date === null) return null;
  return (
    <Note
      title={t('entered', { day: days.day(employee.dismissal_date) })}
      action={back && <TakeBackButton employee={employee} back={back} />}
    >
      {entered && (
        <p>
          {[names.of(entered, 'ground'), names.of(entered, 'article')].filter(Boolean).join(', ')}
          <span className="block text-sm text-ink-2">
            {t('entered_by', {
              name: names.short(entered.by, entered.by_eng),
              moment: days.moment(entered.create_date),
            })}
          </span>
        </p>
      )}
    </Note>
  );
};

const TakeBackButton = (props: TakeBackProps) => {
  const t = useTranslations('dismissal');
  const [open, setOpen] = useState(false);
  useFetchedAhead(fetchDialog);
  useFetchedAhead(fetchWindow);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t(props.employee.dismissal_date === null ? 'restore' : 'take_back')}
      </Button>
      {open && <TakeBack {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
