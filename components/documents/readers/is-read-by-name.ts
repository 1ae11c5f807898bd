import type { FamilyIdentity } from '../../../lib/families/identity.ts';

/** Whether no role of somebody has a list of these documents: others' are read by who is named, beside one's own. */
export const isReadByName = (
  { readers }: Pick<FamilyIdentity, 'readers'>,
  roles: readonly string[],
): boolean => readers.named !== undefined && !roles.includes('hr') && !roles.includes('reviewer');
