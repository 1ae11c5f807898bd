import type { Loaders } from '../documents/asked/load-asked.ts';
import { loadTripRates } from './btrip/trip-rates.ts';
import { loadLinkedTrip } from './expense/linked-trip.ts';
import { loadSpending } from './expense/spending.ts';
import { loadBalances } from './vacation/balances.ts';
import { loadParts } from './vacation/parts.ts';

/** How the facts that belong to families are read. */
export const factsOfFamilies: Loaders = {
  balances: loadBalances,
  parts: loadParts,
  trip_rates: loadTripRates,
  spending: loadSpending,
  linked_trip: loadLinkedTrip,
};
