import type { Actor } from '../../lib/access/actor.ts';
import type { Tx } from '../db/tx.ts';
import { sentence } from '../i18n/sentence.ts';
import { show } from '../notifications/tell.ts';
import { familyIn } from '../notifications/wording.ts';
import { queueLetters, type Recounted } from '../outbox/letter.ts';
import type { Differing } from './differing.ts';

/**
 * Tells each person which of their documents counts other days by the calendar that is about to be saved: a message for
 * each document, and one letter for all of them. The caller's own documents are left out. Answers the number of people.
 */
export const tellDiffering = async (
  tx: Tx,
  actor: Actor,
  differing: readonly Differing[],
): Promise<number> => {
  const people = new Set<number>();
  const byAccount = new Map<number, Recounted[]>();
  for (const { family, document, was, becomes } of differing) {
    const { facts, number, organization_id } = document;
    const { id, employee_id } = facts;
    if (id === null || employee_id === null || employee_id === actor.employee_id) continue;
    people.add(employee_id);
    const shown = await show(
      tx,
      actor.client_id,
      [{ recipient: employee_id, organization_id, author_id: actor.user_id }],
      {
        say: (locale, own) =>
          sentence(
            locale,
            'notifications.calendar_changed',
            { ...familyIn(locale, family.object_id, own), number, was, becomes },
            own,
          ),
        route: `/${family.routes.form}/${id}`,
        about: { object_id: family.object_id, registrator_id: id },
      },
    );
    for (const { user_id } of shown)
      byAccount.set(user_id, [...(byAccount.get(user_id) ?? []), { id, was, becomes }]);
  }
  await queueLetters(
    tx,
    actor.client_id,
    [...byAccount].map(([user_id, documents]) => ({
      template: 'calendar_changed' as const,
      user_id,
      documents,
    })),
  );
  return people.size;
};
