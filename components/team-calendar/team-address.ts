import { SEEN_KINDS, type SeenKind } from '../../lib/calendar/absence-kinds.ts';
import { type Day, isDay } from '../../lib/kernel/day.ts';
import { SPANS, type Span } from '../../lib/team-calendar/team-grid.ts';

/** What is looked at, held by the address of the page, so that a link can be sent on. */
export interface TeamAddress {
  readonly span: Span;
  /** A day of the period in sight. */
  readonly day: Day;
  /** Days on which too many of a team are away are listed and marked. */
  readonly clashes: boolean;
  readonly whose: 'all' | 'team';
  readonly away: boolean;
  readonly name: string;
  readonly organizations: readonly number[];
  readonly departments: readonly string[];
  readonly locations: readonly string[];
  readonly kinds: readonly SeenKind[];
}

/** What an address does not say: a phone shows a week as a list, a computer a month. */
export interface UsualAddress {
  readonly span: Span;
  readonly day: Day;
}

export const usualAddress = (phone: boolean, today: Day): UsualAddress => ({
  span: phone ? 'days' : 'month',
  day: today,
});

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

/** What is broken in the address counts as not there. */
export const readAddress = (query: URLSearchParams, usual: UsualAddress): TeamAddress => {
  const day = query.get('day');
  return {
    span: SPANS.find((each) => each === query.get('span')) ?? usual.span,
    day: isDay(day) ? day : usual.day,
    clashes: query.get('clashes') === '1',
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

/** The address that says it, without what is usual. */
export const writtenAddress = (state: TeamAddress, usual: UsualAddress): URLSearchParams => {
  const only = (name: string, value: string, isUsual: boolean) => (isUsual ? [] : [[name, value]]);
  const each = (name: string, values: readonly (string | number)[]) =>
    values.map((value) => [name, String(value)]);
  return new URLSearchParams([
    ...only('span', state.span, state.span === usual.span),
    ...only('day', state.day, state.day === usual.day),
    ...only('clashes', '1', !state.clashes),
    ...only('whose', state.whose, state.whose === 'all'),
    ...only('away', '1', !state.away),
    ...only('name', state.name, state.name === ''),
    ...each('organization', state.organizations),
    ...each('department', state.departments),
    ...each('location', state.locations),
    ...each('kind', state.kinds),
  ]);
};
