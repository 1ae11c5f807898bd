import type { Calendar } from '../../../lib/calendar/calendar.ts';
import { familyOf } from '../../../lib/documents/families.ts';
import { recordOf } from '../../../lib/documents/record-of.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { firstOf, lastOf, type Month } from '../../../lib/kernel/month.ts';
import { monthDays } from '../../../lib/timesheet/month.ts';
import { type Employment, reckonDays, type Told } from '../../../lib/timesheet/reckon.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';

/** A document as its view says it, of a type by its code. */
export interface Document {
  readonly object: string;
  readonly type?: string;
  readonly detail?: Record<string, unknown>;
  readonly [field: string]: unknown;
}

export const HIRED: Employment = { hire_date: '2020-01-13', dismissal_date: null };

/** What documents say of a month; each is known by its place. */
export const told = (
  month: Month,
  calendar: Calendar,
  documents: readonly (Document | Told)[],
): readonly Told[] =>
  documents.flatMap((document, index): readonly Told[] => {
    if ('document_id' in document) return [document as Told];
    const { object, type, detail = {}, ...fields } = document as Document;
    const family = familyOf(object);
    if (!family?.timesheet) throw new Error(`${object} says nothing in a timesheet`);
    const record = recordOf(family.object.fields, { certificate_number: '', ...fields }, index + 1);
    return family.timesheet
      .pieces(record, {
        type: type === undefined ? null : { code: type, detail: parseTypeDetail(detail) },
        calendar,
        first: firstOf(month),
        last: lastOf(month),
      })
      .map((piece) => ({ ...piece, document_id: index + 1 }));
  });

/** A person's month. */
export const monthOfPerson = (
  month: Month,
  calendar: Calendar,
  documents: readonly (Document | Told)[],
  employment: Employment = HIRED,
) => reckonDays(monthDays(month, calendar), employment, told(month, calendar, documents));

/** Work beyond the norm, as its family says it. */
export const work = (date: Day, code: 'С' | 'РВ', day_minutes: number, night_minutes = 0): Told => ({
  date,
  code,
  day_minutes,
  night_minutes,
  document_id: 100,
});
