import { objectsIn } from '../../../lib/families/groups.ts';
import { REQUESTS } from '../../../lib/families/identities.ts';
import { anyOf, eq, type Filter, or } from '../../../lib/filter/filter.ts';
import { printFilter } from '../../../lib/filter/print.ts';
import { forDecision, forList, WAITING_VIEW } from '../../../lib/workflow/for-decision.ts';
import type { RowsState } from '../../lists/rows-address.ts';
import type { Ask } from '../../rpc/ask.ts';
import { FINAL_STATUSES } from '../list/list-filter.ts';
import { MANY_ADDRESS, periodOf } from '../list/list-state.ts';

/** Whose documents a list over all families holds: the reader's own, or those of others that the reader may read. */
export type Whose = 'own' | 'others';

/** A list over all families as a reader looks at it. */
export interface LookingAtMany {
  readonly whose: Whose;
  readonly employee_id: number | null;
  /** Its `type` holds at most one word: a group or the object of a family. */
  readonly state: RowsState;
  /** Objects of the families the list may hold. */
  readonly objects: readonly string[];
}

/** The views of a list over all families; the first is what it opens with. */
export const VIEWS = {
  own: ['open', 'waiting', 'done', 'all'],
  others: ['waiting', 'open', 'all'],
} as const;

/** What a list shows when its address says nothing: the group that was looked at last. */
export const startOf = (whose: Whose, narrowed: string): RowsState => ({
  ...narrowedTo(MANY_ADDRESS.usual, narrowed),
  view: VIEWS[whose][0],
});

/** A list narrowed to a group, or to a family by its object; '' for all. */
export const narrowedTo = (state: RowsState, narrowed: string): RowsState => ({
  ...state,
  chosen: { ...state.chosen, type: narrowed === '' ? [] : [narrowed] },
});

/** The group or the object of the family a list is narrowed to. */
export const narrowedOf = ({ chosen }: Pick<RowsState, 'chosen'>): string => chosen.type?.[0] ?? 'all';

/** Which documents a list shows, by what each says of itself: for the statement of a call and for rows that are there. */
export const manyFilter = ({ whose, employee_id, state, objects }: LookingAtMany): Filter => {
  const shown = objectsIn(narrowedOf(state), objects);
  const { view } = state;
  const { from, to } = periodOf(state);
  const parts: (Filter | undefined)[] = [
    whose === 'others'
      ? forDecision(employee_id)
      : view === WAITING_VIEW
        ? forList('own', employee_id)
        : eq('employee_id', employee_id ?? 0),
    whose === 'own' || shown !== objects ? anyOf('object_id', shown) : undefined,
    view === 'open' ? { not: anyOf('status_id', FINAL_STATUSES) } : undefined,
    view === 'done' ? anyOf('status_id', FINAL_STATUSES) : undefined,
    ...MANY_ADDRESS.parts(state),
    to === null ? undefined : { field: 'start_date', op: '<=', value: to },
    from === null
      ? undefined
      : or({ field: 'start_date', op: '>=', value: from }, { field: 'end_date', op: '>=', value: from }),
  ];
  return { and: parts.filter((part) => part !== undefined) };
};

/** One page of a list, the latest first; what waits is in the inbox already and is not asked for. */
export const manyPageAsk = (looking: LookingAtMany, size: number): Ask => ({
  object: 'document',
  query: { filter: printFilter(manyFilter(looking)), rowsPerPage: size, page: looking.state.page },
});

/** A list before it is narrowed to a group: what the counts of its groups are taken of. */
export const ofAllGroups = (looking: LookingAtMany): LookingAtMany => ({
  ...looking,
  state: narrowedTo(looking.state, ''),
});

/** The documents of a person as their list shows them in all its groups, each by its family alone. */
export const ownCountedAsk = (looking: LookingAtMany): Ask => ({
  object: 'document',
  query: {
    select: 'id,object_id',
    filter: printFilter(manyFilter(ofAllGroups(looking))),
    rowsPerPage: 'all',
  },
});

/** The open documents of a person. */
export const ownOpenAsk = (employee_id: number | null): Ask =>
  ownCountedAsk({ whose: 'own', employee_id, state: startOf('own', ''), objects: REQUESTS });
