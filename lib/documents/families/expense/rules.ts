import { type Decimal, subtract } from '../../../money/decimal.ts';
import { type MoneyLine, totalsOf } from '../../../money/totals.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import type { Spending } from '../../facts/money-facts.ts';
import type { FamilyInput } from '../../family.ts';
import { checkedFrom, type Moments } from '../../moments.ts';
import type { RuleFacts } from '../../record.ts';
import { completedDetails, decimalOf, spentOf } from './spent.ts';
import { perDiemLines, takenFrom } from './trip.ts';

export { check } from './check.ts';
export { shape } from './shape.ts';

/**
 * Derives from the lines and the trip: rates, sums, dates, the advance, the balance. Values taken from the trip are
 * refreshed on every save until the report is sent.
 */
export const complete: FamilyInput['complete'] = (record, facts, given, before) => {
  const { spending } = facts;
  if (!spending) return {};
  const details = completedDetails(record, before, spending);
  const linked = ofTrip(record, facts, spending, given);
  const whole: DocumentRecord = { ...record, ...linked, ...(details ? { details } : {}) };
  return {
    ...(details ? { details } : {}),
    ...linked,
    currency_id: spending.home.currency_id,
    ...summed(whole, spending),
  };
};

const ofTrip = (
  record: DocumentRecord,
  { linked_trip: trip, calendar }: RuleFacts,
  { home }: Spending,
  given: ReadonlySet<string>,
): Readonly<Record<string, unknown>> => {
  if (record.btrip_id === null || record.btrip_id === undefined)
    return given.has('btrip_id') ? unlinked(record, given) : {};
  if (!trip || (wasSent(record) && !given.has('btrip_id'))) return {};
  const taken = takenFrom(trip, home.currency_code, calendar);
  return {
    start_date: taken.start_date,
    end_date: taken.end_date,
    places: taken.places,
    places_eng: taken.places_eng,
    due_date: taken.due_date,
    per_diem_amount: taken.perDiem,
    per_diem_days: JSON.stringify(taken.parts),
    ...(given.has('advance_amount') ? {} : { advance_amount: taken.advance }),
  };
};

const unlinked = (record: DocumentRecord, given: ReadonlySet<string>): Readonly<Record<string, unknown>> => ({
  start_date: null,
  end_date: null,
  places: '',
  places_eng: '',
  due_date: null,
  per_diem_amount: null,
  per_diem_days: null,
  advance_amount: given.has('advance_amount') ? record.advance_amount : null,
});

const wasSent = ({ status_id }: DocumentRecord): boolean =>
  typeof status_id === 'string' && !UNSENT_STATUSES.includes(status_id);

/** What was spent: each line rounded, then added; a line without a rate is not counted. */
export const moneyOf = (record: DocumentRecord, spending: Spending): MoneyLine[] => [
  ...spentOf(record, spending).flatMap(({ amount, currency, home }): MoneyLine[] =>
    amount === null || currency === undefined ? [] : [{ amount, currency, home: home ?? undefined }],
  ),
  ...perDiemLines(record.per_diem_days),
];

const summed = (record: DocumentRecord, spending: Spending): Readonly<Record<string, unknown>> => {
  const lines = moneyOf(record, spending);
  const totals = totalsOf(lines);
  const total = lines.length === 0 ? null : totals.home;
  return {
    total,
    totals: lines.length === 0 ? null : JSON.stringify(totals),
    balance: balanceOf(total, decimalOf(record.advance_amount)),
  };
};

/**
 * The advance of a trip is the trip's; a sum in the currency of the organization has no rate. Managers, accountants and
 * hr see receipt warnings when they decide.
 */
export const moments: Moments = {
  before: checkedFrom('prepared', 'agreed'),
  standing: (record, { spending }) => ({
    unasked: [
      ...(record.btrip_id === null || record.btrip_id === undefined ? [] : ['advance_amount']),
      ...(spending
        ? spentOf(record, spending)
            .filter(({ currency }) => currency === spending.home.currency_code)
            .map(({ at }) => `${at}.rate`)
        : []),
    ],
  }),
};

/** What was spent beyond the advance; nothing where neither is there. */
export const balanceOf = (total: Decimal | null, advance: Decimal | null): Decimal | null =>
  total === null && advance === null ? null : subtract(total ?? '0', advance ?? '0');
