'use client';
import { SearchX, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Mode } from '../../../lib/routes/route.ts';
import { Pager } from '../../documents/list/pager.tsx';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { LoadFailure } from '../../shell/failure.tsx';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { SIGNATURE_FIELDS, type SignatureRow } from './signature-row.ts';
import { SignatureSheet } from './signature-sheet.tsx';
import { SignatureTable } from './signature-table.tsx';
import { SignaturesFilters } from './signatures-filters.tsx';
import { ALL_SIGNATURES, isNarrowed, signaturesFilter } from './signatures-state.ts';
import { useSignaturesState } from './use-signatures-state.ts';

const USUAL_SIZE = 25;

/** Signatures one made, on documents of one's reports, or of the organization (AMB-010): to be looked at, never changed. */
export const SignaturesScreen = ({ mode }: { mode: Mode }) => {
  const t = useTranslations('signatures');
  const common = useTranslations('common');
  const link = usePortalLink();
  const { employee_id } = useProfile();
  const [state, change] = useSignaturesState();
  const [size, setSize] = useState(USUAL_SIZE);
  const view = useView<SignatureRow>(
    'signature',
    {
      filter: signaturesFilter(state, mode, employee_id),
      select: SIGNATURE_FIELDS,
      rowsPerPage: size,
      page: state.page,
    },
    { keepRows: true },
  );
  const rows = view.data?.data ?? [];
  const narrowed = isNarrowed(state);
  return (
    <Page width="wide">
      <PageHead title={t(`title.${mode}`)} facts={t('facts')}>
        <ButtonLink href={link('verify')} icon={ShieldCheck}>
          {t('check')}
        </ButtonLink>
      </PageHead>
      <SignaturesFilters state={state} onChange={change} />
      <Panel className="mt-4 overflow-hidden">
        {view.isError ? (
          <LoadFailure level="h2" error={view.error} onRetry={() => void view.refetch()} />
        ) : view.isPending ? (
          <SkeletonRows rows={6} label={common('loading')} />
        ) : rows.length === 0 ? (
          <EmptyState
            level="h2"
            icon={narrowed ? SearchX : ShieldCheck}
            title={t(narrowed ? 'empty.title' : 'empty.first')}
            action={narrowed && <Button onClick={() => change(ALL_SIGNATURES)}>{t('filter.reset')}</Button>}
          >
            {t(narrowed ? 'empty.text' : 'empty.first_text')}
          </EmptyState>
        ) : (
          <>
            <SignatureTable
              rows={rows}
              mode={mode}
              busy={view.isPlaceholderData}
              onOpen={({ id }) => change({ signature: id })}
            />
            <Pager
              page={state.page}
              first={(state.page - 1) * size + 1}
              busy={view.isPlaceholderData}
              size={size}
              standard={USUAL_SIZE}
              shown={rows.length}
              total={view.data.total}
              totalExact={view.data.total_exact}
              onPage={(page) => change({ page })}
              onSize={(next) => {
                setSize(next);
                change({ page: 1 }, 'replace');
              }}
            />
          </>
        )}
      </Panel>
      {state.signature !== null && (
        <SignatureSheet id={state.signature} onClose={() => change({ signature: null })} />
      )}
    </Page>
  );
};
