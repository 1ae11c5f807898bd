import { type Actor, holds } from './actor.ts';

/** Whose days the caller may see, by rules alone; the reason of an absence is another question (`readableAbsences`). */
export interface TeamReach {
  readonly client_id: number;
  /** All people of this organization; null for a caller who sees only their team. */
  readonly whole: number | null;
  /** The person themselves; null for an account that is no employee here. */
  readonly self: number | null;
  /** Managers whose people the caller leads or helps to lead: all their reports are visible. */
  readonly leads: readonly number[];
  /** Managers of the caller: they and their direct reports are colleagues. */
  readonly under: readonly number[];
}

/**
 * Whose days the caller may see: their own and those of colleagues of the same manager for an employee, of their
 * reports for a manager and a manager's assistant, of the organization for who reads its documents. Who was dismissed
 * sees their own. `colleagues` is false where the organization does not show teams to their members (AMB-169).
 */
export const teamReach = (
  actor: Actor,
  { colleagues }: { readonly colleagues: boolean },
): TeamReach | undefined => {
  if (actor.organization_id === null) return undefined;
  const isEmployee = actor.employee_id !== null && holds(actor, 'employee', 'manager');
  const works = actor.dismissed !== true;
  return {
    client_id: actor.client_id,
    whole: works && readsOrganization(actor) ? actor.organization_id : null,
    self: isEmployee ? actor.employee_id : null,
    leads: works ? leads(actor) : [],
    under: works && isEmployee && colleagues ? actor.manager_ids : [],
  };
};

/**
 * The managers whose direct reports are the caller's own team: their own reports, and where there are none to lead,
 * those who share their manager. `withManagers`: these managers are of the team themselves.
 */
export const ownTeamOf = ({
  leads: led,
  under,
}: TeamReach): { readonly reportsOf: readonly number[]; readonly withManagers: boolean } =>
  led.length > 0 ? { reportsOf: led, withManagers: false } : { reportsOf: under, withManagers: true };

const readsOrganization = (actor: Actor): boolean =>
  holds(actor, 'hr', 'reviewer', 'gf_manager', 'accountant');

const leads = (actor: Actor): readonly number[] => [
  ...(holds(actor, 'manager') && actor.employee_id !== null ? [actor.employee_id] : []),
  ...(holds(actor, 'assistant') ? actor.assisted_ids : []),
];

/** Whether the caller sees no person's days: a candidate, or an admin who is no employee. */
export const reachesNobody = ({ whole, self, leads: led, under }: TeamReach): boolean =>
  whole === null && self === null && led.length === 0 && under.length === 0;
