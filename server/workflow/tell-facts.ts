import type { z } from 'zod';
import { type Actor, holds } from '../../lib/access/actor.ts';
import { type FactBag, NOTHING_KNOWN } from '../../lib/documents/facts.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { findingsOf } from '../../lib/documents/findings.ts';
import { isChecked } from '../../lib/documents/moments.ts';
import { circumstancesOf } from '../../lib/documents/record.ts';
import type { factsInput } from '../../lib/rpc/document-facts.ts';
import { availableSteps, canEdit } from '../../lib/workflow/available.ts';
import type { DocumentRecord } from '../../lib/workflow/document-record.ts';
import { refusal } from '../call/call-error.ts';
import { fieldBody } from '../call/error-body.ts';
import { type Rules, readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { loadAsked } from '../documents/asked/load-asked.ts';
import { mergedLines, takenApart } from '../documents/lines.ts';
import { ownerOf } from '../documents/owner.ts';
import { type LoadedDocument, readDocument } from '../documents/read-document.ts';
import { loadType, readToday } from '../documents/rule-facts.ts';
import { blankRecord } from '../documents/save.ts';
import { writtenSoFar } from '../objects/parse-record.ts';
import type { SaidWarning } from './write-move.ts';

interface Told {
  readonly facts: FactBag;
  readonly warnings: readonly SaidWarning[];
}

/**
 * Tells the screen the facts that would judge a document, by the names and the loaders of the click. Of a stored
 * document they go to its owner, to readers of staff and to callers who may edit or move it, others get none; of a new
 * one to callers who may make it. Unfinished lines count as far as they can be read. Refuses: unknown_object,
 * not_found, access_denied, validation.
 */
export const tellFacts = async (actor: Actor, input: z.infer<typeof factsInput>): Promise<Told> => {
  const family = familyOf(input.object);
  if (!family) throw refusal('unknown_object');
  const rules = await readRules(db, actor.client_id);
  const readingOf = (organization_id: number) => ({
    reader: actor,
    parameters: rules.parametersOf(organization_id),
  });
  const { record: fields, lines } = takenApart(family, input.values ?? {});
  const written = writtenSoFar(family.object, fields);
  if (input.id === undefined) {
    const owner = await ownerOf(db, actor, family, written.employee_id as number | undefined);
    const blank = blankRecord(owner);
    const record = { ...blank, ...written, ...mergedLines(family, blank, lines).lines };
    return { facts: await loadAsked(db, family, record, readingOf(owner.organization_id)), warnings: [] };
  }
  const document = await readDocument(db, actor, family, input.id);
  if (!document) throw refusal('not_found');
  if (!isTold(actor, family, document, rules)) return { facts: NOTHING_KNOWN, warnings: [] };
  const { employee_id: _owner, ...changed } = written;
  const record: DocumentRecord = {
    ...document.record,
    ...changed,
    ...mergedLines(family, document.record, lines).lines,
  };
  const facts = await loadAsked(db, family, record, readingOf(document.organization_id));
  return {
    facts,
    warnings:
      input.workflow_id === undefined
        ? []
        : await warningsOf(actor, family, { ...document, record }, facts, rules, input.workflow_id),
  };
};

const isTold = (
  actor: Actor,
  { object_id }: Family,
  { facts: doc }: LoadedDocument,
  { parametersOf, stepsOf }: Rules,
): boolean => {
  if (doc.employee_id === actor.employee_id || holds(actor, 'manager', 'hr', 'reviewer', 'accountant'))
    return true;
  const steps = stepsOf(object_id);
  const question = { steps, parameters: parametersOf(doc.organization_id), actor, doc };
  return canEdit(question) || availableSteps(question).length > 0;
};

const warningsOf = async (
  actor: Actor,
  family: Family,
  { record, facts: doc }: LoadedDocument,
  facts: FactBag,
  { calendarOf, parametersOf, words, stepsOf }: Rules,
  workflowId: number,
): Promise<readonly SaidWarning[]> => {
  const step = stepsOf(family.object_id).find((each) => each.id === workflowId);
  if (!step || !isChecked(family, step)) return [];
  const circumstances = circumstancesOf(actor, doc, {
    calendar: calendarOf(doc.organization_id),
    parameters: parametersOf(doc.organization_id),
    today: await readToday(db),
  });
  const type = await loadType(db, actor.client_id, record.document_type_id);
  const { warnings } = findingsOf(family, record, { ...circumstances, type, ...facts }, step);
  return warnings.map((warning) => fieldBody(warning, words));
};
