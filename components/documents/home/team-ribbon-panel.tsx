'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { kindOfObject } from '../../../lib/calendar/absence-kinds.ts';
import { isCountable } from '../../../lib/calendar/calendar.ts';
import { useDays } from '../../calendar/use-days.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Answered } from '../../shell/answered.tsx';
import { PanelRows, PanelSkeleton } from '../../shell/screens/panel-skeleton.tsx';
import { usePhone } from '../../shell/use-phone.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import type { AwayRow } from '../away/away-ask.ts';
import { headCount, ribbonRows } from '../away/ribbon-rows.ts';
import { isAway, useAway } from '../away/use-away.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { isTeamShown, teamDays } from './home-asks.ts';

// A phone has no room for days beside each other and fetches none of it.
const fetchRibbon = () => import('./team-ribbon.tsx').then((file) => file.TeamRibbon);
const TeamRibbon = dynamic(fetchRibbon, { loading: () => <PanelRows /> });

/**
 * Two weeks of the team, from this Monday, where the parameter shows it: a manager's reports, else the colleagues of
 * one manager (AMB-169). Who may not know the colleagues by name sees those of them who are away.
 */
export const TeamRibbonPanel = () => {
  const t = useTranslations('documents.home');
  const days = useDays();
  const phone = usePhone();
  const { employee_id } = useProfile();
  const { parameters, subordination, calendar, loaded } = useDictionaries();
  const reports = subordination.filter((each) => each.manager_id === employee_id);
  const manager_id = subordination.find(
    (each) => each.employee_id === employee_id && each.type === 'direct',
  )?.manager_id;
  const visible = loaded && isTeamShown(parameters);
  const { first, last } = teamDays(days.today);
  const away = useAway(visible ? { first, last } : null);
  useEffect(() => {
    // Beside the rows, not after them.
    if (!phone) void fetchRibbon().catch(() => undefined);
  }, [phone]);
  if (!visible) return null;
  if (away.error)
    return (
      <Panel aria-labelledby="team">
        <PanelHead id="team" title={t('team')} />
        <Answered of={{ error: away.error, refetch: away.refetch }} />
      </Panel>
    );
  if (!away.loaded) return <PanelSkeleton />;
  const colleagues = subordination.filter(
    (each) => each.manager_id === manager_id && each.employee_id !== employee_id,
  );
  const people = (reports.length > 0 ? reports : colleagues).map((each) => ({
    employee_id: each.employee_id,
    name: each.employee_name,
    name_eng: each.employee_name_eng,
  }));
  const team = new Set([...people.map((each) => each.employee_id), employee_id, manager_id]);
  const concerned = people.length > 0 ? away.rows.filter((row) => team.has(row.employee_id)) : away.rows;
  const rows = ribbonRows(concerned, people, employee_id);
  // On a day off there are no absences.
  const isOff = !isCountable(days.today, calendar);
  const today = concerned.filter(
    (row) =>
      !isOff &&
      isAway(row) &&
      row.start_date <= days.today &&
      row.end_date >= days.today &&
      row.pending !== '1',
  );
  const heads = headCount(rows, days.today);
  return phone ? (
    <TodayList rows={today} isOff={isOff} />
  ) : (
    <Panel aria-labelledby="team">
      <PanelHead
        id="team"
        title={t('team')}
        note={
          isOff
            ? t('day_off')
            : people.length > 0
              ? t('away_of', heads)
              : t('away_today', { count: heads.count })
        }
      />
      <TeamRibbon first={first} last={last} rows={rows} calendar={calendar} />
    </Panel>
  );
};

/** The team on the phone: who is not there today, and until when. */
const TodayList = ({ rows, isOff }: { rows: readonly AwayRow[]; isOff: boolean }) => {
  const t = useTranslations('documents');
  const names = useNames();
  const days = useDays();
  return (
    <Panel aria-labelledby="team">
      <PanelHead
        id="team"
        title={
          isOff
            ? t('home.team')
            : t('home.away_today', { count: new Set(rows.map((row) => row.employee_id)).size })
        }
      />
      <PanelBody>
        {rows.length === 0 ? (
          <p className="text-ink-2">{t(isOff ? 'home.day_off' : 'home.all_here')}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {rows.map((row) => (
              <li key={`${row.employee_id}-${row.start_date}-${row.id}`} className="flex items-center gap-3">
                <PersonAvatar name={names.of(row, 'employee_name')} employee_id={row.employee_id} />
                <span className="min-w-0">
                  <bdi className="block truncate">
                    {names.short(row.employee_name, row.employee_name_eng)}
                  </bdi>
                  <span className="text-sm text-ink-2">
                    {t('away.until', {
                      what: t(`away.kind.${kindOfObject(row.object_id)}`),
                      day: days.day(row.end_date),
                    })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </PanelBody>
    </Panel>
  );
};
