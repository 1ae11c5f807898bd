import type { Actor } from '../../lib/access/actor.ts';
import { reasonOf } from '../../lib/documents/change.ts';
import type { Family } from '../../lib/documents/family.ts';
import { givenUpOf } from '../../lib/documents/moments.ts';
import { circumstancesOf } from '../../lib/documents/record.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import { seenWarnings } from '../../lib/rpc/shapes.ts';
import { canDelete, isDecided } from '../../lib/workflow/available.ts';
import { byActor } from '../audit/audit.ts';
import { refusal, valueOrThrow, wrongField } from '../call/call-error.ts';
import { stillReferredTo } from '../call/referred-to.ts';
import { type Rules, readRules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import type { Wire } from '../objects/parse-record.ts';
import { idOf } from '../objects/table.ts';
import { removeBytes } from '../outbox/intend.ts';
import { writeChange } from './change.ts';
import { auditDocument } from './document-rows.ts';
import { removeRequests, requestsOf } from './linked-request.ts';
import { type LoadedDocument, lockDocument, readDocument } from './read-document.ts';
import { readRuleFacts, readToday } from './rule-facts.ts';
import { mustBeSeen } from './seen.ts';

/**
 * Deletes documents where the workflow allows it, with their files and the unsigned requests made to sign them. The
 * audit keeps what the document last said; the history of one that was ever sent stays (decision 023). A decided one is
 * annulled, with a `change_reason` in the record, of which its person, its deciders and hr are notified (decision 082).
 * Refuses: not_found, not_deletable, validation (change_reason), warnings_unseen, linked_elsewhere.
 */
export const deleteDocuments = async (tx: Tx, actor: Actor, family: Family, data: readonly Wire[]) => {
  const ids = data.map((record) => Number(idOf(family.object, record)));
  for (const id of [...ids].sort((a, b) => a - b)) await lockDocument(tx, id);
  const rules = await readRules(tx, actor.client_id);
  const steps = rules.stepsOf(family.object_id);
  for (const [index, id] of ids.entries()) {
    const document = await readDocument(tx, actor, family, id);
    if (!document) throw refusal('not_found');
    const parameters = rules.parametersOf(document.organization_id);
    if (!canDelete({ steps, parameters, actor, doc: document.facts })) throw refusal('not_deletable');
    const seen = seenWarnings.default([]).safeParse(data[index]?.seen);
    if (!seen.success) throw wrongField('seen');
    mustBeSeen(await saidBefore(tx, actor, family, document, rules), seen.data);
    const decided = isDecided(document.facts);
    const reason = valueOrThrow(
      reasonOf(data[index]?.change_reason, { taken: decided, needed: decided }, parameters),
    );
    if (reason !== undefined)
      await writeChange(tx, actor, family, { document, reason, changes: [], annulled: true });
    await removeRequests(tx, await requestsOf(tx, id), byActor(actor));
    await removeFiles(tx, actor, id);
    await auditDocument(tx, actor, family, id, 'table.del', {
      ...lastSaid(document),
      ...(reason === undefined ? {} : { change_reason: reason }),
    });
    await tx.rows('delete from "document" where "id" = $1', [id]).catch(stillReferredTo('linked_elsewhere'));
  }
  return ids.map((id) => ({ id }));
};

/** What is to be said before a document is given up. */
const saidBefore = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  { record, facts }: LoadedDocument,
  { parametersOf, calendarOf }: Rules,
): Promise<readonly FieldRefusal[]> =>
  family.moments?.givenUp
    ? (givenUpOf(
        family,
        record,
        await readRuleFacts(
          tx,
          actor,
          family,
          record,
          circumstancesOf(actor, facts, {
            today: await readToday(tx),
            parameters: parametersOf(facts.organization_id),
            calendar: calendarOf(facts.organization_id),
          }),
        ),
      ).warnings ?? [])
    : [];

/** Its own columns as they stood, whatever their family. */
const lastSaid = ({ record, facts, number, version }: LoadedDocument): Record<string, unknown> => ({
  ...record,
  number,
  version,
  status_id: facts.status_id,
  creator_id: facts.creator_id,
  manager_id: facts.manager_id,
});

const removeFiles = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  const files = await tx.rows<Row<'file', 'name'>>('select "name" from "file" where "registrator_id" = $1', [
    id,
  ]);
  await removeBytes(
    tx,
    actor.client_id,
    files.map((file) => file.name),
  );
};
