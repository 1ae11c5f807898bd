'use client';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDays } from '../../../calendar/use-days.ts';
import { useReadAbout } from '../../../messages/use-read-about.ts';
import { carriedText, dropCarriedText } from '../../../rpc/carried-text.ts';
import { useProfile } from '../../../rpc/profile.ts';
import { useTrouble } from '../../../rpc/use-trouble.ts';
import { useView } from '../../../rpc/use-view.ts';
import { Answered } from '../../../shell/answered.tsx';
import { Page } from '../../../shell/page.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import type { FamilyScreenProps } from '../../family-screen.ts';
import { askedOf, type Draft, draftLike, draftOf } from '../order/draft.ts';
import { OrderPanel } from '../order/order-panel.tsx';
import { OPEN, type RequestRow } from '../request-row.ts';
import { usePaperTypes } from '../use-paper-types.ts';
import { GivenPanel } from './given-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';

/** Addresses that come with the kind of paper chosen. */
const PRESET: Readonly<Record<string, string>> = {
  'urequests-payslip': 'payslip',
  'urequests-vacschedule': 'vacschedule',
};

/** As many requests as are read at once; a person has no more in years. */
const MOST = 200;

/** A person's requests for papers: a new one, what is being prepared, what was given, all there were. */
export const OwnRequestsScreen = ({ route, id }: FamilyScreenProps) => {
  const t = useTranslations('families.request');
  const shell = useTranslations('shell.routes');
  const link = usePortalLink();
  const days = useDays();
  const { employee_id } = useProfile();
  const types = usePaperTypes();
  const named = useSearchParams().get('kind');
  const [chosen, setChosen] = useState<Draft | null>(null);
  const [shown, setShown] = useState<number | undefined>(id);
  const view = useView<RequestRow>('request', {
    filter: `employee_id = ${employee_id ?? 0} and legal_document_id is null and status_id <> 'empty'`,
    orderBy: 'id',
    sort: 'desc',
    rowsPerPage: MOST,
  });
  const rows = view.data?.data ?? [];
  const kind = PRESET[route] ?? named;
  const preset = types.find(({ code }) => code === kind) ?? types[0];
  const [asked] = useState(carriedText);
  useEffect(dropCarriedText, []);
  const draft = chosen ?? askedOf(asked, types, days.today) ?? draftOf(preset, days.today);
  const open = rows.filter(({ status_id }) => OPEN.includes(status_id));
  const given = rows.find((row) => row.id === shown && !open.includes(row)) ?? rows.find(isGiven);
  useReadAbout(id ?? 0);
  useTrouble('request_type', given?.request_type_name === '');
  return (
    <Page width="wide">
      <PageHead
        title={t('title_plural')}
        facts={t('order.facts')}
        crumb={{ href: link('requests-own'), label: shell('requests-own') }}
      />
      {view.error && <Answered of={view} level="h2" />}
      <div className="grid items-start gap-6 max-tablet:gap-4 desk:grid-cols-[minmax(0,1fr)_388px]">
        <div className="flex min-w-0 flex-col gap-6 max-tablet:gap-4">
          <OrderPanel
            draft={draft}
            onDraft={setChosen}
            today={days.today}
            employee_id={null}
            onSent={() => {
              setChosen(draftOf(preset, days.today));
              // What is prepared stands beside, on a phone above.
              window.scrollTo({ top: 0 });
            }}
          />
          <HistoryPanel
            rows={rows}
            isPending={view.isPending}
            types={types}
            kind={PRESET[route]}
            onShow={setShown}
            onRepeat={(row) => {
              setChosen(draftLike(row, days.today));
              document.getElementById('order')?.scrollIntoView({ block: 'start' });
            }}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-tablet:-order-1 max-tablet:gap-4">
          {open.map((row) => (
            <ProgressPanel key={row.id} row={row} onChanged={() => void view.refetch()} />
          ))}
          {given && <GivenPanel key={given.id} row={given} />}
        </div>
      </div>
    </Page>
  );
};

/** The latest that waits to be received, else was. */
const isGiven = ({ status_id }: RequestRow): boolean => ['processed', 'confirmed'].includes(status_id);
