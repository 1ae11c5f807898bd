import type { Portal } from '../../lib/access/portal.ts';
import { comesToCount } from '../../lib/documents/comes-to-count.ts';
import { isHeldAt, outsideEmployment } from '../../lib/documents/employment.ts';
import type { Family } from '../../lib/documents/family.ts';
import { eq } from '../../lib/filter/filter.ts';
import type { Day } from '../../lib/kernel/day.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import type { Followed } from '../../lib/rpc/followed.ts';
import type { DocumentRecord } from '../../lib/workflow/document-record.ts';
import { refusedToPortal } from '../../lib/workflow/portal-step.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { CallError, refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { countingRefusal } from '../documents/counting.ts';
import { lockDocument, readWithin } from '../documents/read-document.ts';
import { businessDay, lockEmployment } from '../documents/rule-facts.ts';
import { lockWithTouched } from './effects/reach.ts';
import { takeStep } from './take.ts';
import { readMoveContext } from './transition.ts';
import type { MoveRow } from './write-move.ts';

/**
 * Takes a step of the role `system` with a document of a family, judged under its lock. Refuses: not_found,
 * no_workflow_step, status_mismatch, access_denied, and what its balance or its effects refuse.
 */
export const takePortalStep = async (
  tx: Tx,
  portal: Portal,
  family: Family,
  asked: { readonly registrator_id: number; readonly workflow_id: number },
): Promise<MoveRow & Followed> => {
  const { client_id } = portal;
  const id = asked.registrator_id;
  const locked = await lockWithTouched(tx, client_id, [{ family, id }]);
  // Sent together and run in this order: what is read is read under the lock.
  const [, document, context] = await Promise.all([
    lockDocument(tx, id),
    readWithin(tx, family, eq('client_id', client_id), id),
    readMoveContext(tx, client_id, asked),
  ]);
  if (!document) throw refusal('not_found');
  const { step, rules, now } = context;
  if (!step) throw refusal('no_workflow_step');
  const { record, facts: doc } = document;
  const parameters = rules.parametersOf(document.organization_id);
  const calendar = rules.calendarOf(document.organization_id);
  const refused =
    refusedToPortal({ step, doc, parameters, dates: datesOf(record), today: businessDay(now) }) ??
    (await refusedDays(tx, family, record, step)) ??
    (comesToCount(family, step.status_id, step.next_status_id)
      ? await countingRefusal(tx, { family, record, clientId: client_id, parameters, calendar })
      : undefined);
  if (refused) throw new CallError(refused);
  return takeStep(tx, portal, {
    ...context,
    family,
    document,
    step,
    locked,
    comments: '',
    warnings: [],
    mark: undefined,
    signed: false,
  });
};

/** The portal brings on no document whose days its person does not work here. */
const refusedDays = async (
  tx: Tx,
  family: Family,
  record: DocumentRecord,
  step: Step,
): Promise<Refusal | undefined> => {
  if (!isHeldAt(family, step)) return undefined;
  const fields = outsideEmployment(family, record, await lockEmployment(tx, record));
  return fields.length > 0 ? { reason: 'validation', fields } : undefined;
};

const datesOf = (record: Readonly<Record<string, unknown>>) => {
  const day = (name: string) => (record[name] ?? null) as Day | null;
  return {
    status_date: businessDay(String(record.status_date)),
    start_date: day('start_date'),
    end_date: day('end_date'),
    due_date: day('due_date'),
  };
};
