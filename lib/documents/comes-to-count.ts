import type { Family } from './family.ts';

/** Whether a move makes a document take from a balance that it did not take from before. */
export const comesToCount = ({ counting }: Family, from: string, to: string): boolean =>
  counting?.statuses.includes(to) === true && !counting.statuses.includes(from);
