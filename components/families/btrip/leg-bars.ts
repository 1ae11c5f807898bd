import type { Locale } from '../../../lib/access/actor.ts';
import type { TripRates } from '../../../lib/documents/facts/money-facts.ts';
import { legsOf } from '../../../lib/documents/families/btrip/legs.ts';
import { placeIn } from '../../../lib/documents/families/btrip/places.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { weekendOf } from './weekend.ts';

/** A bar on the ribbon of a trip: a leg by its number, or the days off that are spent where it ends. */
export interface LegBar {
  readonly kind: 'leg' | 'weekend';
  readonly leg: number;
  readonly place: string;
  readonly first: Day;
  readonly last: Day;
}

/** The legs that say when, each up to the day the next begins. */
export const legBars = (
  record: DocumentRecord,
  rates: TripRates | undefined,
  locale: Locale,
): readonly LegBar[] =>
  legsOf(record).flatMap(({ start, end, to, weekend_stay }, index): LegBar[] => {
    if (!start || !end || end < start) return [];
    const leg = { leg: index + 1, place: placeIn(to, rates, locale) };
    const weekend = weekendOf(end);
    const bars: LegBar[] = [{ ...leg, kind: 'leg', first: start, last: end }];
    if (weekend_stay) bars.push({ ...leg, kind: 'weekend', first: weekend.first, last: weekend.last });
    return bars;
  });
