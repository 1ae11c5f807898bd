import type { Calendar } from '../calendar/calendar.ts';
import { countRuleOf } from '../calendar/count-rule.ts';
import { lengthOf } from '../calendar/day-count.ts';
import { isDay } from '../kernel/day.ts';
import type { Parameters } from '../settings/read.ts';
import type { DocumentFacts } from '../workflow/document.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { Family } from './family.ts';

/** The days a document takes by a calendar, as its form counts them; undefined where its family counts none or it has no dates yet. */
export const countedDays = (
  { object_id, dates }: Pick<Family, 'object_id' | 'dates'>,
  record: DocumentRecord,
  { document_type }: Pick<DocumentFacts, 'document_type'>,
  { parameters, calendar }: { readonly parameters: Parameters; readonly calendar: Calendar },
): number | undefined => {
  const [start, end] = [dates && record[dates.start], dates?.end && record[dates.end]];
  if (!dates?.days || !isDay(start) || !isDay(end)) return undefined;
  return lengthOf(
    start,
    end,
    countRuleOf({ object_id, document_type: document_type ?? null }, parameters),
    calendar,
  );
};
