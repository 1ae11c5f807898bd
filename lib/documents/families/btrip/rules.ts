import { isCountable } from '../../../calendar/calendar.ts';
import { type Day, daysBetween, eachDay } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { compare } from '../../../money/decimal.ts';
import { flagOf, numberOf } from '../../../settings/read.ts';
import { type PerDiem, perDiemOf, TRIP_DAYS_MAX } from '../../../travel/per-diem.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { FamilyInput } from '../../family.ts';
import type { Moments } from '../../moments.ts';
import { overlapOf, overlapValues } from '../../overlap.ts';
import type { Findings, RuleFacts } from '../../record.ts';
import { advanceParts, moneyOf } from './advance.ts';
import { entityRefusals, headOf, placesOf, unaskedInHead } from './head.ts';
import { abroad, completedLegs, legRefusals, legsOf, staysOf } from './legs.ts';

/** Days off and holidays of a trip, in order. */
export const daysOff = (
  { start_date, end_date }: Pick<DocumentRecord, 'start_date' | 'end_date'>,
  { calendar }: Pick<RuleFacts, 'calendar'>,
): readonly Day[] =>
  start_date && end_date && start_date <= end_date && !isTooLong({ start_date, end_date })
    ? eachDay(start_date, end_date).filter((day) => !isCountable(day, calendar))
    : [];

const isTooLong = ({ start_date, end_date }: Pick<DocumentRecord, 'start_date' | 'end_date'>): boolean =>
  start_date !== null && end_date !== null && daysBetween(start_date, end_date) >= TRIP_DAYS_MAX;

/** Whether the person has to agree to days off on the road (AMB-123). */
export const asksConsent = (
  record: DocumentRecord,
  facts: Pick<RuleFacts, 'calendar' | 'parameters'>,
): boolean => numberOf(facts.parameters, 'check_btrip_onholiday') === 1 && daysOff(record, facts).length > 0;

/** The head omits what legs say; a trip without days off asks for none, nor for a consent the client does not want. */
export const moments: Moments = {
  standing: (record, facts) => ({
    unasked: [
      ...unaskedInHead(record),
      ...(daysOff(record, facts).length === 0 ? ['worked_days_off'] : []),
      ...(asksConsent(record, facts) || record.holiday_agreed === true ? [] : ['holiday_agreed']),
    ],
  }),
};

/** Per diem of a trip by its legs and the rates; none while days or rates are unknown. */
export const perDiemOfTrip = (
  record: DocumentRecord,
  { trip_rates, parameters }: Pick<RuleFacts, 'trip_rates' | 'parameters'>,
): PerDiem =>
  trip_rates && record.start_date && record.end_date
    ? perDiemOf(
        {
          start_date: record.start_date,
          end_date: record.end_date,
          organization_id: trip_rates.home.organization_id,
        },
        staysOf(record, trip_rates),
        trip_rates.perDiem,
        {
          home: numberOf(parameters, 'btrip_same_day_home_percent'),
          abroad: numberOf(parameters, 'btrip_same_day_abroad_percent'),
        },
      )
    : { parts: [], days: 0, totals: [] };

/**
 * Derives from days and legs: the legs at both ends, the head, the places, whether it leads abroad, per diem, and the
 * advance until it is typed. New days need the employee's consent again.
 */
export const complete: FamilyInput['complete'] = (given_, facts, given) => {
  const { trip_rates: rates } = facts;
  const routes = completedLegs(given_, given, facts);
  const along = routes ? { ...given_, routes } : given_;
  const head = headOf(along, given, facts);
  const record: DocumentRecord = { ...along, ...head };
  const perDiem = perDiemOfTrip(record, facts);
  const isMoved = ['start_date', 'end_date', 'days'].some((field) => given.has(field));
  return {
    ...(routes ? { routes } : {}),
    ...head,
    places: placesOf(record, rates, 'ru'),
    places_eng: placesOf(record, rates, 'en'),
    ...(isMoved && record.holiday_agreed === true && !given.has('holiday_agreed')
      ? { holiday_agreed: false }
      : {}),
    ...(rates
      ? {
          is_abroad:
            abroad(record.country_id as number | null, rates) !== null ||
            staysOf(record, rates).some(({ country }) => country !== null),
          currency_id: record.currency_id ?? rates.home.currency_id,
          per_diem_days: JSON.stringify(perDiem.parts),
          ...advanced(record, perDiem, facts, given),
        }
      : {}),
  };
};

const advanced = (
  record: DocumentRecord,
  perDiem: PerDiem,
  facts: RuleFacts,
  given: ReadonlySet<string>,
): Readonly<Record<string, unknown>> => {
  if (!facts.trip_rates) return {};
  const proposed = advanceParts(record, perDiem, facts.trip_rates, facts).total ?? null;
  const typed = given.has('advance_amount')
    ? record.advance_amount !== null && compare(moneyOf(record.advance_amount), proposed ?? '-1') !== 0
    : record.advance_typed === true;
  return { advance_typed: typed, ...(typed ? {} : { advance_amount: proposed }) };
};

/**
 * A trip ends within a year, a leg after it began; days on the road and days off worked are days of the trip; dates may
 * be fixed (AMB-123). One that was sent keeps legs that follow each other, and the person's consent.
 */
export const shape: FamilyInput['shape'] = (record, facts, given) => [
  ...(isTooLong(record)
    ? [{ field: 'end_date', code: 'btrip/too-long', values: { max: TRIP_DAYS_MAX } }]
    : []),
  ...legsOf(record).flatMap(({ at, start, end }): FieldRefusal[] =>
    start && end && end < start ? [{ field: `${at}.end_date`, code: 'document/ends-before-start' }] : [],
  ),
  ...within(record, 'road_days', record.days),
  ...within(record, 'worked_days_off', record.days === null ? null : daysOff(record, facts).length),
  ...(flagOf(facts.parameters, 'btrip_date_disable') && !facts.byHr && wasSent(record)
    ? ['start_date', 'end_date', 'days']
        .filter((field) => given.has(field))
        .map((field): FieldRefusal => ({ field, code: 'btrip/dates-fixed' }))
    : []),
  ...(isUnderWay(record) ? [...legRefusals(record), ...consentRefusals(record, facts)] : []),
];

/** A sent trip stays sendable: its legs get no further look before it is approved. */
const isUnderWay = (record: DocumentRecord): boolean => wasSent(record) && record.status_id !== 'declined';

const wasSent = ({ status_id }: DocumentRecord): boolean =>
  typeof status_id === 'string' && !['empty', 'draft'].includes(status_id);

const within = (
  record: DocumentRecord,
  field: 'road_days' | 'worked_days_off',
  most: number | null,
): FieldRefusal[] => {
  const days = record[field];
  return typeof days === 'number' && (days < 0 || (most !== null && days > most))
    ? [{ field, code: 'btrip/days-outside', values: { max: most ?? 0 } }]
    : [];
};

/** Findings of a trip; the decider is warned of days that no rate pays. */
export const check: FamilyInput['check'] = (record, facts): Findings => {
  const refusals = [...legRefusals(record), ...entityRefusals(record), ...consentRefusals(record, facts)];
  const warnings: FieldRefusal[] = [];
  const other = overlapOf(record, facts.overlaps);
  if (other) {
    const found = { field: 'start_date', code: 'document/overlap', values: overlapValues(other) };
    (facts.byHr ? warnings : refusals).push(found);
  }
  const unpaid = perDiemOfTrip(record, facts).parts.find(
    ({ kind, rate }) => kind !== 'none' && kind !== 'same_day' && rate === null,
  );
  if (unpaid)
    warnings.push({
      field: 'routes',
      code: 'btrip/no-per-diem',
      values: { place: unpaid.place, first: unpaid.first, last: unpaid.last },
    });
  return { refusals, warnings };
};

const consentRefusals = (record: DocumentRecord, facts: RuleFacts): FieldRefusal[] => {
  if (record.holiday_agreed === true || !asksConsent(record, facts)) return [];
  const days = daysOff(record, facts);
  return [
    {
      field: 'holiday_agreed',
      code: 'btrip/consent-needed',
      values: { count: days.length, first: days[0] ?? '', last: days.at(-1) ?? '' },
    },
  ];
};
