import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import type { ViewQuery } from './rows.ts';

export interface MasterCall {
  /** Name in the batch and in `useMasterData()`. */
  readonly name: string;
  readonly object: string;
  readonly query: ViewQuery;
  /** Only for holders of one of these roles. */
  readonly roles?: readonly string[];
  /** Also for a user who is only a candidate. */
  readonly candidate?: true;
}

/** The name of the first batch in the cache. */
export const MASTER_KEY = ['master'] as const;

/** What the inbox reads; the same query everywhere, so that it is one list in the cache. */
export const INCOMPLETE_QUERY: ViewQuery = { rowsPerPage: 'all' };

/** What a form offers to choose from, and no more of it than is shown. */
export const OFFERED: ViewQuery = { select: 'id,code,name,name_eng', filter: "disabled = '0'" };

/** The lists of families that are read at the start, under the names of their objects. */
const ofFamilies = (): readonly MasterCall[] =>
  FAMILY_IDENTITIES.flatMap((family) => {
    const { object_id } = family;
    const { start } = policyOf(family);
    if (!start) return [];
    const { rows, ...whose } = start;
    return [{ name: object_id, object: object_id, query: { rowsPerPage: rows }, ...whose }];
  });

/** Everything the portal reads at its start, in one round trip (AMB-021). */
export const MASTER_CALLS: readonly MasterCall[] = [
  { name: 'parameters', object: 'parameter', query: { select: 'code,value' }, candidate: true },
  { name: 'statuses', object: 'status', query: {}, candidate: true },
  { name: 'workflow', object: 'workflow', query: {}, candidate: true },
  { name: 'calendar', object: 'calendar', query: {} },
  { name: 'document_types', object: 'document_type', query: {} },
  { name: 'request_types', object: 'request_type', query: {} },
  {
    name: 'expense_types',
    object: 'expense_type',
    query: { ...OFFERED, select: `${OFFERED.select},receipt` },
  },
  { name: 'expense_goals', object: 'expense_goal', query: OFFERED },
  { name: 'countries', object: 'country', query: OFFERED },
  { name: 'currencies', object: 'currency', query: OFFERED },
  {
    name: 'screensets',
    object: 'screenset',
    query: { select: 'route_name,role,organization_id,visible', filter: "disabled = '0'" },
  },
  ...ofFamilies(),
  { name: 'incomplete', object: 'incomplete', query: INCOMPLETE_QUERY },
  { name: 'subordination', object: 'subordination', query: {} },
  {
    name: 'organization',
    object: 'organization',
    query: {},
    roles: ['admin', 'hr', 'recruiter', 'accountant'],
  },
];
