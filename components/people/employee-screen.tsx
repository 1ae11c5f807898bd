'use client';
import { UserCog } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDays } from '../calendar/use-days.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { useProfile } from '../rpc/profile.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { useView } from '../rpc/use-view.ts';
import { Answered } from '../shell/answered.tsx';
import { NotThere } from '../shell/not-there.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { MailAddress } from '../ui/mail-address.tsx';
import { Panel, PanelBody } from '../ui/panel.tsx';
import { DismissalLink } from './dismissal-link.tsx';
import { keepsAccounts, keepsCards, meetsCandidates } from './may-open-card.ts';
import { PersonAvatar } from './person-avatar.tsx';
import { useNames } from './use-names.ts';
import { usePlaceNames } from './use-place-names.ts';

interface EmployeeRow extends AnyRow {
  readonly id: number;
  readonly name: string;
  /** Candidates have none yet. */
  readonly location?: string;
  /** Null for people that a grant for some families only identifies. */
  readonly number: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly hire_date: string | null;
  /** Candidates have none. */
  readonly dismissal_date?: string | null;
}

interface AccountRow extends AnyRow {
  readonly id: number;
  readonly roles: string;
}

/** The card of an employee: one's own, and for hr, an admin and the recruiter that of the number in the address, a candidate's as well. */
export const EmployeeScreen = ({ id }: { id: number | undefined }) => {
  const t = useTranslations('people');
  const link = usePortalLink();
  const { employee_id, roles } = useProfile();
  const others = keepsCards({ roles });
  const wanted = others && id !== undefined ? id : employee_id;
  const view = useView<EmployeeRow>('employee', { filter: `id = ${wanted ?? 0}`, rowsPerPage: 1 });
  const isNone = view.data?.data.length === 0 && wanted !== employee_id;
  const candidates = useView<EmployeeRow>(
    'candidate',
    { filter: `id = ${wanted ?? 0}`, rowsPerPage: 1 },
    { enabled: meetsCandidates({ roles }) && isNone },
  );
  const [candidate] = candidates.data?.data ?? [];
  const row = view.data?.data[0] ?? candidate;
  const accounts = useView<AccountRow>(
    'user',
    { filter: `employee_id = ${wanted ?? 0}`, rowsPerPage: 10 },
    { enabled: keepsAccounts({ roles }) },
  );
  const [account] = accounts.data?.data ?? [];
  const { error, refetch } = view.error ? view : candidates;
  const seeking = isNone && meetsCandidates({ roles }) ? candidates : view;
  const ofOther = candidate ? t('candidate_card') : row ? t('card') : t('some_card');
  const title = wanted === employee_id ? t('own_card') : ofOther;
  return (
    <Page>
      <PageHead title={title}>
        {account && (
          <ButtonLink href={link('users', {}, { user: account.id })} icon={UserCog}>
            {t('account')}
          </ButtonLink>
        )}
        {row && !candidate && !accounts.isPending && (
          <DismissalLink
            employee={row}
            roles={(accounts.data?.data ?? []).flatMap(({ roles }) => roles.split(','))}
          />
        )}
      </PageHead>
      <Panel className="max-w-180" aria-label={title}>
        {row ? (
          <Card row={row} />
        ) : (
          <Answered of={{ data: seeking.data, error, refetch }} level="h2" lines={4}>
            {() => <NotThere />}
          </Answered>
        )}
      </Panel>
    </Page>
  );
};

const Card = ({ row }: { row: EmployeeRow }) => {
  const t = useTranslations('people');
  const names = useNames();
  const days = useDays();
  const { subordination } = useMasterData();
  const name = names.of(row, 'name');
  const manager = subordination.find((each) => each.employee_id === row.id && each.type === 'direct');
  return (
    <>
      <div className="flex items-center gap-4 px-5 pt-5 pb-4 max-tablet:px-4">
        <PersonAvatar name={name} employee_id={row.id} size={64} />
        <div className="min-w-0">
          <h2 className="wrap-anywhere">{name}</h2>
          <p className="text-ink-2">{names.of(row, 'position')}</p>
        </div>
      </div>
      <PanelBody>
        <Facts
          items={[
            [t('organization'), names.of(row, 'organization_name')],
            [t('department'), names.of(row, 'department') || t('not_given')],
            [t('manager'), manager ? names.of(manager, 'manager_name') : t('not_given')],
            ...told(t('email'), row.email, (email) =>
              email ? <MailAddress key="email" address={email} /> : t('not_given'),
            ),
            ...told(t('phone'), row.phone, (phone) => phone || t('not_given')),
            ...(row.location === undefined
              ? []
              : [[t('location'), <Place key="location" name={row.location} />] as const]),
            ...told(t('number'), row.number || null, (number) => number),
            ...told(t('hired'), row.hire_date, days.day),
            ...told(t('leaves'), row.dismissal_date ?? null, days.day),
          ]}
        />
      </PanelBody>
    </>
  );
};

/** A line of the card, or none where the reader may not know it. */
const told = (
  label: string,
  value: string | null,
  say: (value: string) => ReactNode,
): readonly (readonly [string, ReactNode])[] => (value === null ? [] : [[label, say(value)]]);

/** A place that the dictionary of cities does not know has one name, in Russian. */
const Place = ({ name }: { name: string }) => {
  const t = useTranslations('people');
  const said = usePlaceNames([name])(name);
  if (!name) return t('not_given');
  return said === name ? <span lang="ru">{name}</span> : said;
};
