import type { Actor } from '../../lib/access/actor.ts';
import { employee as employees } from '../../lib/objects/people.ts';
import type { TakeBackInput, TakenBack } from '../../lib/rpc/dismissal.ts';
import { auditBy } from '../audit/audit.ts';
import { endedLent, restoreLent } from '../auth/lent-taken-back.ts';
import { wrongField } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { lockRow } from '../objects/table.ts';
import { editPeople } from '../users/edit-people.ts';
import { standingDismissal } from './back.ts';
import { mayDismiss } from './dismiss.ts';
import { readLeaver } from './leaver.ts';
import { tellOfReturn } from './tell.ts';

/**
 * Takes a dismissal back: clears the last day by the one way it is entered, and gives back the deputies and grants that
 * are named. Annulled documents, sessions and keys stay ended. Also after the day was cleared in the table of
 * employees. Refuses: access_denied, never_lent, own_record, not_found, validation (employee_id where nothing is to be
 * taken back, `restore.<index>` for what the dismissal did not end or what cannot come back), and what the rules of
 * `employee` refuse.
 */
export const takeBack = async (
  tx: Tx,
  actor: Actor,
  { employee_id, restore = [] }: TakeBackInput,
): Promise<TakenBack> => {
  mayDismiss(actor, employee_id);
  await readLeaver(tx, actor, employee_id);
  await lockRow(tx, actor, employees, employee_id);
  const leaver = await readLeaver(tx, actor, employee_id);
  const standing = await standingDismissal(tx, leaver);
  if (leaver.dismissal_date === null && !standing) throw wrongField('employee_id', 'user/not-dismissed');
  if (leaver.dismissal_date !== null)
    await editPeople(tx, actor, [{ id: employee_id, dismissal_date: null }]);
  const ended = standing ? await endedLent(tx, standing.id) : [];
  for (const [index, each] of restore.entries()) {
    const found = ended.find(({ kind, id }) => kind === each.kind && id === each.id);
    if (!found) throw wrongField(`restore.${index}`);
    if (found.refused !== null) throw wrongField(`restore.${index}`, `user/not-restored-${found.refused}`);
  }
  if (standing) {
    await restoreLent(tx, standing.id, restore);
    await tx.rows('update "dismissal" set "taken_back_at" = now() where "id" = $1', [standing.id]);
  }
  await auditBy(tx, actor, 'user.dismissal_taken_back', `employee:${employee_id}`, {
    date: leaver.dismissal_date,
    restored: restore,
  });
  if (leaver.dismissal_date !== null) await tellOfReturn(tx, actor, leaver);
  return { data: { employee_id, restored: restore.length } };
};
