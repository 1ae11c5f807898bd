import type { Profile } from '../../lib/rpc/sign-in.ts';

/** Whether somebody may open the card of a person: one's own, and that of others for hr and the recruiter. */
export const mayOpenCard = (
  profile: Pick<Profile, 'employee_id' | 'roles'>,
  employee_id: number | undefined,
): boolean => employee_id === profile.employee_id || keepsCards(profile);

/** Whether somebody opens the cards of others: hr and the recruiter. */
export const keepsCards = ({ roles }: Pick<Profile, 'roles'>): boolean =>
  roles.includes('hr') || roles.includes('recruiter');
