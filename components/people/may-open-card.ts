import { KEPT_ROLES } from '../../lib/access/roles.ts';
import type { Profile } from '../../lib/rpc/sign-in.ts';

/** Whether a reader may open the card of a person: one's own, and that of others for hr, an admin and the recruiter. */
export const mayOpenCard = (
  profile: Pick<Profile, 'employee_id' | 'roles'>,
  employee_id: number | undefined,
): boolean => employee_id === profile.employee_id || keepsCards(profile);

/** Whether a reader opens cards of others: hr, admins, recruiters. */
export const keepsCards = ({ roles }: Pick<Profile, 'roles'>): boolean =>
  keepsAccounts({ roles }) || meetsCandidates({ roles });

/** hr and recruiters open the cards of candidates. */
export const meetsCandidates = ({ roles }: Pick<Profile, 'roles'>): boolean =>
  roles.includes('hr') || roles.includes('recruiter');

/** hr and admins open the accounts of people. */
export const keepsAccounts = ({ roles }: Pick<Profile, 'roles'>): boolean =>
  KEPT_ROLES.some((role) => roles.includes(role));

/**
 * Whether the dismissal of an employee is offered: to hr and admins, never of themselves, under a grant, or by hr of
 * another hr or an admin, as `dismissal.enter` refuses.
 */
export const mayDismiss = (
  reader: Pick<Profile, 'employee_id' | 'real_employee_id' | 'grant_id' | 'roles'>,
  employee_id: number,
  rolesOfEmployee: readonly string[],
): boolean =>
  keepsAccounts(reader) &&
  reader.grant_id === null &&
  ![reader.employee_id, reader.real_employee_id].includes(employee_id) &&
  (reader.roles.includes('admin') || !KEPT_ROLES.some((role) => rolesOfEmployee.includes(role)));
