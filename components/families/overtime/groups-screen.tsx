'use client';
import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isClockTime } from '../../../lib/kernel/clock-time.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { Answered } from '../../shell/answered.tsx';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import type { FamilyScreenProps } from '../family-screen.ts';
import { type Group, groupsOf } from './groups-of.ts';
import type { OvertimeRow } from './overtime-row.ts';

/** Documents read at once, and those that a press adds. */
const PAGE = 100;

/** What the caller has prepared for several people, grouped as it was prepared (AMB-121). */
export const GroupsScreen = ({ route }: FamilyScreenProps) => {
  const t = useTranslations('families.overtime.screen');
  const routes = useTranslations('shell.routes');
  const link = usePortalLink();
  const { employee_id } = useProfile();
  const [shown, setShown] = useState(PAGE);
  const view = useView<OvertimeRow>(
    'overtime',
    {
      filter: `creator_id = ${employee_id ?? 0} and master_id <> ''`,
      orderBy: 'id',
      sort: 'desc',
      rowsPerPage: shown,
    },
    { keepRows: true },
  );
  const make = (
    <ButtonLink variant="filled" icon={Users} href={link('overtime-master-form')}>
      {t('prepare')}
    </ButtonLink>
  );
  return (
    <Page>
      <PageHead title={routes(route)}>{make}</PageHead>
      <Panel>
        <Answered
          of={view}
          level="h2"
          lines={6}
          empty={
            <EmptyState icon={Users} title={t('no_groups')} action={make}>
              {t('no_groups_text')}
            </EmptyState>
          }
        >
          {({ data: rows }) => (
            <>
              <ul aria-label={routes(route)}>
                {groupsOf(rows).map((group) => (
                  <GroupLine key={group.master_id} group={group} />
                ))}
              </ul>
              {rows.length === shown && (
                <div className="border-t border-line p-3 text-center">
                  <Button variant="quiet" onClick={() => setShown(shown + PAGE)}>
                    {t('more')}
                  </Button>
                </div>
              )}
            </>
          )}
        </Answered>
      </Panel>
    </Page>
  );
};

const GroupLine = ({ group: { rows } }: { group: Group }) => {
  const t = useTranslations('families.overtime.screen');
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  const statusWord = useStatusWord();
  const [first] = rows;
  if (!first) return null;
  const { start_date, time_from, time_to, hours } = first;
  const statuses = [...new Set(rows.map(({ status_id }) => status_id))].map((status) => ({
    row: rows.find(({ status_id }) => status_id === status) ?? first,
    count: rows.filter(({ status_id }) => status_id === status).length,
  }));
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line px-6 py-3 first:border-t-0 hover:bg-hover max-tablet:px-4">
      <div className="min-w-0 flex-1 basis-64">
        <AppLink
          href={link('overtime-master-form', { id: first.id })}
          className="font-semibold after:absolute after:inset-0"
        >
          {isDay(start_date) ? `${days.weekday(start_date)}, ${days.day(start_date)}` : first.number}
          {isClockTime(time_from) && isClockTime(time_to) && ` · ${days.clocks(time_from, time_to)}`}
        </AppLink>
        <span className="block text-sm text-ink-2">
          {[names.of(first, 'reason_name'), names.of(first, 'comments')].filter(Boolean).join('. ')}
        </span>
        <span className="block truncate text-sm text-ink-2">
          {rows
            .map((row) => names.short(row.employee_name, row.employee_name_eng))
            .slice(0, 4)
            .join(', ')}
          {rows.length > 4 && ` ${t('and_more', { count: rows.length - 4 })}`}
        </span>
      </div>
      <span className="text-sm text-ink-2">
        {t('group_hours', { count: rows.length, hours: days.number(hours ?? '0') })}
      </span>
      <span className="flex flex-wrap gap-1.5">
        {statuses.map(({ row, count }) => (
          <StatusTag
            key={row.status_id}
            statusId={row.status_id}
            label={
              count === rows.length ? statusWord(row, 'overtime') : `${statusWord(row, 'overtime')} ${count}`
            }
          />
        ))}
      </span>
    </li>
  );
};
