import { anyOf, eq, type Filter, or } from '../../../lib/filter/filter.ts';
import { printFilter } from '../../../lib/filter/print.ts';
import type { Mode } from '../../../lib/routes/route.ts';

/** What a list of signatures shows, as its address says it. */
export interface SignaturesState {
  readonly search: string;
  readonly type: readonly string[];
  readonly level: readonly string[];
  readonly result: readonly string[];
  readonly page: number;
  /** The one whose report is open. */
  readonly signature: number | null;
}

export const ALL_SIGNATURES: SignaturesState = {
  search: '',
  type: [],
  level: [],
  result: [],
  page: 1,
  signature: null,
};

const LISTS = ['type', 'level', 'result'] as const;

export const readSignatures = (query: URLSearchParams): SignaturesState => ({
  search: query.get('search') ?? '',
  type: listed(query.get('type')),
  level: listed(query.get('level')),
  result: listed(query.get('result')),
  page: Math.max(1, Math.min(100_000, Math.trunc(Number(query.get('page')) || 1))),
  signature: /^\d{1,15}$/.test(query.get('signature') ?? '') ? Number(query.get('signature')) : null,
});

const listed = (text: string | null): string[] => (text ?? '').split(',').filter((each) => each !== '');

/** The query of the address; what is as usual is left out. */
export const writeSignatures = (state: SignaturesState): Record<string, string> => {
  const query: Record<string, string> = {};
  if (state.search !== '') query.search = state.search;
  for (const name of LISTS) if (state[name].length > 0) query[name] = state[name].join(',');
  if (state.page > 1) query.page = String(state.page);
  if (state.signature !== null) query.signature = String(state.signature);
  return query;
};

export const isNarrowed = (state: SignaturesState): boolean =>
  state.search.trim() !== '' || LISTS.some((name) => state[name].length > 0);

const SEARCHED = ['employee_name', 'employee_name_eng', 'document_number', 'serial_number'];

/** Found not to hold by the last look at the store. */
const BROKEN: Filter = { not: anyOf('checked_code', ['', 'ok']) };

/**
 * The filter of `view.get`: the caller's own signatures, those on documents of their reports by anybody else, or all
 * their role lets them read.
 */
export const signaturesFilter = (
  state: SignaturesState,
  mode: Mode,
  employee_id: number | null,
): string | undefined => {
  const parts: Filter[] = [];
  if (mode === 'own') parts.push(eq('employee_id', employee_id ?? 0));
  if (mode === 'sub')
    parts.push(eq('document_manager_id', employee_id ?? 0), { not: eq('employee_id', employee_id ?? 0) });
  const words = state.search.trim();
  if (words !== '') {
    const like = `%${words.replaceAll(/[%_\\]/g, '\\$&')}%`;
    parts.push(or(...SEARCHED.map((field) => ({ field, like, ci: true }))));
  }
  if (state.type.length > 0) parts.push(anyOf('type', state.type));
  if (state.level.length > 0) parts.push(anyOf('level', state.level));
  const [only] = state.result;
  if (state.result.length === 1) parts.push(only === 'broken' ? BROKEN : { not: BROKEN });
  return parts.length === 0 ? undefined : printFilter({ and: parts });
};
