import { eraseDeclined } from './recruitment/erase.ts';
import { accrueLeaves } from './vacation/accrue.ts';

/** What families have housekeeping do. */
export const sweepsOfFamilies: Readonly<Record<string, () => Promise<unknown>>> = {
  candidates: eraseDeclined,
  leaves: accrueLeaves,
};
