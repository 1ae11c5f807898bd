'use client';
import { CalendarX, Printer, Rss, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { kindOfObject } from '../../lib/calendar/absence-kinds.ts';
import type { TeamCalendar } from '../../lib/rpc/team-calendar.ts';
import { periodOf, shifted } from '../../lib/team-calendar/team-grid.ts';
import { AbsenceLegend } from '../board/absence-legend.tsx';
import { DayLegend } from '../calendar/day-legend.tsx';
import { useDictionaries } from '../documents/use-dictionaries.ts';
import { useProfile } from '../rpc/profile.ts';
import { Answered } from '../shell/answered.tsx';
import { Page } from '../shell/page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { ClashNote } from './clash-note.tsx';
import { DayList } from './day-list.tsx';
import { MorePeople } from './more-people.tsx';
import { PeriodBar } from './period-bar.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { NO_FILTERS, type TeamAddress } from './team-address.ts';
import { TeamFilters } from './team-filters.tsx';
import { TeamGrid } from './team-grid.tsx';
import { useTeam } from './use-team.ts';
import { type ChangeTeam, useTeamAddress } from './use-team-address.ts';

/** «Календарь команды»: people by days, one's own team first. */
export const TeamScreen = () => {
  const t = useTranslations('team');
  const { grant_id } = useProfile();
  const [address, change] = useTeamAddress();
  const [isSubscribing, setSubscribing] = useState(false);
  const asked = useTeam(address);
  const print = async () => {
    await asked.readAll();
    window.print();
  };
  return (
    <Page width="wide">
      <PageHead title={t('title')}>
        <span className="max-tablet:hidden">
          <IconButton icon={Printer} label={t('print')} onClick={() => void print()} />
        </span>
        {grant_id === null && (
          <Button icon={Rss} onClick={() => setSubscribing(true)}>
            {t('subscribe')}
          </Button>
        )}
      </PageHead>
      <PeriodBar address={address} change={change} />
      <TeamFilters address={address} change={change} team={asked.team} />
      <Shown asked={asked} address={address} change={change} />
      <SubscribeDialog open={isSubscribing} onOpenChange={setSubscribing} />
    </Page>
  );
};

interface ShownProps {
  asked: ReturnType<typeof useTeam>;
  address: TeamAddress;
  change: ChangeTeam;
}

const Shown = ({ asked, address, change }: ShownProps) => {
  const t = useTranslations('team');
  const { team, error } = asked;
  if (error && (!team || asked.isStale))
    return <Answered of={{ error, refetch: asked.refetch }} level="h2" />;
  if (asked.isPaused && (!team || asked.isStale))
    return (
      <Panel>
        <EmptyState icon={WifiOff} level="h2" title={t('offline')}>
          {t('offline_text')}
        </EmptyState>
      </Panel>
    );
  if (!team) return <PanelSkeleton />;
  if (team.people.length === 0 && address.span !== 'days')
    return (
      <Panel>
        <EmptyState
          icon={CalendarX}
          level="h2"
          title={t('nobody')}
          action={<Button onClick={() => change(NO_FILTERS)}>{t('filters.reset')}</Button>}
        >
          {t('nobody_text')}
        </EmptyState>
      </Panel>
    );
  return <Calendar team={team} asked={asked} address={address} change={change} />;
};

const NO_CLASHES: TeamCalendar['clashes'] = [];

const Calendar = ({ team, asked, address, change }: ShownProps & { team: TeamCalendar }) => {
  const t = useTranslations('team');
  const { calendar, calendarOf } = useDictionaries();
  const period = periodOf(address.span, address.day);
  const more = <MorePeople asked={asked} left={team.total - team.people.length} />;
  return (
    <div aria-busy={asked.isStale} className={asked.isStale ? 'opacity-60' : undefined}>
      {address.clashes && <ClashNote clashes={team.clashes} calendarOf={calendarOf} change={change} />}
      {address.span === 'days' ? (
        <>
          <DayList team={team} period={period} calendar={calendar} />
          {more}
          <Button
            className="mt-4 w-full print:hidden"
            onClick={() => change({ day: shifted('days', address.day, 1) })}
          >
            {t('after.days')}
          </Button>
        </>
      ) : (
        <Panel>
          <TeamGrid
            team={team}
            span={address.span}
            marked={address.clashes ? team.clashes : NO_CLASHES}
            period={period}
            calendarOf={calendarOf}
            caption={t('title')}
            onLeave={(day) => change({ day }, 'replace')}
          >
            {more}
          </TeamGrid>
        </Panel>
      )}
      <div className="mt-3 flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm text-ink-2">
        <AbsenceLegend kinds={team.absences.map(({ object_id }) => kindOfObject(object_id))} />
        <DayLegend over={address.clashes && address.span !== 'days' ? t('clashes.over') : undefined} />
      </div>
    </div>
  );
};
