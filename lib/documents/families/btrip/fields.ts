import { always, code, day, flag, id, integer, json, money, named, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';
import { IN_DOCUMENT } from '../../fields.ts';
import { type FormInput, PERIOD } from '../../form.ts';
import type { LinesInput } from '../../lines.ts';

/** Letters of the name of a place. */
export const PLACE_MAX = 200;

const country = id({ ...always, nullable: true, references: 'country' });
const city = id({ ...always, nullable: true, references: 'city' });

/** What a trip says beyond the common fields (AMB-129); its advance is the amount of the document. */
export const fields: Fields = {
  /** The places it goes to, in their order. */
  places: text(300, { ...IN_DOCUMENT, column: 'title' }),
  places_eng: text(300, { ...IN_DOCUMENT, column: 'title_eng' }),
  country_id: country,
  ...named('country', 'country_id', 'country'),
  city_id: city,
  ...named('city', 'city_id', 'city'),
  destination_id: id({
    ...always,
    nullable: true,
    references: 'btrip_destination',
    alias: 'destination',
  }),
  ...named('destination', 'destination_id', 'dictionary_element'),
  entity: text(300, always),
  goal: text(300, always),
  transport: text(200, always),
  is_abroad: flag(),
  road_days: integer({ ...always, nullable: true }),
  worked_days_off: integer({ ...always, nullable: true }),
  holiday_agreed: flag(always),
  advance_amount: money(2, { ...IN_DOCUMENT, ...always, column: 'amount', nullable: true }),
  currency_id: id({ ...IN_DOCUMENT, ...always, nullable: true, references: 'currency' }),
  currency_code: code(3, { from: { ref: 'currency_id', table: 'currency', column: 'code' } }),
  lodging_per_night: money(2, { ...always, nullable: true }),
  tickets: money(2, { ...always, nullable: true }),
  /** The advance was typed over what the portal proposes. */
  advance_typed: flag(),
  /** Per diem by days and places, as JSON text. */
  per_diem_days: json({ nullable: true }),
};

export const routes: LinesInput = {
  object_id: 'btrip_route',
  parent: 'btrip_id',
  max: 50,
  columns: { from: 9, to: 9, start_date: 9, end_date: 9, entity: 9 },
  named: ['from', 'to'],
  needs: ['from', 'to', 'start_date', 'end_date'],
  /** A place with what the dictionary knows of it. */
  together: [['to', 'city_id', 'country_id']],
  fresh: (record, lines) => {
    const last = lines.at(-1);
    return { from: last?.to ?? '', start_date: last?.end_date ?? record.start_date };
  },
  open: true,
  fields: {
    start_date: day({ ...always, nullable: true }),
    end_date: day({ ...always, nullable: true }),
    from: text(PLACE_MAX, always),
    to: text(PLACE_MAX, always),
    country_id: country,
    ...named('country', 'country_id', 'country'),
    city_id: city,
    ...named('city', 'city_id', 'city'),
    entity: text(300, always),
    weekend_stay: flag(always),
  },
};

export const form: FormInput = {
  sections: [
    { key: 'when', controls: [PERIOD] },
    { key: 'routes', controls: ['routes'] },
    {
      key: 'trip',
      controls: ['country_id', 'city_id', 'entity', 'destination_id', 'goal', 'transport'],
    },
    { key: 'days', controls: ['road_days', 'worked_days_off', 'holiday_agreed'] },
    { key: 'money', controls: ['lodging_per_night', 'tickets', 'advance_amount', 'currency_id'] },
  ],
  away: true,
  attachments: true,
};
