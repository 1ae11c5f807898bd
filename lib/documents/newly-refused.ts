import type { Refusal } from '../kernel/refusal.ts';
import type { Parameters } from '../settings/read.ts';
import { bringsForward } from '../workflow/available.ts';
import { fieldsRefusal, periodRefusal } from '../workflow/decide.ts';
import type { DocumentFacts } from '../workflow/document.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import { isOpenStep } from '../workflow/rights.ts';
import type { Step } from '../workflow/step.ts';
import { heldBy } from './counting.ts';
import type { FactBag } from './facts.ts';
import type { Family } from './family.ts';
import { findingsOf } from './findings.ts';
import { isChecked } from './moments.ts';
import type { Circumstances } from './record.ts';
import { NOTHING_FOUND } from './record.ts';

/** A document that is on its way, with all that its steps are judged by. */
export interface OnItsWay {
  readonly family: Family;
  readonly doc: DocumentFacts;
  readonly record: DocumentRecord;
  readonly files_count: number;
  readonly bag: FactBag;
  readonly today: Circumstances['today'];
  readonly calendar: Circumstances['calendar'];
  readonly timeZone: string;
}

/** Steps that bring a document on, without those of hr (periods and past days do not bind hr) and of the portal. */
export const onwardSteps = (doc: DocumentFacts, steps: readonly Step[], parameters: Parameters): Step[] =>
  doc.accompanies
    ? []
    : steps.filter(
        (step) =>
          step.object_id === doc.object_id &&
          step.status_id === doc.status_id &&
          step.next_status_id !== doc.status_id &&
          step.business_role !== 'hr' &&
          step.business_role !== 'system' &&
          bringsForward(step) &&
          isOpenStep(step, doc, parameters),
      );

/**
 * Whether other parameters would hold a document up: they leave it no onward step, and refuse a step for a reason that
 * does not hold now. The rules are those of the click.
 */
export const isNewlyRefused = (
  given: OnItsWay,
  steps: readonly Step[],
  now: Parameters,
  then: Parameters,
): boolean => {
  const judged = steps.map((step) => ({
    before: new Set(refusedFor(given, step, now)),
    after: refusedFor(given, step, then),
  }));
  return (
    judged.every(({ after }) => after.length > 0) &&
    judged.some(({ before, after }) => after.some((refused) => !before.has(refused)))
  );
};

/** What a step is refused for, each reason once. */
const refusedFor = (given: OnItsWay, step: Step, parameters: Parameters): string[] => {
  const { family, doc, record, bag, today, calendar, timeZone, files_count } = given;
  const facts = {
    ...bag,
    today,
    calendar,
    parameters,
    type: doc.document_type ?? null,
    byHr: false,
    byOwner: step.business_role === 'employee' || step.business_role === 'candidate',
    isNew: false,
  };
  const found = isChecked(family, step) ? findingsOf(family, record, facts, step) : NOTHING_FOUND;
  const judgement = {
    step,
    doc,
    parameters,
    facts: {
      today,
      timeZone,
      calendar,
      fields: record,
      comments: record.comments,
      comments_eng: record.comments_eng,
      files_count,
      ruleRefusals: found.refusals,
    },
  };
  const counted = heldBy(family, step).balance ? balanceRefusal(family, record, facts) : undefined;
  return [periodRefusal(judgement), fieldsRefusal(judgement), counted].flatMap(reasonsOf);
};

const balanceRefusal = (
  { counting }: Family,
  record: DocumentRecord,
  facts: FactBag & Circumstances,
): Refusal | undefined => (counting?.isLimited(facts) ? counting.refusal(record, facts) : undefined);

const reasonsOf = (refusal: Refusal | undefined): string[] => {
  if (!refusal) return [];
  return refusal.fields?.map(({ field, code }) => `${field} ${code}`) ?? [refusal.reason];
};
