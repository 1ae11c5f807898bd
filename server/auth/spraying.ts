import { networkOf } from '../../lib/identity/network.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { readClientId } from '../db/clients.ts';
import { db } from '../db/tx.ts';
import { tooMany } from '../rpc/call-error.ts';
import { readRules } from '../workflow/rules.ts';
import { countAttempt } from './limits.ts';

const WINDOW_S = 15 * 60;

/** Where the failed sign-ins from an address are counted, whoever's they were to be. */
export const addressKey = (address: string): string => `sign_in:address:${networkOf(address)}`;

/**
 * Counts an attempt at a password against the address it comes from: one password tried on many accounts wears out no
 * limit of theirs. Whoever signs in gets it back, so an office behind one address counts its mistakes alone; the time
 * to wait does not grow, for others share the address. Refuses: too_many_requests.
 */
export const countFromAddress = async (client: string, address: string): Promise<void> => {
  const clientId = await readClientId(client);
  const { parameters } = clientId === undefined ? { parameters: {} } : await readRules(db, clientId);
  const attempts = numberOf(parameters, 'sign_in_address_attempts');
  const wait = await countAttempt(addressKey(address), { attempts, windowS: WINDOW_S });
  if (wait > 0) throw tooMany(wait);
};
