'use client';
import { useTranslations } from 'next-intl';
import type { TripReport } from '../../../lib/documents/families/expense/reportable.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import type { Leaver } from '../leaver.ts';
import { type AdvancedTrip, openAdvances } from './advances.ts';

/** Readers of all trips and all reports of the organization; others cannot know what is not reported. */
const READ_ALL = [
  { role: 'hr', mode: 'hr' },
  { role: 'reviewer', mode: 'rev' },
] as const;

/** Advances of trips without a report yet; nothing where there are none, or the reader does not see them all. */
export const OpenAdvances = ({ employee_id, last }: Leaver) => {
  const t = useTranslations('documents.settlement');
  const link = usePortalLink();
  const profile = useProfile();
  const mode = READ_ALL.find(({ role }) => profile.roles.includes(role))?.mode;
  const isOwn = employee_id === profile.employee_id;
  const enabled = isOwn || mode !== undefined;
  const filter = `employee_id = ${employee_id}`;
  const trips = useView<AdvancedTrip>(
    'btrip',
    { select: 'id,number,status_id,start_date,advance_amount', filter, rowsPerPage: 'all' },
    { enabled },
  );
  const reports = useView<TripReport>(
    'expense',
    { select: 'id,btrip_id,status_id,replaced', filter, rowsPerPage: 'all' },
    { enabled },
  );
  const open = openAdvances(trips.data?.data ?? [], reports.data?.data ?? [], last);
  if (!trips.data || !reports.data || open.length === 0) return null;
  return (
    <>
      <dt className="text-ink-2">{t('open_advances')}</dt>
      <dd className="flex flex-col items-end">
        {open.map(({ id, number }) => (
          <AppLink key={id} href={link('ubtrip', { id }, { mode: isOwn ? undefined : mode })}>
            {number}
          </AppLink>
        ))}
      </dd>
    </>
  );
};
