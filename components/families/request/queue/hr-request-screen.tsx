'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDays } from '../../../calendar/use-days.ts';
import { EmployeePicker } from '../../../people/employee-picker.tsx';
import { useView } from '../../../rpc/use-view.ts';
import { Answered } from '../../../shell/answered.tsx';
import { NotThere } from '../../../shell/not-there.tsx';
import { Page } from '../../../shell/page.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { FamilyScreenProps } from '../../family-screen.ts';
import { type Draft, draftOf } from '../order/draft.ts';
import { OrderPanel } from '../order/order-panel.tsx';
import type { RequestRow } from '../request-row.ts';
import { usePaperTypes } from '../use-paper-types.ts';
import { RequestPreview } from './request-preview.tsx';

/** One request for hr, or a new one that hr makes for a person. */
export const HrRequestScreen = ({ id }: FamilyScreenProps) =>
  id === undefined ? <NewRequest /> : <OneRequest id={id} />;

const useCrumb = () => {
  const t = useTranslations('families.request');
  const link = usePortalLink();
  return { href: link('urequests'), label: t('title_plural') };
};

const OneRequest = ({ id }: { id: number }) => {
  const t = useTranslations('families.request');
  const crumb = useCrumb();
  const view = useView<RequestRow>('request', {
    filter: `id = ${id} and legal_document_id is null`,
    rowsPerPage: 1,
  });
  const [row] = view.data?.data ?? [];
  return (
    <Page>
      <PageHead title={row ? row.number : t('title')} crumb={crumb} />
      {row ? (
        <RequestPreview row={row} />
      ) : (
        <Panel>
          <Answered of={view} level="h2" lines={5}>
            {() => <NotThere />}
          </Answered>
        </Panel>
      )}
    </Page>
  );
};

const NewRequest = () => {
  const t = useTranslations('families.request');
  const crumb = useCrumb();
  const days = useDays();
  const link = usePortalLink();
  const router = useRouter();
  const types = usePaperTypes();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [person, setPerson] = useState<number | null>(null);
  return (
    <Page>
      <PageHead title={t('new')} crumb={crumb} />
      <OrderPanel
        draft={draft ?? draftOf(types[0], days.today)}
        onDraft={setDraft}
        today={days.today}
        employee_id={person ?? undefined}
        whose={(error) => (
          <Field label={t('order.whose')} error={error}>
            {(control) => <EmployeePicker {...control} value={person} onChange={setPerson} />}
          </Field>
        )}
        onSent={(row) => router.push(link('urequests', { id: row.id }))}
      />
    </Page>
  );
};
