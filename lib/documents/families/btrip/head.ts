import type { Locale } from '../../../access/actor.ts';
import { countRuleOf } from '../../../calendar/count-rule.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { isEmpty } from '../../complete.ts';
import type { TripRates } from '../../facts/money-facts.ts';
import { linesOf } from '../../lines.ts';
import { completePeriod } from '../../period.ts';
import type { RuleFacts } from '../../record.ts';
import { type Leg, leadsBack, legsOf } from './legs.ts';
import { placeIn } from './places.ts';

/** What the head of a trip says of the place it leads to: that of its first destination that says it. */
const OF_DESTINATION = ['country_id', 'city_id', 'entity'] as const;
type OfDestination = (typeof OF_DESTINATION)[number];

const TITLE_MAX = 300;

/** The legs that lead somewhere: all but the way back. */
const isDestination = (leg: Leg, legs: readonly Leg[]): boolean => leg.to !== '' && !leadsBack(leg, legs);

/** The places of the legs once each, without the way home, by the names of their cities in a language. */
export const placesOf = (record: DocumentRecord, rates: TripRates | undefined, locale: Locale): string => {
  const legs = legsOf(record);
  const places = legs.flatMap((leg) => (isDestination(leg, legs) ? [placeIn(leg.to, rates, locale)] : []));
  return [...new Set(places)].join(', ').slice(0, TITLE_MAX);
};

const saidByLegs = (record: DocumentRecord, field: OfDestination): unknown => {
  const legs = legsOf(record);
  return linesOf(record, 'routes').find(
    (line, index) => !isEmpty(line[field]) && legs[index] !== undefined && isDestination(legs[index], legs),
  )?.[field];
};

/**
 * The head of a trip as its legs have it: the place of the first destination whenever the legs are written, and days
 * where the trip has none yet. What no leg says stays as the caller has it.
 */
export const headOf = (
  record: DocumentRecord,
  given: ReadonlySet<string>,
  facts: Pick<RuleFacts, 'calendar' | 'parameters' | 'type'>,
): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    OF_DESTINATION.flatMap((field) => {
      const said = saidByLegs(record, field);
      const follows = given.has('routes') || isEmpty(record[field]);
      return follows && said !== undefined ? [[field, said]] : [];
    }),
  ),
  ...daysOf(record, facts),
});

const daysOf = (
  record: DocumentRecord,
  { calendar, parameters, type }: Pick<RuleFacts, 'calendar' | 'parameters' | 'type'>,
): Readonly<Record<string, unknown>> => {
  const legs = legsOf(record);
  const start_date = record.start_date ?? legs[0]?.start ?? null;
  const end_date = record.end_date ?? legs.at(-1)?.end ?? null;
  if (start_date === record.start_date && end_date === record.end_date) return {};
  if (start_date !== null && end_date !== null && end_date < start_date) return {};
  const rule = countRuleOf({ object_id: 'btrip', document_type: type }, parameters);
  const { days } = completePeriod({ start_date, end_date, days: record.days }, new Set(), rule, calendar);
  return { start_date, end_date, days };
};

/**
 * Of the head nothing is asked that the legs say: no city ever, a country only where no dictionary knows it, an
 * organization only where the trip alone was told one.
 */
export const unaskedInHead = (record: DocumentRecord): readonly string[] => {
  const isByLegs = (field: OfDestination) => saidByLegs(record, field) !== undefined;
  const isEmptyList = linesOf(record, 'routes').length === 0;
  return [
    'city_id',
    ...(isEmptyList || isByLegs('country_id') ? ['country_id'] : []),
    ...(isByLegs('entity') || isEmpty(record.entity) ? ['entity'] : []),
  ];
};

/** The organization that a trip goes to is asked for at its first leg. */
export const entityRefusals = (record: DocumentRecord): FieldRefusal[] =>
  isEmpty(record.entity) && saidByLegs(record, 'entity') === undefined
    ? [{ field: 'routes.0.entity', code: 'field/required', values: { family: 'btrip' } }]
    : [];
