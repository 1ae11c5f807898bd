import type { Filter } from '../../../lib/filter/filter.ts';
import { printFilter } from '../../../lib/filter/print.ts';

/** What the list of users shows, as its address says it. */
export interface UsersState {
  readonly search: string;
  readonly role: readonly string[];
  readonly organization: readonly string[];
  readonly state: readonly string[];
  readonly page: number;
}

export const ALL_USERS: UsersState = { search: '', role: [], organization: [], state: [], page: 1 };

const LISTS = ['role', 'organization', 'state'] as const;

export const readUsers = (query: URLSearchParams): UsersState => ({
  search: query.get('search') ?? '',
  role: listed(query.get('role')),
  organization: listed(query.get('organization')).filter((id) => /^\d{1,15}$/.test(id)),
  state: listed(query.get('state')),
  page: Math.max(1, Math.min(100_000, Math.trunc(Number(query.get('page')) || 1))),
});

const listed = (text: string | null): string[] => (text ?? '').split(',').filter((each) => each !== '');

/** The query of the address; what is as usual is left out. */
export const writeUsers = (state: UsersState): Record<string, string> => {
  const query: Record<string, string> = {};
  if (state.search !== '') query.search = state.search;
  for (const name of LISTS) if (state[name].length > 0) query[name] = state[name].join(',');
  if (state.page > 1) query.page = String(state.page);
  return query;
};

export const isNarrowed = (state: UsersState): boolean =>
  state.search.trim() !== '' || LISTS.some((name) => state[name].length > 0);

const SEARCHED = ['employee_name', 'employee_name_eng', 'login', 'email'];

/** The filter of `view.get`; empty when everybody is meant. */
export const usersFilter = (state: UsersState): string | undefined => {
  const parts: Filter[] = [];
  const words = state.search.trim();
  if (words !== '') {
    const like = `%${words.replaceAll(/[%_\\]/g, '\\$&')}%`;
    parts.push({ or: SEARCHED.map((field) => ({ field, like, ci: true })) });
  }
  if (state.role.length > 0) parts.push({ or: state.role.flatMap(holding) });
  if (state.organization.length > 0)
    parts.push({ field: 'organization_id', in: state.organization.map(Number) });
  const [only] = state.state;
  if (state.state.length === 1)
    parts.push({ field: 'disabled', op: '=', value: only === 'disabled' ? '1' : '0' });
  return parts.length === 0 ? undefined : printFilter({ and: parts });
};

/** A role among those between commas: alone, first, last or in the middle, so that no other one's name contains it. */
const holding = (role: string): Filter[] => {
  const name = role.replaceAll(/[%_\\]/g, '\\$&');
  return [name, `${name},%`, `%,${name}`, `%,${name},%`].map((like) => ({ field: 'roles', like, ci: false }));
};
