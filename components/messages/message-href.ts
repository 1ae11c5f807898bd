'use client';
import { messageLink } from '../../lib/routes/message-link.ts';
import { useAddress, useClients } from '../shell/portal.tsx';
import type { MessageRow } from './use-messages.ts';

/** Where a message leads: its route under the client segment we are in; undefined when it leads nowhere built. */
export const useMessageHref = (): ((message: Pick<MessageRow, 'route'>) => string | undefined) => {
  const { client } = useAddress();
  const clients = useClients();
  return ({ route }) => messageLink(route, client, clients);
};
