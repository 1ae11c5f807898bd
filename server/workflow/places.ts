import type { DocumentFacts } from '../../lib/workflow/document.ts';
import type { Place } from '../../lib/workflow/path.ts';
import type { Step } from '../../lib/workflow/step.ts';
import type { Db } from '../db/tx.ts';
import { readIdleRoles } from './idle-roles.ts';
import { readManagersAbove } from './managers-above.ts';

/** Where documents stand, with what their ways depend on besides: managers above, roles without an acting holder. */
export const readPlaces = async (
  db: Db,
  steps: readonly Step[],
  documents: readonly DocumentFacts[],
): Promise<(doc: DocumentFacts) => Place> => {
  const [above, idle] = await Promise.all([
    readManagersAbove(
      db,
      steps,
      documents.map((doc) => doc.manager_id),
    ),
    readIdleRoles(db, steps, documents),
  ]);
  return (doc) => ({
    ...doc,
    ...(above ? { above_ids: above(doc.manager_id) } : {}),
    idle_roles: idle(doc.organization_id),
  });
};
