import { and, type Filter, or } from '../../lib/filter/filter.ts';
import { printFilter } from '../../lib/filter/print.ts';
import type { RowsChoice } from './rows-choices.ts';

/** What a list of rows shows, as its address says it. */
export interface RowsState {
  readonly search: string;
  /** Chosen values by the name of their filter. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** The one chosen of several views; '' where there are none. */
  readonly view: string;
  /** The column rows are ordered by; null for the usual order. */
  readonly sort: string | null;
  readonly desc: boolean;
  readonly page: number;
  readonly size: number | null;
  /** The row whose window is open. */
  readonly open: number | null;
}

/** How a list may be narrowed and ordered. Names of choices, views and columns stand in the address. */
interface Narrowing {
  /** Begins every name in the address, where two lists share a page: `orders-`. */
  readonly prefix?: string;
  /** Fields in which the words of a search are looked for. */
  readonly searched?: readonly string[];
  /** The name of these words in the address; `search` when absent. */
  readonly asked?: string;
  readonly choices?: Readonly<Record<string, RowsChoice>>;
  /** Views that exclude each other, the usual one first. */
  readonly views?: Readonly<Record<string, Filter>>;
  /** Fields behind the columns that can be ordered by. */
  readonly sorts?: Readonly<Record<string, string>>;
  /** Views and columns have whatever names: the list knows which there are. */
  readonly isFree?: boolean;
  /** The name under which the address has the open row. */
  readonly opens?: string;
}

type Narrowed = Pick<RowsState, 'search' | 'chosen' | 'view'>;

/** The address of one list: read, written, and turned into what `view.get` is asked for. All functions are stable. */
export interface RowsAddress {
  readonly sortable: (column: string) => boolean;
  /** The state of an address that says nothing. */
  readonly usual: RowsState;
  /** Reads the address; what is broken in it counts as not there. */
  readonly read: (query: URLSearchParams) => RowsState;
  /**
   * Every name this list has in the address, '' for what is as usual. Choices that are not named stay. Other rows
   * begin at page one.
   */
  readonly written: (state: RowsState, patch: Partial<RowsState>) => Record<string, string>;
  readonly isNarrowed: (state: Narrowed) => boolean;
  /** What narrows the list, a condition each. */
  readonly parts: (state: Narrowed) => readonly Filter[];
  /** The filter of `view.get` within what the list always asks for; undefined for all rows. */
  readonly filter: (state: RowsState, always?: Filter) => string | undefined;
  readonly order: (
    state: RowsState,
  ) => { readonly orderBy: string; readonly sort: 'asc' | 'desc' } | undefined;
}

export const rowsAddress = (narrowing: Narrowing = {}): RowsAddress => {
  const { prefix = '', sorts = {} } = narrowing;
  const read = (query: URLSearchParams) => stateOf((name) => query.get(prefix + name) ?? '', narrowing);
  const usual = read(new URLSearchParams());
  return {
    sortable: (column) => Object.hasOwn(sorts, column),
    usual,
    read,
    written: (before, patch) => {
      const page = 'open' in patch ? before.page : 1;
      const chosen = { ...before.chosen, ...patch.chosen };
      const named = namedIn({ ...before, page, open: null, ...patch, chosen }, usual, narrowing);
      return Object.fromEntries(Object.entries(named).map(([name, value]) => [prefix + name, value]));
    },
    isNarrowed: (state) =>
      state.search.trim() !== '' || Object.values(state.chosen).some((values) => values.length > 0),
    parts: (state) => partsOf(state, narrowing),
    filter: (state, always) => {
      const [first, ...others] = [...some(always), ...partsOf(state, narrowing)];
      return first && printFilter(others.length === 0 ? first : and(first, ...others));
    },
    order: ({ sort, desc }) => {
      const field = sort === null ? undefined : sorts[sort];
      return field === undefined ? undefined : { orderBy: field, sort: desc ? 'desc' : 'asc' };
    },
  };
};

const LONGEST_SEARCH = 100;
const LARGEST_PAGE = 1_000;

const stateOf = (
  said: (name: string) => string,
  { searched = [], asked = 'search', choices = {}, views = {}, sorts = {}, isFree, opens }: Narrowing,
): RowsState => {
  const sort = isFree || Object.hasOwn(sorts, said('sort')) ? said('sort') || null : null;
  const listed = (name: string) => [...new Set(said(name).split(','))];
  return {
    search: searched.length === 0 ? '' : said(asked).slice(0, LONGEST_SEARCH),
    chosen: Object.fromEntries(
      Object.entries(choices).map(([name, { isValue }]) => [name, listed(name).filter(isValue)]),
    ),
    view: isFree || Object.hasOwn(views, said('view')) ? said('view') : (Object.keys(views)[0] ?? ''),
    sort,
    desc: sort !== null && said('desc') === '1',
    page: positive(said('page')) ?? 1,
    size: positive(said('size'), LARGEST_PAGE),
    open: opens === undefined ? null : positive(said(opens), Number.MAX_SAFE_INTEGER),
  };
};

const namedIn = (
  state: RowsState,
  usual: RowsState,
  { asked = 'search', opens }: Narrowing,
): Record<string, string> => ({
  [asked]: state.search,
  ...Object.fromEntries(Object.entries(state.chosen).map(([name, values]) => [name, values.join(',')])),
  view: state.view === usual.view ? '' : state.view,
  sort: state.sort ?? '',
  desc: state.sort !== null && state.desc ? '1' : '',
  page: state.page > 1 ? String(state.page) : '',
  size: state.size === null ? '' : String(state.size),
  ...(opens === undefined ? {} : { [opens]: state.open === null ? '' : String(state.open) }),
});

const partsOf = (
  { search, chosen, view }: Narrowed,
  { searched = [], choices = {}, views = {} }: Narrowing,
): Filter[] => [
  ...some(views[view]),
  ...some(containing(searched, search)),
  ...Object.entries(choices).flatMap(([name, { filter }]) => {
    const values = chosen[name] ?? [];
    return values.length === 0 ? [] : some(filter(values));
  }),
];

const some = <Part>(part: Part | undefined): Part[] => (part === undefined ? [] : [part]);

const positive = (text: string, most = 100_000): number | null =>
  /^[1-9]\d{0,15}$/.test(text) ? Math.min(Number(text), most) : null;

/** Rows in which one of the fields has the words as they stand, in any case; undefined when there are none. */
const containing = (fields: readonly string[], search: string): Filter | undefined => {
  const words = search.trim();
  if (words === '' || fields.length === 0) return undefined;
  const like = `%${words.replaceAll(/[%_\\]/g, '\\$&')}%`;
  return or(...fields.map((field) => ({ field, like, ci: true })));
};
