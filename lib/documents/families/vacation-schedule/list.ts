import type { ListInput } from '../../list.ts';

/** Entries in the order in which a company plans its kinds of leave, those of a kind by their days (AMB-101). */
export const list: ListInput = { shown: [], offered: ['period'], order: 'plan_order' };
