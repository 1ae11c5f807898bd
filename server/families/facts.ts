import type { Loaders, Locks } from '../documents/asked/load-asked.ts';
import { loadTripRates } from './btrip/trip-rates.ts';
import { loadLinkedTrip } from './expense/linked-trip.ts';
import { loadReceipts } from './expense/receipts.ts';
import { loadSpending } from './expense/spending.ts';
import { loadSeats, lockSeats } from './homeoffice/seats.ts';
import { loadAssistance } from './materialassistance/assistance.ts';
import { loadBook, lockBook } from './overtime/book.ts';
import { loadConsent } from './pdagreement/consent.ts';
import { loadPostName } from './recruitment/post-name.ts';
import { loadStaffNumber } from './recruitment/staff-number.ts';
import { loadPaperType } from './request/paper-facts.ts';
import { loadInterrupted } from './sickleave/interrupted.ts';
import { loadNumberTaken, lockNumber } from './sickleave/number-taken.ts';
import { loadSickChain } from './sickleave/sick-chain.ts';
import { loadBalances } from './vacation/balances.ts';
import { loadParts } from './vacation/days-of-year.ts';
import { loadCorrection } from './vacation-correction/corrected.ts';
import { loadScheduled } from './vacation-schedule/planned-parts.ts';
import { loadYearPlan, lockPlanner } from './vacation-schedule/year-plan.ts';

/** How the facts that belong to families are read. */
export const factsOfFamilies: Loaders = {
  balances: loadBalances,
  parts: loadParts,
  trip_rates: loadTripRates,
  spending: loadSpending,
  receipts: loadReceipts,
  linked_trip: loadLinkedTrip,
  sick_chain: loadSickChain,
  interrupted: loadInterrupted,
  number_taken: loadNumberTaken,
  assistance: loadAssistance,
  numbering: loadStaffNumber,
  post_eng: loadPostName,
  consent: loadConsent,
  seats: loadSeats,
  correction: loadCorrection,
  paper_type: loadPaperType,
  hours_book: loadBook,
  year_plan: loadYearPlan,
  scheduled: loadScheduled,
};

/** Facts that people compete for, and what is locked before they are counted. */
export const locksOfFamilies: Locks = {
  seats: lockSeats,
  year_plan: lockPlanner,
  hours_book: lockBook,
  number_taken: lockNumber,
};
