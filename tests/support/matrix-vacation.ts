import { stepsNamed } from './matrix-actors.ts';
import type { Company } from './matrix-company.ts';
import { addDocument } from './matrix-family.ts';
import type { Name } from './matrix-people.data.ts';
import { statusesOf } from './matrix-way.ts';

/** Every status a vacation can have. */
export const VACATION_STATUSES = statusesOf(stepsNamed('vacation'));

/** A vacation of a person in a status, with the history that led there; answers its id. */
export const addVacation = (company: Company, name: Name, status: string): Promise<number> =>
  addDocument(company, 'vacation', name, status);
