'use client';
import { Scale } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SIGNED_FAMILIES } from '../../../lib/families/identities.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { Answered } from '../../shell/answered.tsx';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { type PolicyPlace, rowAt } from '../../signatures/policy-row.ts';
import { usePolicies } from '../../signatures/use-policies.ts';
import { Button } from '../../ui/button.tsx';
import { fetchWindow } from '../../ui/dialog.tsx';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';
import { PolicyTable } from './policy-table.tsx';
import { SignersWarning } from './signers-warning.tsx';
import { useLawTaken } from './use-law-taken.ts';

const fetchDialog = () => import('./policy-dialog.tsx').then((file) => file.PolicyDialog);
const PolicyDialog = dynamic(fetchDialog, { ssr: false });

/** «Подписание»: what the employer's local act has signed, by kind of document and party. An admin's screen. */
export const PolicyScreen = () => {
  const t = useTranslations('signature_policy');
  const view = usePolicies();
  const { loaded } = useDictionaries();
  const [place, setPlace] = useState<PolicyPlace>();
  useFetchedAhead(fetchDialog);
  useFetchedAhead(fetchWindow);
  const rows = loaded ? view.data?.data : undefined;
  const law = useLawTaken(rows ?? [], () => void view.refetch());
  return (
    <Page>
      <PageHead title={t('title')} facts={rows && t('facts', { count: rows.length })}>
        {rows && law.missing > 0 && (
          <Button
            variant={rows.length === 0 ? 'filled' : 'outlined'}
            icon={Scale}
            busy={law.busy}
            onClick={() => void law.take()}
          >
            {t('take_law_all')}
          </Button>
        )}
      </PageHead>
      <p className="mb-4 max-w-[80ch] text-ink-2">{t('intro')}</p>
      {rows && <SignersWarning rows={rows} />}
      <Answered of={{ ...view, data: rows }} level="h2" lines={6} isFramed>
        {(policies) =>
          SIGNED_FAMILIES.map(({ object_id }) => (
            <PolicyTable key={object_id} object_id={object_id} rows={policies} onPick={setPlace} />
          ))
        }
      </Answered>
      {place && (
        <PolicyDialog
          place={place}
          policy={rowAt(rows ?? [], place)}
          onClose={() => setPlace(undefined)}
          onChanged={() => {
            setPlace(undefined);
            void view.refetch();
          }}
        />
      )}
    </Page>
  );
};
