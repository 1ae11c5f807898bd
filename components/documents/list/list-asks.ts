import { isPowerUser } from '../../../lib/access/roles.ts';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { columnsIn, type ListColumn } from '../../../lib/documents/list.ts';
import { flagOf, type Parameters, pageSize, textOf } from '../../../lib/settings/read.ts';
import type { RowsState } from '../../lists/rows-address.ts';
import type { Ask } from '../../rpc/ask.ts';
import { isAddressed, listQueryOf } from './list-filter.ts';
import { orderOf } from './list-order.ts';
import { EMPTY_STATE } from './list-state.ts';
import type { ListPreferences } from './preferences.ts';
import type { SavedView } from './saved-view.ts';

/** A list of documents as a reader looks at it. */
interface Looking {
  readonly family: Family;
  readonly mode: Mode;
  readonly employee_id: number | null;
  readonly state: RowsState;
  readonly parameters: Parameters;
  readonly preferences: ListPreferences;
  readonly roles: readonly string[];
}

/** What a list shows when its address says nothing: the person's standard view, else one's own documents or what waits. */
export const fallbackOf = (mode: Mode, standard: Pick<SavedView, 'key' | 'state'> | undefined): RowsState =>
  standard
    ? { ...standard.state, view: standard.key }
    : { ...EMPTY_STATE, view: mode === 'own' ? 'all' : 'waiting' };

/** Rows of a page while the reader has chosen no other number. */
export const standardSizeOf = (parameters: Parameters): number =>
  pageSize(textOf(parameters, 'request_default_number_per_page'));

/** Whether a list goes by pages of the standard size alone: the plain list of a power user, where the company says so. */
export const hasSetPages = ({
  family,
  mode,
  roles,
  parameters,
}: Pick<Looking, 'family' | 'mode' | 'roles' | 'parameters'>): boolean =>
  mode === 'hr' &&
  family.list.paged !== undefined &&
  isPowerUser(roles) &&
  flagOf(parameters, family.list.paged);

/** What a list says of each row that is read only where it is asked for: how much is new in its thread. */
const BESIDE = 'discussion_unread';

/** One page of the list. */
export const pageAsk = (looking: Looking): Ask => {
  const { family, mode, employee_id, state, parameters, preferences } = looking;
  const { object, ...asked } = listQueryOf({ object_id: family.object_id, mode, employee_id, state });
  const { orderBy, sort } = orderOf(state, columnsOf(family, mode, state), family.list.order);
  const chosen = hasSetPages(looking) ? null : (state.size ?? preferences.size);
  const size = chosen ?? standardSizeOf(parameters);
  return { object, query: { ...asked, with: BESIDE, orderBy, sort, rowsPerPage: size, page: state.page } };
};

/** Whether the list of one's own documents also has those that name the reader. */
export const isAddressable = ({ readers }: Pick<Family, 'readers'>, mode: Mode): boolean =>
  mode === 'own' && readers.named !== undefined;

/** Whether a list in a view shows the reader's own documents alone. */
export const isOwnAlone = (mode: Mode, state: Pick<RowsState, 'view'>): boolean =>
  mode === 'own' && !isAddressed(state);

/** The columns of a list in a view: of others' documents whose they are as well. */
export const columnsOf = (
  family: Family,
  mode: Mode,
  state: Pick<RowsState, 'view'>,
): readonly ListColumn[] => columnsIn(family.list, mode === 'own' && !isOwnAlone(mode, state) ? 'rev' : mode);

/** Of the documents that name the reader: how many are new to them. */
export const unreadAsk = ({ object_id }: Pick<Family, 'object_id'>): Ask => ({
  object: object_id,
  query: { addressed: 'unread', select: 'id', rowsPerPage: 1 },
});

/** Of what waits for the reader in this list: how many there are, and the oldest. */
export const waitingAsk = (family: Family, mode: Mode, employee_id: number | null): Ask => {
  const state = { ...EMPTY_STATE, view: 'waiting' };
  const { object, filter, awaiting } = listQueryOf({ object_id: family.object_id, mode, employee_id, state });
  return { object, query: { filter, awaiting, orderBy: 'status_date', sort: 'asc', rowsPerPage: 1 } };
};

/** The places there are to choose from, where the list is filtered by them: a manager's are those of their people. */
export const placesAsk = (mode: Mode): Ask => ({
  object: mode === 'sub' ? 'subordination' : 'employee',
  query: { select: 'location', rowsPerPage: 'all' },
});

export const isFilteredByPlace = (parameters: Parameters): boolean =>
  flagOf(parameters, 'location_filter_show_in_grid');

/** Where people work, each place once, in order; people without a place add none (specification 7). */
export const placesOf = (rows: readonly { readonly location: string }[]): readonly string[] =>
  [...new Set(rows.map((row) => row.location.trim()))].filter((location) => location !== '').toSorted();
