import type { Marking } from '../../lib/calendar/day-edit.ts';

/** What chosen days may become, in the order of the buttons and of the digits. */
export const OFFERED_MARKINGS: readonly Marking[] = ['non-working', 'holiday', 'working', 'default'];
