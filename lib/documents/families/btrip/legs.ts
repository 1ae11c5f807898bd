import { addDays, type Day, isDay, weekday } from '../../../kernel/day.ts';
import { folded } from '../../../kernel/folded.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { textOf as parameterText } from '../../../settings/read.ts';
import type { Stay } from '../../../travel/per-diem.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { TripRates } from '../../facts/money-facts.ts';
import { type Line, linesOf } from '../../lines.ts';
import type { RuleFacts } from '../../record.ts';
import { PLACE_MAX } from './fields.ts';

const FRIDAY = 5;

/** A leg of a trip with its place among them; days and places may still be missing. */
export interface Leg {
  /** Its name in refusals: `routes.2`. */
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly start: Day | null;
  readonly end: Day | null;
  readonly country_id: number | null;
  readonly weekend_stay: boolean;
}

export const legsOf = (record: DocumentRecord): readonly Leg[] =>
  linesOf(record, 'routes').map((line, index) => ({
    at: `routes.${index}`,
    from: textOf(line.from),
    to: textOf(line.to),
    start: isDay(line.start_date) ? line.start_date : null,
    end: isDay(line.end_date) ? line.end_date : null,
    country_id: typeof line.country_id === 'number' ? line.country_id : null,
    weekend_stay: line.weekend_stay === true,
  }));

const textOf = (value: unknown): string => String(value ?? '').trim();

/** The last day on which the leg after this one may begin, so that no day is without a leg. */
export const latestNext = ({ end, weekend_stay }: Leg & { readonly end: Day }): Day =>
  addDays(end, weekend_stay && weekday(end) === FRIDAY ? 3 : 1);

/** A leg may keep a person over the days off only where it ends before them. */
export const endsBeforeDaysOff = ({ end }: Leg): boolean => end !== null && weekday(end) === FRIDAY;

/**
 * What stands against legs (TRIP-01 to 03, AMB-122): what each is not complete without, days that two legs share or none
 * has, a beginning and an end that are not the trip's, a weekend stay that no Friday begins.
 */
export const legRefusals = (record: DocumentRecord): FieldRefusal[] => {
  const legs = legsOf(record);
  return [
    ...legs.flatMap(incomplete),
    ...ends(record, legs),
    ...legs.flatMap((leg, index) => between(leg, legs[index + 1], index)),
    ...legs.flatMap((leg): FieldRefusal[] =>
      leg.weekend_stay && leg.end && !endsBeforeDaysOff(leg)
        ? [{ field: `${leg.at}.weekend_stay`, code: 'btrip/weekend-without-friday' }]
        : [],
    ),
  ];
};

const incomplete = ({ at, ...leg }: Leg): FieldRefusal[] =>
  (
    [
      ['from', leg.from],
      ['to', leg.to],
      ['start_date', leg.start],
      ['end_date', leg.end],
    ] as const
  ).flatMap(([name, value]): FieldRefusal[] =>
    value ? [] : [{ field: `${at}.${name}`, code: 'field/required', values: { family: 'btrip' } }],
  );

const ends = ({ start_date, end_date }: DocumentRecord, legs: readonly Leg[]): FieldRefusal[] => {
  const [first, last] = [legs[0], legs.at(-1)];
  const refused: FieldRefusal[] = [];
  if (first?.start && start_date && first.start !== start_date)
    refused.push({
      field: `${first.at}.start_date`,
      code: 'btrip/first-leg-starts',
      values: { day: start_date },
      cure: start_date,
    });
  if (last?.end && end_date && last.end !== end_date)
    refused.push({
      field: `${last.at}.end_date`,
      code: 'btrip/last-leg-ends',
      values: { day: end_date },
      cure: end_date,
    });
  return refused;
};

const between = (leg: Leg, next: Leg | undefined, index: number): FieldRefusal[] => {
  // Of a leg that ends before it begins that is said, where it is; the next one is judged once it is put right.
  if (!leg.end || !next?.start || (leg.start && leg.end < leg.start)) return [];
  const field = `${next.at}.start_date`;
  const legs = { leg: index + 1, next: index + 2 };
  if (next.start < leg.end)
    return [{ field, code: 'btrip/legs-overlap', values: { ...legs, day: leg.end }, cure: leg.end }];
  const latest = latestNext({ ...leg, end: leg.end });
  return next.start > latest
    ? [
        {
          field,
          code: 'btrip/legs-gap',
          values: { ...legs, first: addDays(leg.end, 1), last: addDays(next.start, -1), latest },
          cure: latest,
        },
      ]
    : [];
};

/**
 * Where a person is by the legs that say when; a leg that names no country is in that of the trip, the way back is at
 * home.
 */
export const staysOf = (record: DocumentRecord, rates: TripRates): readonly Stay[] => {
  const legs = legsOf(record);
  return legs.flatMap((leg): Stay[] =>
    leg.start && leg.end
      ? [
          {
            start_date: leg.start,
            end_date: leg.end,
            place: leg.to,
            country: abroad(leg.country_id ?? (leadsBack(leg, legs) ? null : countryOf(record)), rates),
            weekend_stay: leg.weekend_stay && endsBeforeDaysOff(leg),
          },
        ]
      : [],
  );
};

/** Whether a leg is the last of several and ends where the first began. */
export const leadsBack = (leg: Leg, legs: readonly Leg[]): boolean =>
  legs.length > 1 && leg === legs.at(-1) && leg.to !== '' && leg.to === legs[0]?.from;

const countryOf = ({ country_id }: DocumentRecord): number | null =>
  typeof country_id === 'number' ? country_id : null;

/** The code of a country that is not the organization's own; null at home, and where none is named. */
export const abroad = (country_id: number | null, { countries, home }: TripRates): string | null => {
  const code = countries.find(({ id }) => id === country_id)?.code;
  return code === undefined || code === home.country_code ? null : code;
};

/**
 * Legs with what follows from their neighbours, the parameters and the dictionaries: days at both ends of the trip, the
 * place it starts from and comes back to (TRIP-07; the person's office where the company names none), countries of cities.
 */
export const completedLegs = (
  record: DocumentRecord,
  given: ReadonlySet<string>,
  { trip_rates: rates, parameters }: Pick<RuleFacts, 'trip_rates' | 'parameters'>,
): readonly Line[] | undefined => {
  const lines = linesOf(record, 'routes');
  const startingPoint = (
    parameterText(parameters, 'btrip_starting_point') ||
    (rates?.home.office ?? '')
  ).slice(0, PLACE_MAX);
  const legs = lines.map((line, index): Line => {
    const follows = (day: Day | null, field: string) =>
      day && (!isDay(line[field]) || (given.has(field) && !given.has('routes'))) ? { [field]: day } : {};
    const starts = (field: 'from' | 'to') =>
      startingPoint !== '' && textOf(line[field]) === '' ? { [field]: startingPoint } : {};
    const [isFirst, isLast] = [index === 0, index === lines.length - 1];
    const leg: Line = {
      ...line,
      ...(isFirst ? { ...follows(record.start_date, 'start_date'), ...starts('from') } : {}),
      ...(isLast ? follows(record.end_date, 'end_date') : {}),
      ...(isLast && !isFirst && !line.city_id ? starts('to') : {}),
    };
    return rates ? { ...leg, ...placed(leg, rates) } : leg;
  });
  const isSame = legs.every((leg, index) =>
    Object.entries(leg).every(([name, value]) => lines[index]?.[name] === value),
  );
  return isSame ? undefined : legs;
};

/**
 * What the dictionary of cities adds: a city that is named in words is known by its id, one that is chosen by its name. Of
 * cities of one name it is the chosen one, or that of the leg's country.
 */
const placed = (line: Line, { cities }: TripRates): Partial<Line> => {
  const to = folded(textOf(line.to));
  const isChosen = ({ id }: TripRates['cities'][number]) => id === line.city_id;
  const named = cities.filter((city) =>
    to === '' ? isChosen(city) : [city.name, city.name_eng].some((name) => folded(name) === to),
  );
  const city = named.find(isChosen) ?? named.find(({ country }) => country === line.country_id) ?? named[0];
  if (!city) return { city_id: null };
  return { city_id: city.id, country_id: city.country, ...(to === '' ? { to: city.name } : {}) };
};
