import type { Actor } from '../../lib/access/actor.ts';
import { reasonOf } from '../../lib/documents/change.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import { asksReason, availableSteps, bringsForward, isDecided } from '../../lib/workflow/available.ts';
import { refusal, valueOrThrow } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';
import { writeChange } from '../documents/change.ts';
import type { LoadedDocument } from '../documents/read-document.ts';

/** A file that comes to a document, or leaves it. */
interface FileChange {
  readonly document: LoadedDocument;
  /** Its name before and after: null where it was not there, or is not there any more. */
  readonly was: string | null;
  readonly is: string | null;
  /** Why, as it was sent. */
  readonly reason: unknown;
}

/**
 * Files of a decided document are what was decided, as its fields are (decision 082): hr adds or removes one with a
 * reason, which is kept and sent to its people. A requested paper is work until it is given out, and needs none.
 * Answers the reason. Refuses: validation (change_reason).
 */
export const keepFileChange = async (
  tx: Tx,
  actor: Actor,
  object_id: string,
  { document, was, is, reason: given }: FileChange,
): Promise<string | undefined> => {
  const family = familyOf(object_id);
  if (!family) throw refusal('not_found');
  const { parametersOf, stepsOf } = await readRules(tx, actor.client_id);
  const parameters = parametersOf(document.organization_id);
  const judged = { steps: stepsOf(object_id), parameters, actor, doc: document.facts };
  const { files } = policyOf(family);
  const isWork = files === 'given' && availableSteps(judged).some(bringsForward);
  const asked = { taken: isDecided(document.facts), needed: asksReason(judged) && !isWork };
  const reason = valueOrThrow(reasonOf(given, asked, parameters));
  if (reason === undefined) return undefined;
  const isNamed = family.form.attachments && files !== 'given';
  const changes = [{ field: 'files', ...(isNamed ? { was, is } : {}) }];
  await writeChange(tx, actor, family, { document, reason, changes, annulled: false });
  return reason;
};
