import type { Actor } from '../../lib/access/actor.ts';
import { effectiveRoles } from '../../lib/access/effective-roles.ts';
import type { BusinessRole, StoredRole } from '../../lib/access/roles.ts';
import type { Family } from '../../lib/documents/family.ts';
import { inStatus } from '../../lib/documents/moments.ts';
import type { DocumentFacts } from '../../lib/workflow/document.ts';
import { isSecondLevel, type Step } from '../../lib/workflow/step.ts';
import { WORKFLOW_STEPS } from '../../prisma/seed/dictionaries/workflow-steps.ts';
import { NAMES, type Name, PEOPLE, rolesOf, type Workplace } from './matrix-people.data.ts';
import { wayTo } from './matrix-way.ts';

const DICTIONARY: readonly Step[] = WORKFLOW_STEPS.map((step, index) => ({
  ...step,
  business_role: step.business_role as BusinessRole,
  id: index + 1,
  indicators: '',
  organization_id: null,
  disabled: false,
}));

/** The steps of a family as a new client has them, without a database and without those that follow another document. */
export const stepsNamed = (object_id: string): Step[] =>
  DICTIONARY.filter((step) => step.object_id === object_id && step.detail.leg === undefined);

const ORGANIZATIONS: Readonly<Record<Workplace, number>> = { alpha: 1, beta: 2, south: 3 };
const clientOf = (workplace: Workplace): number => (workplace === 'south' ? 2 : 1);
const idOf = (name: string | null): number | null => (name === null ? null : NAMES.indexOf(name as Name) + 1);

/** Families with a step for the second-level manager, and the managers under `name` who have reports. */
const secondLevelOf = (name: Name): Pick<Actor, 'second_level'> => {
  const families = [...new Set(DICTIONARY.filter(isSecondLevel).map((step) => step.object_id))];
  const manages = (each: Name): boolean => NAMES.some((report) => PEOPLE[report].manager === each);
  const under = NAMES.filter((each) => PEOPLE[each].manager === name && manages(each));
  return under.length > 0
    ? { second_level: { families, manager_ids: under.map((each) => idOf(each) ?? 0) } }
    : {};
};

/** A person of the company as the portal knows them when they call, without a database. */
export const actorNamed = (name: Name, roles: readonly StoredRole[] = rolesOf(name)): Actor => {
  const { workplace, manager } = PEOPLE[name];
  const employee_id = idOf(name);
  const manager_id = idOf(manager);
  return {
    user_id: employee_id ?? 0,
    session_id: 1,
    login: name,
    client_id: clientOf(workplace),
    client_code: 'north',
    employee_id,
    organization_id: ORGANIZATIONS[workplace],
    real_employee_id: employee_id,
    grant_id: null,
    manager_ids: manager_id === null ? [] : [manager_id],
    assisted_ids: roles.includes('assistant') ? [idOf('manager') ?? 0] : [],
    ...(roles.includes('manager') ? secondLevelOf(name) : {}),
    roles: effectiveRoles(roles, {}),
    locale: 'ru',
    owes: null,
  };
};

/** A document of a person in a status, where the shortest way has led it. */
export const documentNamed = (
  steps: readonly Step[],
  { object_id, moments }: Pick<Family, 'object_id' | 'moments'>,
  name: Name,
  status_id: string,
): DocumentFacts => {
  const { workplace, manager } = PEOPLE[name];
  const employee_id = idOf(name);
  return {
    id: 1,
    object_id,
    status_id,
    organization_id: ORGANIZATIONS[workplace],
    employee_id,
    manager_id: idOf(manager),
    creator_id: employee_id,
    workflow_id: wayTo(steps, status_id).at(-1)?.id ?? null,
    document_type: null,
    fixed: inStatus({ moments }, status_id).fixed,
  };
};
