import type { Actor } from '../../lib/access/actor.ts';
import type { Company } from './matrix-company.ts';
import { type Name, rolesOf } from './matrix-people.data.ts';

/** A person of the company as the server knows a caller, for a test that is itself a process of the portal. */
export const actorOf = ({ people }: Company, name: Name): Actor => {
  const person = people[name];
  return {
    user_id: person.user_id,
    session_id: 1,
    login: name,
    client_id: person.client_id,
    client_code: person.client,
    employee_id: person.employee_id,
    organization_id: person.organization_id,
    real_employee_id: person.employee_id,
    grant_id: null,
    manager_ids: person.manager_id === null ? [] : [person.manager_id],
    assisted_ids: [],
    roles: ['user', ...rolesOf(name)],
    owes: null,
    locale: 'ru',
  };
};
