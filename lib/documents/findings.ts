import type { FieldRefusal } from '../kernel/refusal.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import { sends } from '../workflow/sends.ts';
import type { Step } from '../workflow/step.ts';
import { withdraws } from '../workflow/withdraws.ts';
import { isEmpty, isOfType } from './complete.ts';
import { outsideEmployment } from './employment.ts';
import type { Family } from './family.ts';
import { stillToCome } from './happened.ts';
import { givenUpOf, standingOf } from './moments.ts';
import { type Findings, NOTHING_FOUND, type RuleFacts } from './record.ts';

/**
 * Refusals and warnings of a step with a document. Missing fields come first: rules judge whole documents. While `step`
 * is absent, the document is judged as if sent.
 */
export const findingsOf = (
  family: Family,
  record: DocumentRecord,
  facts: RuleFacts,
  step?: Step,
): Findings => {
  if (step?.reject)
    return {
      refusals: withdraws(step) ? tooLate(family, record, facts) : [],
      warnings: givenUpOf(family, record, facts).warnings ?? [],
    };
  const { unasked = [], later } = standingOf(family, record, facts, step);
  const missing = missingOf(family, record, facts.type?.code).filter(
    ({ field }) => !unasked.includes(field) && !later?.includes(field),
  );
  const outOfTime = [
    ...outsideEmployment(family, record, facts.employment),
    ...(step === undefined || sends(step) ? stillToCome(family.object.fields, record, facts.today) : []),
  ];
  if (missing.length === 0) {
    const { refusals, warnings } = family.check?.(record, facts, step) ?? NOTHING_FOUND;
    return { refusals: [...outOfTime, ...refusals], warnings };
  }
  // Who fills in a part learns what is wrong with it before the rest is there.
  const found = later ? (family.check?.(record, facts, step).refusals ?? []) : [];
  return { refusals: [...missing, ...outOfTime, ...found], warnings: [] };
};

const tooLate = (family: Family, record: DocumentRecord, facts: RuleFacts): FieldRefusal[] => {
  const right = givenUpOf(family, record, facts).until;
  if (!right || facts.today <= right.until) return [];
  const { field, over, until } = right;
  return [{ field, code: over, values: { until } }];
};

/** The fields that a document of its type may not be sent without. */
export const neededOf = (family: Family, code: string | undefined): readonly string[] =>
  family.needs.filter((name) => {
    const field = family.fields[name];
    return field === undefined || isOfType(field, code);
  });

const missingOf = (family: Family, record: DocumentRecord, code: string | undefined): FieldRefusal[] =>
  neededOf(family, code)
    .filter((field) => isEmpty(record[field]))
    .map((field) => ({ field, code: 'field/required', values: { family: family.object_id } }));
