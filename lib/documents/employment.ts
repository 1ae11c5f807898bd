import type { FamilyIdentity } from '../families/identity.ts';
import type { Day } from '../kernel/day.ts';
import { isDay } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import type { Fields } from '../objects/object.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { Step } from '../workflow/step.ts';
import type { Employment } from './facts/absence-facts.ts';

/** Whether the dates of a family mean work or absence: a period, or days of work. */
export const isHeldToEmployment = ({ dates }: Pick<FamilyIdentity, 'dates'>): boolean =>
  dates?.end !== undefined || dates?.working === true;

/** Whether a step is taken only with dates within the employment: every one that brings a document onward. */
export const isHeldAt = (family: Pick<FamilyIdentity, 'dates'>, step: Step): boolean =>
  isHeldToEmployment(family) && !step.reject && step.next_status_id !== 'draft';

/**
 * The days of a document before the first or after the last working day of its person (labour code, articles 61 and 84.1).
 * The last day of a leave may be the last working day (article 127). Refuses document/before-first-day and
 * document/after-last-day with that `day`.
 */
export const outsideEmployment = (
  family: Pick<FamilyIdentity, 'dates'> & { readonly fields: Fields },
  record: DocumentRecord,
  employment: Employment | undefined,
): FieldRefusal[] => {
  if (!employment || !isHeldToEmployment(family)) return [];
  const { first, last } = employment;
  const refused = daysOf(family, record).flatMap(({ field, day }): FieldRefusal[] => {
    if (day < first) return [{ field, code: 'document/before-first-day', values: { day: first } }];
    return last !== null && day > last
      ? [{ field, code: 'document/after-last-day', values: { day: last } }]
      : [];
  });
  // Of a night of one day that has no field for its last day, the first says it.
  return refused.filter(({ field }, at) => refused.findIndex((each) => each.field === field) === at);
};

/** The days a document holds, with the fields that say them: its period, and what its family has people write beside it. */
const daysOf = (
  { dates, fields }: Parameters<typeof outsideEmployment>[0],
  record: DocumentRecord,
): { readonly field: string; readonly day: Day }[] => {
  const start = dates?.start ?? 'start_date';
  const written = Object.entries(fields).flatMap(([name, { kind, write }]) =>
    kind === 'day' && write ? [name] : [],
  );
  const named = [
    [start, record[start]],
    [dates?.end ?? start, record.end_date],
    ...written
      .filter((name) => name !== start && name !== dates?.end)
      .map((name) => [name, record[name]] as const),
  ] as const;
  return named.flatMap(([field, day]) => (isDay(day) ? [{ field, day }] : []));
};
