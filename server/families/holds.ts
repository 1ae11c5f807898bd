import { leavesHold } from './vacation/leaves-hold.ts';

/** What families say must always hold, by the name of the invariant. */
export const holdsOfFamilies = { I15: leavesHold };
