import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { addressedTo } from '../../lib/documents/named-readers.ts';
import { refusal } from '../call/call-error.ts';
import { addDocuments, editDocuments } from '../documents/save.ts';
import { readList } from '../objects/list.ts';
import type { BeforeWrite, ObjectRules, RulesByObject } from '../objects/rules.ts';
import { isUsed } from './admin/used.ts';
import { beginDocuments } from './begin.ts';
import { deleteFollowed } from './delete-followed.ts';
import { readIncomplete } from './incomplete.ts';
import { outsideIsShown } from './outside-employment.ts';
import { parseMove } from './parse-move.ts';
import { withSteps } from './steps.ts';
import { transition } from './transition.ts';

const FROZEN = ['object_id', 'business_role', 'status_id', 'next_status_id', 'reject'] as const;

/**
 * A step that documents have taken stays what it was: who moved them by which step must be checkable years later.
 * It can be disabled, and another one added.
 */
const usedStepStays: BeforeWrite = async (tx, _actor, before, after) => {
  if (!before) return;
  const changes = !after || FROZEN.some((name) => name in after && after[name] !== before[name]);
  if (!changes) return;
  if (await isUsed(tx, Number(before.id))) throw refusal('used_elsewhere');
};

/** Documents say their steps, and are written by rules of their own. */
const ofFamily = (family: Family): ObjectRules => ({
  read: (db, actor, query) => {
    const { awaiting, addressed } = query.input;
    if (awaiting) return readIncomplete(db, actor, query);
    const asked = addressed ? { ...query, scope: addressedTo(actor, family, addressed) } : query;
    return withSteps(db, actor, asked, readList);
  },
  add: (tx, actor, data) => addDocuments(tx, actor, family, data),
  begin: (tx, actor, data) => beginDocuments(tx, actor, family, data),
  edit: (tx, actor, data) => editDocuments(tx, actor, family, data),
  del: (tx, actor, data) => deleteFollowed(tx, actor, family, data),
});

export const objectRules: RulesByObject = {
  ...Object.fromEntries(FAMILIES.map((family) => [family.object_id, ofFamily(family)])),
  workflow: { before: [usedStepStays] },
  employee: { after: [outsideIsShown] },
  incomplete: { read: readIncomplete },
  document: { read: (db, actor, query) => withSteps(db, actor, query, readList) },
  document_status: { add: (tx, actor, data) => transition(tx, actor, data.map(parseMove)) },
};
