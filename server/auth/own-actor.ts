import type { Actor } from '../../lib/access/actor.ts';
import type { Rules } from '../client/rules.ts';
import { type Access, aboveAs, rolesIn } from './authenticate.ts';
import { withStanding } from './standing.ts';

/** An account with its person, as `OWN_ACCOUNT` reads it. */
export interface OwnAccount {
  readonly user_id: number;
  readonly login: string;
  readonly client_id: number;
  readonly client_code: string;
  readonly access: Access;
  readonly employee_id: number;
  readonly organization_id: number;
  readonly department: string;
}

/** The columns of an account, as SQL over `"app_user" u`, its `"employee" e` and its `"client" c`. */
export const OWN_ACCOUNT = `u."id" as user_id, u."login", u."client_id", c."code" as client_code, u."access", e."id" as employee_id,
  e."organization_id", e."department"`;

/** A person as they would call by themselves, for what is asked about them while they do not. */
export const actorOfAccount = (account: OwnAccount, rules: Rules): Promise<Actor> =>
  withStanding(
    {
      user_id: account.user_id,
      session_id: 0,
      login: account.login,
      client_id: account.client_id,
      client_code: account.client_code,
      employee_id: account.employee_id,
      real_employee_id: account.employee_id,
      organization_id: account.organization_id,
      department: account.department,
      grant_id: null,
      manager_ids: aboveAs(account.access.above, 'direct'),
      assisted_ids: aboveAs(account.access.above, 'assistant'),
      roles: rolesIn(account, rules.parameters),
      locale: 'ru',
      owes: null,
    },
    rules,
  );
