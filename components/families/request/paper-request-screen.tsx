'use client';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { Answered } from '../../shell/answered.tsx';
import { NotThere } from '../../shell/not-there.tsx';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { FamilyScreenProps } from '../family-screen.ts';
import { OwnRequestsScreen } from './own/own-requests-screen.tsx';
import { RequestPreview } from './queue/request-preview.tsx';
import type { RequestRow } from './request-row.ts';

/** A request by its number: among the reader's own, or by itself. */
export const PaperRequestScreen = ({ route, id }: FamilyScreenProps) => {
  const t = useTranslations('families.request');
  const { employee_id } = useProfile();
  const view = useView<RequestRow>(
    'request',
    { filter: `id = ${id ?? 0} and legal_document_id is null`, rowsPerPage: 1 },
    { enabled: id !== undefined },
  );
  const [row] = view.data?.data ?? [];
  if (id === undefined || (row && row.employee_id === employee_id))
    return <OwnRequestsScreen key={id} route={route} id={id} />;
  return (
    <Page>
      <PageHead title={t('title')} />
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
