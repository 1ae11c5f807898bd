'use client';
import { useCallback, useEffect, useState } from 'react';
import type { GrantRow } from '../../grants/grant-row.ts';
import { useGrants } from '../../grants/use-grants.ts';
import { useVisitor } from '../../rpc/profile.ts';
import { clearStored, KEYS, readStored, writeStored } from '../../rpc/storage.ts';

interface Lent {
  readonly user_id: number;
  readonly grant: GrantRow;
}

/**
 * The grant this tab acted by until it ended by itself; undefined as long as it holds, after the person left it, and
 * once they have read of it. The page at home says it, whichever call or page found out.
 */
export const useEndedGrant = (): { ended: GrantRow | undefined; read: () => void } => {
  const user_id = useVisitor()?.id;
  const { grants, active } = useGrants();
  const [ended, setEnded] = useState<GrantRow>();
  const read = useCallback(() => {
    clearStored('session', KEYS.lent);
    setEnded(undefined);
  }, []);
  useEffect(() => {
    const before = readStored('session', KEYS.lent) as Lent | undefined;
    if (active) {
      setEnded(undefined);
      writeStored('session', KEYS.lent, { user_id, grant: active } satisfies Partial<Lent>);
    } else if (before?.user_id !== user_id || grants.some(({ id }) => id === before?.grant.id)) read();
    else setEnded(before?.grant);
  }, [active, grants, user_id, read]);
  return { ended, read };
};
