import { eraseDeclined } from './recruitment/erase.ts';

/** What families have housekeeping do. */
export const sweepsOfFamilies: Readonly<Record<string, () => Promise<unknown>>> = {
  candidates: eraseDeclined,
};
