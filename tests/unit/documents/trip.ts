import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { completeDocument } from '../../../lib/documents/complete.ts';
import type { TripRates } from '../../../lib/documents/facts/money-facts.ts';
import { NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import { btrip } from '../../../lib/documents/families/btrip/index.ts';
import { findingsOf } from '../../../lib/documents/findings.ts';
import type { Line } from '../../../lib/documents/lines.ts';
import type { RuleFacts } from '../../../lib/documents/record.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { RUSSIAN_CALENDAR } from '../calendar/russian-holidays.ts';

export const RUSSIA = 1;
export const GERMANY = 2;
export const BELARUS = 3;
export const ROUBLE = 10;
export const EURO = 11;

/** What a company in Moscow knows of places and money. */
export const TRIP_RATES: TripRates = {
  home: { organization_id: 1, country_code: 'RU', currency_id: ROUBLE, currency_code: 'RUB', office: '' },
  countries: [
    { id: RUSSIA, code: 'RU' },
    { id: GERMANY, code: 'DE' },
    { id: BELARUS, code: 'BY' },
  ],
  cities: [
    { id: 21, name: 'Казань', name_eng: 'Kazan', country: RUSSIA },
    { id: 22, name: 'Москва', name_eng: 'Moscow', country: RUSSIA },
    { id: 23, name: 'Берлин', name_eng: 'Berlin', country: GERMANY },
    { id: 24, name: 'Брест', name_eng: 'Brest', country: BELARUS },
    { id: 25, name: 'Брест', name_eng: 'Brest', country: 4 },
  ],
  currencies: [
    { id: ROUBLE, code: 'RUB' },
    { id: EURO, code: 'EUR' },
  ],
  perDiem: [
    {
      place: 'home',
      amount: '700',
      country_code: null,
      organization_id: null,
      currency_code: 'RUB',
      date_from: '2008-01-01',
    },
    {
      place: 'abroad',
      amount: '65',
      country_code: 'DE',
      organization_id: null,
      currency_code: 'EUR',
      date_from: '2008-01-01',
    },
  ],
  rates: [
    {
      currency_code: 'EUR',
      quoted_in: 'RUB',
      source: 'ЦБ РФ',
      units: 1,
      date: '2026-11-20',
      value: '90.5',
    },
  ],
};

/** A Saturday. */
export const FACTS: RuleFacts = {
  ...NOTHING_KNOWN,
  today: '2026-11-21',
  calendar: calendarOf(RUSSIAN_CALENDAR),
  parameters: {},
  type: null,
  trip_rates: TRIP_RATES,
  byHr: false,
  isNew: true,
};

/** A leg that is not kept yet. */
export const leg = (
  start_date: string | null,
  end_date: string | null,
  from: string,
  to: string,
  more: Record<string, unknown> = {},
): Line => ({
  id: null,
  start_date,
  end_date,
  from,
  to,
  country_id: null,
  city_id: null,
  entity: '',
  weekend_stay: false,
  ...more,
});

/** A trip within Russia with all that it may not be sent without. */
export const trip = (
  start_date: string | null,
  end_date: string | null,
  routes: readonly Line[],
  more: Record<string, unknown> = {},
): DocumentRecord => ({
  id: 1,
  employee_id: 7,
  document_type_id: null,
  start_date,
  end_date,
  days: null,
  comments: '',
  comments_eng: '',
  country_id: RUSSIA,
  destination_id: 5,
  entity: 'ООО «Волга»',
  goal: 'Запуск линии',
  holiday_agreed: false,
  advance_typed: false,
  advance_amount: null,
  currency_id: null,
  lodging_per_night: null,
  tickets: null,
  status_id: 'draft',
  routes,
  ...more,
});

/** The trip as it is kept, where some fields were just set. */
export const completedTrip = (
  record: DocumentRecord,
  facts: Partial<RuleFacts> = {},
  ...given: readonly string[]
) => completeDocument(btrip, record, new Set(given), { ...FACTS, ...facts });

/** What stands against sending a trip as it is, as `field code`. */
export const refusedTrip = (record: DocumentRecord, facts: Partial<RuleFacts> = {}): string[] =>
  findingsOf(btrip, record, { ...FACTS, ...facts }).refusals.map(({ field, code }) => `${field} ${code}`);
