'use client';
import { linkTo } from '../../../lib/routes/link.ts';
import { BASE, resolvePath } from '../../../lib/routes/resolve.ts';
import { useAddress, useClients } from '../portal.tsx';
import type { MessageRow } from './use-messages.ts';

/** Where a message leads: its route under the client segment we are in; undefined when it leads nowhere built. */
export const useMessageHref = (): ((message: Pick<MessageRow, 'route'>) => string | undefined) => {
  const { client } = useAddress();
  const clients = useClients();
  return ({ route }) => {
    if (!route) return undefined;
    const { pathname, searchParams } = new URL(route.replace(/^\/?(portal\/)?/, BASE), 'http://portal');
    const address = resolvePath(pathname, clients);
    if (!address?.route.built || address.route.name === 'catch-all') return undefined;
    return linkTo(address.route.name, address.params, { client, query: Object.fromEntries(searchParams) });
  };
};
