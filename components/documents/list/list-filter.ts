import type { Mode } from '../../../lib/access/route.ts';
import { identityOf } from '../../../lib/families/identities.ts';
import { anyOf, eq, type Filter } from '../../../lib/filter/filter.ts';
import { printFilter } from '../../../lib/filter/print.ts';
import { forList, WAITING_VIEW } from '../../../lib/workflow/for-decision.ts';
import type { RowsState } from '../../lists/rows-address.ts';
import { LIST_ADDRESS, periodOf } from './list-state.ts';

/** Statuses after which nothing more happens to a document. */
export const FINAL_STATUSES = ['declined', 'processed', 'closed'] as const;

/** The views of documents of others that name the reader: all of them, and those they have not opened yet. */
export const ADDRESSED = 'addressed';
export const ADDRESSED_NEW = 'addressed_new';

export const isAddressed = ({ view }: Pick<RowsState, 'view'>): boolean =>
  view === ADDRESSED || view === ADDRESSED_NEW;

interface Asked {
  readonly object_id: string;
  readonly mode: Mode;
  readonly employee_id: number | null;
  readonly state: Pick<RowsState, 'view' | 'search' | 'chosen'>;
}

/**
 * The object and the filter text that show a list: of what waits for the caller what of their inbox is of it; else the
 * family. Whose documents: own, those of reports, those that name the caller as a reader, or whatever the caller's role
 * lets them read.
 */
export const listQueryOf = ({
  object_id,
  mode,
  employee_id,
  state,
}: Asked): { object: string; filter: string; awaiting?: true; addressed?: 'all' | 'unread' } => {
  const dates = identityOf(object_id)?.dates;
  const last = dates?.end ? 'end_date' : 'start_date';
  const { from, to } = periodOf(state);
  const waiting = state.view === WAITING_VIEW;
  const addressed = isAddressed(state);
  const parts: (Filter | undefined)[] = [
    addressed ? undefined : waiting ? forList(mode, employee_id) : whose(mode, employee_id),
    state.view === 'open' ? { not: anyOf('status_id', FINAL_STATUSES) } : undefined,
    ...LIST_ADDRESS.parts(state),
    to === null ? undefined : { field: 'start_date', op: '<=', value: to },
    from === null ? undefined : { field: last, op: '>=', value: from },
  ];
  return {
    object: object_id,
    ...(waiting ? { awaiting: true as const } : {}),
    ...(addressed ? { addressed: state.view === ADDRESSED ? ('all' as const) : ('unread' as const) } : {}),
    filter: printFilter({ and: parts.filter((part) => part !== undefined) }),
  };
};

const whose = (mode: Mode, employee_id: number | null): Filter | undefined => {
  if (mode === 'own') return eq('employee_id', employee_id ?? 0);
  return mode === 'sub' ? eq('manager_id', employee_id ?? 0) : undefined;
};
