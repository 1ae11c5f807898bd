import type { METHODS } from '../../lib/contract/contract.ts';
import type { Handlers } from '../call/handler.ts';
import { handlersOfFamilies } from '../families/methods.ts';
import { companyHandlers } from './handlers/company.ts';
import { dataHandlers } from './handlers/data.ts';
import { peopleHandlers } from './handlers/people.ts';
import { signingHandlers } from './handlers/signing.ts';

/** What answers each method of the contract; a batch is taken apart by the dispatcher. */
export const HANDLERS: Handlers<Omit<typeof METHODS, 'batch'>> = {
  ...dataHandlers,
  ...companyHandlers,
  ...peopleHandlers,
  ...signingHandlers,
  ...handlersOfFamilies,
};
