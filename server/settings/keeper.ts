import type { Actor } from '../../lib/access/actor.ts';
import { parameter } from '../../lib/objects/dictionaries.ts';
import { refusal } from '../call/call-error.ts';

/** Lets pass callers who may write parameters. Refuses: access_denied. */
export const mustKeepParameters = (actor: Actor): void => {
  if (!parameter.write?.edit?.(actor)) throw refusal('access_denied');
};
