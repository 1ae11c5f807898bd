import type { Actor } from '../../lib/access/actor.ts';
import type { Tx } from '../db/tx.ts';
import { sentence } from '../i18n/sentence.ts';
import { tell } from '../notifications/tell.ts';
import { familyIn } from '../notifications/wording.ts';
import type { Differing } from './differing.ts';

/**
 * Tells each person, by a message and a letter, which of their documents counts other days by the calendar that is about to
 * be saved. Answers how many people that were; whoever saves it is not told of their own act.
 */
export const tellDiffering = async (
  tx: Tx,
  actor: Actor,
  differing: readonly Differing[],
): Promise<number> => {
  const people = new Set<number>();
  for (const { family, document, was, becomes } of differing) {
    const { facts, number, organization_id } = document;
    if (facts.employee_id === null || facts.employee_id === actor.employee_id) continue;
    people.add(facts.employee_id);
    await tell(
      tx,
      actor.client_id,
      [{ recipient: facts.employee_id, organization_id, author_id: actor.user_id }],
      {
        say: (locale, own) =>
          sentence(
            locale,
            'notifications.calendar_changed',
            { ...familyIn(locale, family.object_id, own), number, was, becomes },
            own,
          ),
        route: `/${family.routes.form}/${facts.id}`,
        about: { object_id: family.object_id, registrator_id: facts.id },
      },
    );
  }
  return people.size;
};
