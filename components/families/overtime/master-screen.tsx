'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useLeaveGuard } from '../../documents/form/use-leave-guard.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { notify } from '../../ui/notify.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { FamilyScreenProps } from '../family-screen.ts';
import { GroupView } from './group-view.tsx';
import { MasterAside } from './master-aside.tsx';
import { MasterBar } from './master-bar.tsx';
import { MasterWhen } from './master-when.tsx';
import { MasterWhy } from './master-why.tsx';
import { PeopleSection } from './people-section.tsx';
import { useListOfGroups } from './use-list-of-groups.ts';
import { useMaster } from './use-master.ts';

/** Overtime for several people: prepared here, or looked at as it was prepared together, by the id of one of its documents. */
export const MasterScreen = ({ id }: FamilyScreenProps) =>
  id === undefined ? <MasterForm /> : <GroupView id={id} />;

const MasterForm = () => {
  const t = useTranslations('families.overtime.screen');
  const common = useTranslations('common');
  const link = usePortalLink();
  const router = useRouter();
  const list = useListOfGroups();
  const master = useMaster(({ data }) => {
    notify.success(t('made', { count: data.documents.length }));
    router.push(link('overtime-master-form', { id: data.documents[0]?.document_id }));
  });
  useLeaveGuard(master.dirty ? 'words' : undefined);
  return (
    <>
      <Page width="wide">
        <PageHead title={t('title')} crumb={list} facts={t(master.confirms ? 'facts_confirmed' : 'facts')} />
        {master.ready ? (
          <div className="grid items-start gap-x-6 gap-y-5 desk:grid-cols-[minmax(0,1fr)_22.5rem]">
            <Panel>
              <MasterWhen master={master} />
              <MasterWhy master={master} />
              <PeopleSection master={master} />
            </Panel>
            <MasterAside master={master} />
          </div>
        ) : (
          <Panel>
            <SkeletonRows rows={8} label={common('loading')} />
          </Panel>
        )}
      </Page>
      <div className="tablet:hidden" aria-hidden>
        <div className="h-24" />
      </div>
      <MasterBar master={master} />
    </>
  );
};
