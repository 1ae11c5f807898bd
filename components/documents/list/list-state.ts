import { type Day, isDay } from '../../../lib/kernel/day.ts';
import { type RowsAddress, type RowsState, rowsAddress } from '../../lists/rows-address.ts';
import { oneOfIds, oneOfWords, told } from '../../lists/rows-choices.ts';

/** Documents are found by either spelling of a person's name, or by number; their views are `waiting`, `open`, `all` or saved. */
const FOUND = {
  asked: 'q',
  searched: ['employee_name', 'employee_name_eng', 'number'],
  isFree: true,
} as const;

/** The days a document covers: what they narrow depends on its family. */
const PERIOD = { from: told(isDay), to: told(isDay) };

const CHOICES = {
  status: oneOfWords('status_id'),
  type: oneOfIds('document_type_id'),
  location: oneOfWords('location'),
  ...PERIOD,
};

/** The address of a list of one family. */
export const LIST_ADDRESS = rowsAddress({ ...FOUND, choices: CHOICES });

/** The address of a list over all families; its `type` is a group or the object of a family. */
export const MANY_ADDRESS = rowsAddress({
  ...FOUND,
  choices: { type: told((text) => /^[a-z0-9_]{1,60}$/.test(text)), ...PERIOD },
});

/** A list as it is before anything narrows it. */
export const EMPTY_STATE = LIST_ADDRESS.usual;

/**
 * What an address means: without a view the list as it opens, `opens`, by as many rows as the address says; what it looks
 * for without a view is looked for among all.
 */
export const stateAt = (address: RowsAddress, query: URLSearchParams, opens: RowsState): RowsState => {
  const read = address.read(query);
  if (read.view !== '') return read;
  if (address.isNarrowed(read)) return { ...read, view: 'all' };
  return { ...opens, page: read.page, size: read.size ?? opens.size };
};

/** The days a list is narrowed to; null for an open end. */
export const periodOf = ({
  chosen: { from = [], to = [] },
}: Pick<RowsState, 'chosen'>): { readonly from: Day | null; readonly to: Day | null } => ({
  from: from[0] ?? null,
  to: to[0] ?? null,
});

/** What a saved view stores as its JSON, without the page it stands on; read back by `fromSaved`. */
export const toSaved = (state: RowsState) => ({
  search: state.search,
  status: state.chosen.status ?? [],
  type: state.chosen.type ?? [],
  location: state.chosen.location ?? [],
  ...periodOf(state),
  sort: state.sort,
  desc: state.desc,
  size: state.size,
});

/** A stored view: unknown keys are ignored, wrong values fall back to nothing chosen. */
export const fromSaved = (json: string): RowsState => {
  const { search, sort, desc, size, ...stored } = parsed(json);
  const listed: Record<string, unknown> = { ...stored, from: [stored.from], to: [stored.to] };
  const chosen = Object.entries(CHOICES).map(([name, { isValue }]): [string, string[]] => {
    const values = listed[name];
    return [name, Array.isArray(values) ? values.map(String).filter(isValue) : []];
  });
  return {
    ...EMPTY_STATE,
    search: typeof search === 'string' ? search.slice(0, 100) : '',
    chosen: Object.fromEntries(chosen),
    sort: typeof sort === 'string' ? sort : null,
    desc: desc === true,
    size: LIST_ADDRESS.read(new URLSearchParams({ size: String(size ?? '') })).size,
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
