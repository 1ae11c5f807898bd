import type { TeamCalendar } from '../../lib/rpc/team-calendar.ts';
import { periodOf } from '../../lib/team-calendar/team-grid.ts';
import type { KeptCall } from '../rpc/ask.ts';
import type { TeamAddress } from './team-address.ts';

const PAGE = 100;

/** What is asked for what an address shows, but for the page. */
export const teamParams = ({ span, day, clashes: _shown, ...filters }: TeamAddress) => {
  const { first, last } = periodOf(span, day);
  // A list by days has no rows for who is there.
  return { ...filters, first, last, away: filters.away || span === 'days', size: PAGE };
};

/** Its name in the cache begins as that of absences does: what moves a document somewhere reads the calendar again. */
export const teamKey = (asked: ReturnType<typeof teamParams>) => ['view', 'away', 'team', asked] as const;

/** The first page, as the cache holds a calendar that is read page by page. */
export const teamAsk = (address: TeamAddress): KeptCall => {
  const asked = teamParams(address);
  return {
    key: teamKey(asked),
    method: 'calendar.team',
    params: { ...asked, offset: 0 },
    kept: (answer) => ({ pages: [(answer as { data: TeamCalendar }).data], pageParams: [0] }),
  };
};
