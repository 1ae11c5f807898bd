import { type Name, type Ownership, personOf } from './matrix-people.data.ts';

/** The person whose row a cell of a table speaks of. */
export const personal = (login: string, column: string): string | undefined =>
  personOf(login as Name, column as Ownership);
