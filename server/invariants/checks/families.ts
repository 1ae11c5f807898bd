import { holdsOfFamilies } from '../../families/holds.ts';
import { found } from '../found.ts';

/** Days of leave are those that leaves take. */
export const I15 = found('I15', holdsOfFamilies.I15.sql, holdsOfFamilies.I15.tell);
