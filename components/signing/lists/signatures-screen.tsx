'use client';
import { SearchX, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../../lib/routes/route.ts';
import { PagedRows } from '../../lists/paged-rows.tsx';
import { usePagesHeldBy } from '../../lists/use-pages.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
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
  const link = usePortalLink();
  const { employee_id } = useProfile();
  const [state, change] = useSignaturesState();
  const pages = usePagesHeldBy(USUAL_SIZE, state.page, (page, how) => change({ page }, how));
  const view = useView<SignatureRow>(
    'signature',
    {
      filter: signaturesFilter(state, mode, employee_id),
      select: SIGNATURE_FIELDS,
      rowsPerPage: pages.size,
      page: pages.page,
    },
    { keepRows: true },
  );
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
        <PagedRows
          view={view}
          pages={pages}
          lines={6}
          empty={
            <EmptyState
              level="h2"
              icon={narrowed ? SearchX : ShieldCheck}
              title={t(narrowed ? 'empty.title' : 'empty.first')}
              action={narrowed && <Button onClick={() => change(ALL_SIGNATURES)}>{t('filter.reset')}</Button>}
            >
              {t(narrowed ? 'empty.text' : 'empty.first_text')}
            </EmptyState>
          }
        >
          {(rows) => (
            <SignatureTable
              rows={rows}
              mode={mode}
              busy={view.isPlaceholderData}
              onOpen={({ id }) => change({ signature: id })}
            />
          )}
        </PagedRows>
      </Panel>
      {state.signature !== null && (
        <SignatureSheet id={state.signature} onClose={() => change({ signature: null })} />
      )}
    </Page>
  );
};
