'use client';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { recruitment as family } from '../../../../lib/documents/families/recruitment/index.ts';
import type { DocumentRow } from '../../../documents/document-row.ts';
import { useDocumentRow } from '../../../documents/form/use-document-row.ts';
import { useDictionaries } from '../../../documents/use-dictionaries.ts';
import { useView } from '../../../rpc/use-view.ts';
import { Answered } from '../../../shell/answered.tsx';
import { Page } from '../../../shell/page.tsx';
import { PageTitle } from '../../../shell/page-head.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { WithSteps } from '../../with-steps.tsx';
import { HiringSteps } from './hiring-steps.tsx';

/** All that a candidate has of the portal: their own way into the company. */
export const OwnHiringScreen = () => {
  const t = useTranslations('families.recruitment.screen');
  const { loaded } = useDictionaries();
  const view = useView<DocumentRow>(family.object_id, { orderBy: 'id', sort: 'desc', rowsPerPage: 1 });
  const [newest] = view.data?.data ?? [];
  const { row, error, refetch } = useDocumentRow(family, newest?.id ?? null);
  if (loaded && newest && row)
    return (
      <WithSteps>
        <HiringSteps key={row.id} id={row.id} />
      </WithSteps>
    );
  return (
    <Page width="form">
      <PageTitle text={t('own_title')} />
      <h1>{t('own_title')}</h1>
      <Panel className="mt-4">
        <Answered
          of={{
            data: newest ? undefined : view.data,
            error: view.error ?? error,
            refetch: view.error ? view.refetch : refetch,
          }}
          level="h2"
          lines={5}
        >
          {() => (
            <EmptyState icon={FileText} title={t('nothing_title')}>
              {t('nothing_text')}
            </EmptyState>
          )}
        </Answered>
      </Panel>
    </Page>
  );
};
