import type { Actor } from '../../lib/access/actor.ts';
import { calendar } from '../../lib/objects/dictionaries.ts';
import { refusal } from '../call/call-error.ts';

/** Lets pass whoever may write every kind of change of the calendar. Refuses: access_denied. */
export const mustKeepCalendar = (actor: Actor): void => {
  const { add, edit, del } = calendar.write ?? {};
  if (!add?.(actor) || !edit?.(actor) || !del?.(actor)) throw refusal('access_denied');
};
