import { networkOf } from '../../lib/identity/network.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { readClientId } from '../db/clients.ts';
import { db } from '../db/tx.ts';
import { tooMany } from '../rpc/call-error.ts';
import { readRules } from '../workflow/rules.ts';
import { countAttempt } from './limits.ts';

const WINDOW_S = 15 * 60;

/** Counts failed sign-ins by address, over all logins. */
export const addressKey = (address: string): string => `sign_in:address:${networkOf(address)}`;

/**
 * Counts a sign-in attempt against its address, because one password tried on many accounts reaches the limit of none
 * of them. A sign-in that succeeds is taken back, so an office behind one address counts its mistakes alone; the
 * waiting time does not grow, because others share the address. Refuses: too_many_requests.
 */
export const countFromAddress = async (client: string, address: string): Promise<void> => {
  const clientId = await readClientId(client);
  const { parameters } = clientId === undefined ? { parameters: {} } : await readRules(db, clientId);
  const attempts = numberOf(parameters, 'sign_in_address_attempts');
  const wait = await countAttempt(addressKey(address), { attempts, windowS: WINDOW_S });
  if (wait > 0) throw tooMany(wait);
};
