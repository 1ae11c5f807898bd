'use client';
import { identityOf } from '../../lib/families/identities.ts';
import { isOfCandidates } from '../../lib/families/kinds.data.ts';
import { flagOf } from '../../lib/settings/read.ts';
import { useProfile } from '../rpc/profile.ts';
import { useParameters } from '../shell/portal.tsx';

/**
 * Whether new documents of a family are offered: those whose flag is off are not, all else of the family works; nor a
 * hiring but to hr: its candidate begins none, and a recruiter begins it with the candidate.
 */
export const useOffered = (): ((object_id: string) => boolean) => {
  const parameters = useParameters();
  const { roles } = useProfile();
  return (object_id) => {
    const identity = identityOf(object_id);
    if (isOfCandidates(identity) && !roles.includes('hr')) return false;
    const flag = identity?.made?.while;
    return flag === undefined || flagOf(parameters, flag);
  };
};
