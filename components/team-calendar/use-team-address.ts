'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { SEEN_KINDS, type SeenKind } from '../../lib/calendar/absence-kinds.ts';
import { SPANS, type Span } from '../../lib/calendar/team-grid.ts';
import { type Day, isDay } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';
import { usePhone } from '../documents/list/use-phone.ts';

/** What is looked at, held by the address of the page, so that a link can be sent on. */
export interface TeamAddress {
  readonly span: Span;
  /** A day of the period in sight. */
  readonly day: Day;
  readonly whose: 'all' | 'team';
  readonly away: boolean;
  readonly name: string;
  readonly organizations: readonly number[];
  readonly departments: readonly string[];
  readonly locations: readonly string[];
  readonly kinds: readonly SeenKind[];
}
export type ChangeTeam = (patch: Partial<TeamAddress>, how?: 'push' | 'replace') => void;

/** Filters, all of them let go of. */
export const NO_FILTERS = {
  whose: 'all',
  away: false,
  name: '',
  organizations: [],
  departments: [],
  locations: [],
  kinds: [],
} as const satisfies Partial<TeamAddress>;

/** What is broken in the address counts as not there. Choosing adds an entry of the history, typing replaces it. */
export const useTeamAddress = (): readonly [TeamAddress, ChangeTeam] => {
  const pathname = usePathname();
  const query = useSearchParams();
  const { today } = useDays();
  const usual: Span = usePhone() ? 'days' : 'month';
  const state = useMemo(() => read(new URLSearchParams(query), usual, today), [query, usual, today]);
  const change: ChangeTeam = (patch, how = 'push') => {
    const now = read(new URLSearchParams(window.location.search), usual, today);
    const said = written({ ...now, ...patch }, usual, today);
    const address = said.size > 0 ? `${pathname}?${said}` : pathname;
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  };
  return [state, change];
};

const read = (query: URLSearchParams, usual: Span, today: Day): TeamAddress => {
  const day = query.get('day');
  return {
    span: SPANS.find((each) => each === query.get('span')) ?? usual,
    day: isDay(day) ? day : today,
    whose: query.get('whose') === 'team' ? 'team' : 'all',
    away: query.get('away') === '1',
    name: (query.get('name') ?? '').slice(0, 100),
    organizations: query
      .getAll('organization')
      .filter((text) => /^[1-9]\d{0,14}$/.test(text))
      .map(Number),
    departments: query.getAll('department').filter(Boolean),
    locations: query.getAll('location').filter(Boolean),
    kinds: SEEN_KINDS.filter((kind) => query.getAll('kind').includes(kind)),
  };
};

const written = (state: TeamAddress, usual: Span, today: Day): URLSearchParams => {
  const only = (name: string, value: string, isUsual: boolean) => (isUsual ? [] : [[name, value]]);
  const each = (name: string, values: readonly (string | number)[]) =>
    values.map((value) => [name, String(value)]);
  return new URLSearchParams([
    ...only('span', state.span, state.span === usual),
    ...only('day', state.day, state.day === today),
    ...only('whose', state.whose, state.whose === 'all'),
    ...only('away', '1', !state.away),
    ...only('name', state.name, state.name === ''),
    ...each('organization', state.organizations),
    ...each('department', state.departments),
    ...each('location', state.locations),
    ...each('kind', state.kinds),
  ]);
};
