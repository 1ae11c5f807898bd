'use client';
import { IdCard, UserX } from 'lucide-react';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { DismissalLink } from '../../people/dismissal-link.tsx';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import type { AnyRow } from '../../rpc/rows.ts';
import { useView } from '../../rpc/use-view.ts';
import { Answered } from '../../shell/answered.tsx';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { ScreenSkeleton } from '../../shell/screens/screen-skeleton.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Note } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AccessTab } from './access-tab.tsx';
import { AccessTag } from './access-tag.tsx';
import { PersonTab } from './person-tab.tsx';
import { RolesTab } from './roles-tab.tsx';
import { heldRoles, type UserRow } from './user-row.ts';

const TABS = ['person', 'roles', 'access'] as const;
type Tab = (typeof TABS)[number];

/** One account: the person behind it, the roles in each organization, and how it comes in. */
export const UserCard = ({ id }: { id: number }) => {
  const t = useTranslations('users');
  const link = usePortalLink();
  const view = useView<UserRow>('user', { filter: `id = ${id}`, rowsPerPage: 1 });
  const crumb = { href: link('users'), label: t('back') };
  if (view.isPending) return <ScreenSkeleton />;
  const [row] = view.data?.data ?? [];
  if (row) return <Card row={row} crumb={crumb} />;
  return (
    <Page>
      <PageHead title={t('title')} crumb={crumb} />
      <Panel>
        <Answered of={view} level="h2">
          {() => (
            <EmptyState
              level="h2"
              icon={UserX}
              title={t('missing')}
              action={<ButtonLink href={crumb.href}>{t('back')}</ButtonLink>}
            >
              {t('missing_text')}
            </EmptyState>
          )}
        </Answered>
      </Panel>
    </Page>
  );
};

const Card = ({ row, crumb }: { row: UserRow; crumb: { href: string; label: string } }) => {
  const t = useTranslations('users');
  const names = useNames();
  const router = useRouter();
  const link = usePortalLink();
  const profile = useProfile();
  const asked = useSearchParams().get('tab');
  const tab = TABS.find((each) => each === asked) ?? 'person';
  const above = profile.roles.includes('admin') ? [] : heldRoles(row.roles);
  const kept =
    row.id === profile.id
      ? t('card.own')
      : above.includes('admin')
        ? t('card.admin_only')
        : tab === 'access' && above.includes('hr')
          ? t('card.hr_only')
          : undefined;
  return (
    <Page>
      <PageHead
        title={names.of(row, 'employee_name') || row.login}
        crumb={crumb}
        tag={<AccessTag disabled={row.disabled === '1'} />}
        facts={names.of(row, 'position')}
      >
        {row.employee_id !== null && (
          <PersonLinks employee_id={row.employee_id} roles={heldRoles(row.roles)} />
        )}
      </PageHead>
      <Segmented<Tab>
        className="mb-6"
        label={t('tab.label')}
        value={tab}
        onValueChange={(value) =>
          router.replace(link('users', {}, { user: row.id, ...(value === 'person' ? {} : { tab: value }) }))
        }
        options={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
      />
      {kept && tab !== 'person' && (
        <div className="mb-4">
          <Note>{kept}</Note>
        </div>
      )}
      {tab === 'person' && <PersonTab key={row.updated_at} row={row} kept={kept} />}
      {tab === 'roles' && <RolesTab key={row.updated_at} row={row} kept={kept} />}
      {tab === 'access' && <AccessTab key={row.updated_at} row={row} kept={kept} />}
    </Page>
  );
};

interface EmployeeRow extends AnyRow {
  readonly id: number;
  readonly dismissal_date: string | null;
}

/** The employee behind an account: the card and the dismissal, where the reader is shown the employee. */
const PersonLinks = ({ employee_id, roles }: { employee_id: number; roles: readonly string[] }) => {
  const t = useTranslations('people');
  const link = usePortalLink();
  const view = useView<EmployeeRow>('employee', { filter: `id = ${employee_id}`, rowsPerPage: 1 });
  const [employee] = view.data?.data ?? [];
  if (!employee) return null;
  return (
    <>
      <ButtonLink href={link('employee', { id: employee.id })} icon={IdCard}>
        {t('card')}
      </ButtonLink>
      <DismissalLink employee={employee} roles={roles} />
    </>
  );
};
