import type { Hire, Invite, Shut } from '../../../lib/documents/effects.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { openDoor, shutDoor } from '../../users/door.ts';
import { hirePerson } from '../../users/hire.ts';
import type { CarryOut } from './carrying.ts';

/** Opens the account of a candidate and sends the letter. Refuses: not_found, validation. */
export const invite: CarryOut<Invite> = (tx, { cause: { mover, rules } }, { employee_id }) =>
  openDoor(tx, mover, employee_id, numberOf(rules.parameters, 'candidate_invite_days'));

/** Makes a candidate an employee, once. Refuses: validation. */
export const hire: CarryOut<Hire> = (tx, { cause: { mover } }, effect) => hirePerson(tx, mover, effect);

/** Shuts the account of a candidate. Refuses: not_found. */
export const shut: CarryOut<Shut> = (tx, { cause: { mover } }, { employee_id }) =>
  shutDoor(tx, mover, employee_id);
