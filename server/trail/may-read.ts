import { type Actor, holds } from '../../lib/access/actor.ts';
import { refusal } from '../call/call-error.ts';

/** The audit is an admin's. Refuses: access_denied. */
export const mayReadAudit = (actor: Actor): void => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
};
