import type { AwaitedFamily } from '../../identity.ts';

/** Families that are still to be built: their addresses are kept, and the rules of all families know of them. */
export const AWAITED_FAMILIES: readonly AwaitedFamily[] = [];
