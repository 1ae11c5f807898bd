'use client';
import { useTranslations } from 'next-intl';
import { AbsenceBar } from '../../calendar/absence-bar.tsx';
import { DayRibbon } from '../../calendar/day-ribbon.tsx';
import { type AbsenceKind, kindOfObject, type RibbonRow } from '../../calendar/ribbon-bars.ts';
import { useDays } from '../../calendar/use-days.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { LoadFailure } from '../../shell/failure.tsx';
import { PanelSkeleton } from '../../shell/screens/panel-skeleton.tsx';
import { Panel, PanelBody, PanelFoot, PanelHead } from '../../ui/panel.tsx';
import type { AwayRow } from '../away/away-ask.ts';
import { headCount, ribbonRows } from '../away/ribbon-rows.ts';
import { useAway } from '../away/use-away.ts';
import { usePhone } from '../list/use-phone.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { isTeamShown, teamDays } from './home-asks.ts';

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
  if (!visible) return null;
  if (away.error)
    return (
      <Panel aria-labelledby="team">
        <PanelHead id="team" title={t('team')} />
        <LoadFailure error={away.error} onRetry={away.retry} />
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
  const today = concerned.filter(
    (row) => row.start_date <= days.today && row.end_date >= days.today && row.pending !== '1',
  );
  const heads = headCount(rows, days.today);
  if (phone) return <TodayList rows={today} />;
  return (
    <Panel aria-labelledby="team">
      <PanelHead
        id="team"
        title={t('team')}
        note={people.length > 0 ? t('away_of', heads) : t('away_today', { count: heads.count })}
      />
      <PanelBody>
        <DayRibbon
          first={first}
          last={last}
          rows={rows}
          calendar={calendar}
          today={days.today}
          heading={t('person')}
          caption={t('team_caption', { period: days.range(first, last) })}
        />
      </PanelBody>
      <PanelFoot>
        <RibbonLegend rows={rows} />
      </PanelFoot>
    </Panel>
  );
};

/** What the bars mean: only the kinds that are drawn, and the hatch. */
const RibbonLegend = ({ rows }: { rows: readonly RibbonRow[] }) => {
  const t = useTranslations('documents.away');
  const kinds = [...new Set(rows.flatMap((row) => row.absences.map((absence) => absence.kind)))];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {(kinds.length === 0 ? (['hidden'] as AbsenceKind[]) : kinds).map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <AbsenceBar kind={kind} pending={false} size="swatch">
            {kind === 'hidden' ? undefined : t(`code.${kind}`)}
          </AbsenceBar>
          {t(`kind.${kind}`)}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <AbsenceBar kind={kinds[0] ?? 'hidden'} pending size="swatch" />
        {t('pending')}
      </li>
    </ul>
  );
};

/** The team on the phone: who is not there today, and until when. */
const TodayList = ({ rows }: { rows: readonly AwayRow[] }) => {
  const t = useTranslations('documents');
  const names = useNames();
  const days = useDays();
  return (
    <Panel aria-labelledby="team">
      <PanelHead
        id="team"
        title={t('home.away_today', { count: new Set(rows.map((row) => row.employee_id)).size })}
      />
      <PanelBody>
        {rows.length === 0 ? (
          <p className="text-ink-2">{t('home.all_here')}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {rows.map((row) => (
              <li key={`${row.id}-${row.start_date}`} className="flex items-center gap-3">
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
