import { type Day, isDay } from '../../../lib/kernel/day.ts';

/** Everything a list shows, as its address says it: back, refresh and a sent link open the same list. */
export interface ListState {
  /** `waiting`, `open`, `all` or the id of a saved view. */
  readonly view: string;
  readonly search: string;
  readonly status: readonly string[];
  readonly type: readonly string[];
  readonly location: readonly string[];
  readonly from: Day | null;
  readonly to: Day | null;
  readonly sort: string | null;
  readonly desc: boolean;
  readonly page: number;
  readonly size: number | null;
}

/** What a saved view keeps: the list without the page it stands on. */
export type SavedState = Omit<ListState, 'view' | 'page'>;

export const EMPTY_STATE: SavedState = {
  search: '',
  status: [],
  type: [],
  location: [],
  from: null,
  to: null,
  sort: null,
  desc: false,
  size: null,
};

const items = (text: string | null): string[] => (text ?? '').split(',').filter((item) => item !== '');
const day = (text: unknown): Day | null => (isDay(text) ? text : null);
const positive = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** Reads the address; what is broken in it counts as not there. `view` is empty when the address names none. */
export const readState = (query: URLSearchParams): ListState => ({
  view: query.get('view') ?? '',
  search: (query.get('q') ?? '').slice(0, 100),
  status: items(query.get('status')),
  type: items(query.get('type')),
  location: items(query.get('location')),
  from: day(query.get('from')),
  to: day(query.get('to')),
  sort: query.get('sort') || null,
  desc: query.get('desc') === '1',
  page: positive(query.get('page')) ?? 1,
  size: positive(query.get('size')),
});

/**
 * What an address means: without a view the list as it opens, `fallback`, by as many rows as the address says; what it looks
 * for without a view is looked for among all.
 */
export const stateAt = (query: URLSearchParams, fallback: ListState): ListState => {
  const read = readState(query);
  if (read.view !== '') return read;
  if (isFiltered(read)) return { ...read, view: 'all' };
  return { ...fallback, page: read.page, size: read.size ?? fallback.size };
};

/** The address of a list, without what stands at its default. */
export const writeState = (state: ListState): string => {
  const query = new URLSearchParams();
  const put = (name: string, value: string | null) => {
    if (value) query.set(name, value);
  };
  put('view', state.view);
  put('q', state.search);
  put('status', state.status.join(','));
  put('type', state.type.join(','));
  put('location', state.location.join(','));
  put('from', state.from);
  put('to', state.to);
  put('sort', state.sort);
  put('desc', state.sort !== null && state.desc ? '1' : null);
  put('page', state.page > 1 ? String(state.page) : null);
  put('size', state.size === null ? null : String(state.size));
  return query.toString();
};

/** True when something beyond the view itself narrows the list. */
export const isFiltered = (state: SavedState): boolean =>
  state.search !== '' ||
  state.status.length > 0 ||
  state.type.length > 0 ||
  state.location.length > 0 ||
  state.from !== null ||
  state.to !== null;

/** What a saved view stores as its JSON; read back by `fromSaved`. */
export const toSaved = ({
  search,
  status,
  type,
  location,
  from,
  to,
  sort,
  desc,
  size,
}: SavedState): SavedState => ({
  search,
  status,
  type,
  location,
  from,
  to,
  sort,
  desc,
  size,
});

/** A stored view: unknown keys are ignored, wrong values fall back to nothing chosen. */
export const fromSaved = (json: string): SavedState => {
  const stored = parsed(json);
  const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  return {
    search: typeof stored.search === 'string' ? stored.search.slice(0, 100) : '',
    status: list(stored.status),
    type: list(stored.type),
    location: list(stored.location),
    from: day(stored.from),
    to: day(stored.to),
    sort: typeof stored.sort === 'string' ? stored.sort : null,
    desc: stored.desc === true,
    size: positive(String(stored.size ?? '')),
  };
};

const parsed = (json: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};
