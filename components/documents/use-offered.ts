'use client';
import { identityOf } from '../../lib/documents/identities.ts';
import { flagOf } from '../../lib/settings/read.ts';
import { useParameters } from '../shell/portal.tsx';

/** Whether new documents of a family are offered: those whose flag is off are not, all else of the family works. */
export const useOffered = (): ((object_id: string) => boolean) => {
  const parameters = useParameters();
  return (object_id) => {
    const flag = identityOf(object_id)?.offered;
    return flag === undefined || flagOf(parameters, flag);
  };
};
