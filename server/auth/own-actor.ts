import type { Actor } from '../../lib/access/actor.ts';
import type { Rules } from '../client/rules.ts';
import { type Access, personIn } from './authenticate.ts';
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

/**
 * A person as a caller, for what is asked about them outside their calls. A dismissed person counts as one only where
 * the days since then are read along.
 */
export const actorOfAccount = (
  account: OwnAccount & { readonly days_dismissed?: number },
  rules: Rules,
): Promise<Actor> => {
  const person = personIn({ days_dismissed: 0, ...account }, rules.parameters);
  return withStanding({ ...person, session_id: 0, locale: 'ru', owes: null }, rules);
};
