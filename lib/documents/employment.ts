import type { FamilyIdentity } from '../families/identity.ts';
import type { Day } from '../kernel/day.ts';
import { isDay } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import type { Fields } from '../objects/object.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { Employment } from './facts/absence-facts.ts';

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
  if (!employment) return [];
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
