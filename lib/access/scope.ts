import { and, anyOf, eq, type Filter, or, type Scope } from '../filter/filter.ts';
import { type Actor, holds } from './actor.ts';

/** Rows of a tenant's dictionary: signed-in people read those of their own client. */
export const ownClient = (actor: Actor): Filter => eq('client_id', actor.client_id);

/** A dictionary whose rows belong to one organization or to all of the client; an admin keeps all of them. */
export const ownClientAndOrganization = (actor: Actor): Filter =>
  holds(actor, 'admin')
    ? ownClient(actor)
    : and(
        eq('client_id', actor.client_id),
        or({ field: 'organization_id', isNull: true }, eq('organization_id', actor.organization_id)),
      );

/** Roles that read every document of their organization, by family (specification 6, AMB-008). */
export interface DocumentReaders {
  /** The object holds documents an accountant reads (plain list). */
  readonly accountant: boolean;
  /** The object holds documents a reviewer reads beyond their own. */
  readonly reviewer: boolean;
  /** The field of lines that name further readers of a sent document: people, and departments. */
  readonly named?: string;
}

/**
 * Which documents of a family a person may read: their own; those of their reports for a manager, and for a
 * manager's assistant; those of reports of their reports for a manager where the family has a step of the second level;
 * those of their organization for hr and, where the family says so, for reviewers and accountants.
 * The one predicate of lists, single reads, edits, moves, files and exports.
 */
export const documentScope =
  (readers: DocumentReaders, object_id?: string) =>
  (actor: Actor): Scope => {
    const parts: Filter[] = [];
    if (actor.employee_id !== null) {
      if (holds(actor, 'employee', 'manager')) parts.push(eq('employee_id', actor.employee_id));
      if (holds(actor, 'manager')) parts.push(eq('manager_id', actor.employee_id));
      if (holds(actor, 'assistant') && actor.assisted_ids.length > 0)
        parts.push(anyOf('manager_id', actor.assisted_ids));
      if (object_id !== undefined && actor.second_level?.families.includes(object_id))
        parts.push(anyOf('manager_id', actor.second_level.manager_ids));
    }
    if (actor.organization_id !== null && readsOrganization(actor, readers))
      parts.push(eq('organization_id', actor.organization_id));
    if (parts.length === 0) return 'none';
    const [only] = parts;
    return parts.length === 1 && only ? only : { or: parts };
  };

/** The caller's own, and the organization's for hr: between a person and the company. */
export const personAndHr = (actor: Actor): Scope => {
  const parts: Filter[] = [];
  if (actor.employee_id !== null && holds(actor, 'employee', 'manager'))
    parts.push(eq('employee_id', actor.employee_id));
  if (actor.organization_id !== null && holds(actor, 'hr'))
    parts.push(eq('organization_id', actor.organization_id));
  return parts.length === 0 ? 'none' : or(...parts);
};

const readsOrganization = (actor: Actor, readers: DocumentReaders): boolean =>
  holds(actor, 'hr') ||
  (readers.reviewer && holds(actor, 'reviewer', 'gf_manager')) ||
  (readers.accountant && holds(actor, 'accountant'));

/**
 * Documents of candidates: a candidate's own; all of the organization for recruiters and hr (AMB-134). Other roles read
 * none, and a hired employee no longer reads their own.
 */
export const candidateScope = (actor: Actor): Scope => {
  const parts: Filter[] = [
    ...(holds(actor, 'candidate') && actor.employee_id !== null
      ? [eq('employee_id', actor.employee_id)]
      : []),
    ...(holds(actor, 'recruiter', 'hr') && actor.organization_id !== null
      ? [eq('organization_id', actor.organization_id)]
      : []),
  ];
  return parts.length === 0 ? 'none' : or(...parts);
};
