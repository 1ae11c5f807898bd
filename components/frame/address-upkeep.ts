'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { clientToStore } from '../../lib/routes/client-code.ts';
import { pathOfHash } from '../../lib/routes/hash-address.ts';
import { KEYS, writeStored } from '../rpc/storage.ts';
import { useClients } from '../shell/portal.tsx';

/** Old hash addresses become paths (AMB-001); a client code of the query is kept for the next visits (AMB-002). */
export const useAddressUpkeep = (): void => {
  const router = useRouter();
  const clients = useClients();
  useEffect(() => {
    const { searchParams } = new URL(window.location.href);
    const client = clientToStore({
      client_code: searchParams.get('client_code'),
      client: searchParams.get('client'),
    });
    if (client) writeStored('local', KEYS.client, client);
    const rewrite = () => {
      const path = pathOfHash(window.location, clients);
      if (path) router.replace(path);
    };
    rewrite();
    window.addEventListener('hashchange', rewrite);
    return () => window.removeEventListener('hashchange', rewrite);
  }, [clients, router]);
};
