import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { compare } from '../../../money/decimal.ts';
import { minorDigits } from '../../../money/minor-digits.ts';
import { isTooBig, WHOLE_DIGITS_MAX } from '../../../money/parse-amount.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { Spending } from '../../facts/money-facts.ts';
import type { FamilyInput } from '../../family.ts';
import type { RuleFacts } from '../../record.ts';
import { decimalOf, isUnits, type Spent, spentOf } from './spent.ts';
import { takenFrom } from './trip.ts';

/** What a report may not even be kept with: a trip that is not the person's, another advance, sums that cannot be. */
export const shape: FamilyInput['shape'] = (record, facts, given) => [
  ...linkRefusals(record, facts, given),
  ...(facts.spending ? sumRefusals(record, facts.spending) : []),
];

const linkRefusals = (
  record: DocumentRecord,
  { linked_trip: trip, spending, calendar }: RuleFacts,
  given: ReadonlySet<string>,
): FieldRefusal[] => {
  if (record.btrip_id === null || record.btrip_id === undefined) return [];
  if (!trip) return given.has('btrip_id') ? [{ field: 'btrip_id', code: 'field/wrong' }] : [];
  if (!spending || !given.has('advance_amount')) return [];
  const { advance } = takenFrom(trip, spending.home.currency_code, calendar);
  return compare(decimalOf(record.advance_amount) ?? '0', advance ?? '0') === 0
    ? []
    : [{ field: 'advance_amount', code: 'expense/advance-of-trip', values: { number: trip.number } }];
};

const sumRefusals = (record: DocumentRecord, spending: Spending): FieldRefusal[] => {
  const refused = spentOf(record, spending).flatMap(ofLine);
  const total = decimalOf(record.total);
  return refused.length === 0 && total !== null && isTooBig(total)
    ? [{ field: 'details', code: 'money/too-big', values: { max: WHOLE_DIGITS_MAX } }]
    : refused;
};

const ofLine = ({ at, amount, currency, home, rate, rate_units }: Spent): FieldRefusal[] => {
  const refused: FieldRefusal[] = [];
  const places = currency === undefined ? undefined : minorDigits(currency);
  if (places !== undefined && (amount?.split('.')[1]?.length ?? 0) > places)
    refused.push({ field: `${at}.amount`, code: 'money/too-many-decimals', values: { max: places } });
  if (rate !== null && !isUnits(rate_units)) refused.push({ field: `${at}.rate_units`, code: 'rate/units' });
  if (home !== null && isTooBig(home))
    refused.push({ field: `${at}.amount`, code: 'money/too-big', values: { max: WHOLE_DIGITS_MAX } });
  return refused;
};
