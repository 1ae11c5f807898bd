import type { Mode, Route } from '../access/route.ts';
import { objectsIn } from '../families/groups.ts';
import { FAMILY_IDENTITIES, REQUESTS } from '../families/identities.ts';
import type { FamilyGroup } from '../families/identity.ts';
import { and, anyOf, eq, type Filter, or } from '../filter/filter.ts';
import { UNSENT_STATUSES } from './statuses.data.ts';

/**
 * What of the documents that wait for a person (`isAwaiting`) is counted and listed as a decision: those of others.
 * One's own wait among one's own requests.
 */
export const forDecision = (employee_id: number | null): Filter => ({
  not: eq('employee_id', employee_id ?? 0),
});

/** What was put before a person to read or to sign and what came back to them. A draft one is still writing is no news. */
const NEWS: Filter = or(eq('reject', '1'), { not: anyOf('status_id', UNSENT_STATUSES) });

/** What of the documents that wait for a person is in their inbox: every decision, and of their own what is news. */
export const forInbox = (employee_id: number | null): Filter => or(forDecision(employee_id), NEWS);

/** What of the inbox is shown by a list of one's own documents, of those of reports, or of whatever the role lets one read. */
export const forList = (mode: Mode, employee_id: number | null): Filter => {
  const me = employee_id ?? 0;
  if (mode === 'own') return and(eq('employee_id', me), NEWS);
  return mode === 'sub' ? and(eq('manager_id', me), forDecision(employee_id)) : forDecision(employee_id);
};

const EVERY_OBJECT = FAMILY_IDENTITIES.map(({ object_id }) => object_id);

/** What of the decisions is of a group of families, be it in a list of a menu or in none: as the list of decisions is narrowed to it. */
export const waitingIn = (group: FamilyGroup, employee_id: number | null): Filter =>
  and(forDecision(employee_id), anyOf('object_id', objectsIn(group, EVERY_OBJECT)));

/** The view of a list that shows what waits. */
export const WAITING_VIEW = 'waiting';

/**
 * What of the inbox stands behind an address, in the view of what waits where it has one: its badge counts just these.
 * Undefined where nothing waits.
 */
export const waitingAt = (
  { name, screen, family, mode }: Pick<Route, 'name' | 'screen' | 'family' | 'mode'>,
  employee_id: number | null,
): Filter | undefined => {
  if (name === 'home') return forInbox(employee_id);
  if (name === 'approvals') return forDecision(employee_id);
  if (name === 'requests-own') return and(forList('own', employee_id), anyOf('object_id', REQUESTS));
  if (screen !== 'document-list' || mode === undefined || family === undefined) return undefined;
  return and(eq('object_id', family), forList(mode, employee_id));
};
