import type { Day } from '../../lib/kernel/day.ts';
import type { AskFirst } from '../rpc/ask.ts';
import { readAddress, usualAddress } from './team-address.ts';
import { teamAsk } from './team-ask.ts';

/** Asks for the calendar of a team as its address says it. */
export const askFirstTeam = (
  ask: AskFirst,
  { phone, today }: { readonly phone: boolean; readonly today: Day },
  address: URLSearchParams,
): Promise<void> => ask.call(teamAsk(readAddress(address, usualAddress(phone, today))));
