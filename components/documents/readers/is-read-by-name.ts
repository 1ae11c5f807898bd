import type { FamilyIdentity } from '../../../lib/families/identity.ts';

/** Whether no role of the reader has a list of these documents: they read their own and those that name them. */
export const isReadByName = (
  { readers }: Pick<FamilyIdentity, 'readers'>,
  roles: readonly string[],
): boolean => readers.named !== undefined && !roles.includes('hr') && !roles.includes('reviewer');
