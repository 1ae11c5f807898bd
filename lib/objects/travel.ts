import { type Actor, keepsStaff } from '../access/actor.ts';
import { ownClient, ownClientAndOrganization } from '../access/scope.ts';
import { ofStaff } from '../families/candidate.ts';
import { PER_DIEM_PLACES } from '../money/per-diem-on.ts';
import { always, code, day, id, integer, moment, money, must, named, text } from './kinds.ts';
import type { Fields, ObjectDefinition } from './object.ts';
import { adminOrAccountant, reference } from './reference.ts';

const clientOf = (actor: Actor) => ({ client_id: actor.client_id });

/** The names of the country that `country_code` stands for. */
const countryName: Fields = {
  country_name: text(200, { computed: true }),
  country_name_eng: text(200, { computed: true }),
};

/** Where business trips go; kept by admin and hr (TRIP-06). */
export const city = reference('city', 20, keepsStaff, {
  country_code: code(2, { ...must, references: 'country' }),
  ...countryName,
});

/** Rates by date; `quoted_in` defaults to the currency of the author's organization. */
export const currencyRate: ObjectDefinition = {
  object_id: 'currency_rate',
  tables: ['currency_rate'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    currency_code: code(3, { ...must, references: 'currency' }),
    quoted_in: code(3, { ...always, references: 'currency' }),
    date: day(must),
    units: integer(must),
    value: money(6, must),
    source: text(100, must),
    updated_at: moment(),
  },
  scope: ofStaff(ownClient),
  order: { field: 'date', desc: true },
  write: { add: adminOrAccountant, edit: adminOrAccountant, del: adminOrAccountant },
  owned: clientOf,
};

/** Per diem is an act of the employer: hr writes it, the accountant pays by it. */
const keepsPerDiem = (actor: Actor): boolean => keepsStaff(actor) || adminOrAccountant(actor);

/** Per-diem rates from a day on; a row without an organization holds for every one that has none of its own. */
export const perDiemRate: ObjectDefinition = {
  object_id: 'perdiem_rate',
  tables: ['perdiem_rate'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    organization_id: id({ ...always, nullable: true, references: 'organization' }),
    ...named('organization', 'organization_id', 'organization'),
    place: code(10, { ...must, values: PER_DIEM_PLACES }),
    country_code: code(2, { ...always, nullable: true, references: 'country' }),
    ...countryName,
    amount: money(3, must),
    currency_code: code(3, { ...must, references: 'currency' }),
    date_from: day(must),
    updated_at: moment(),
  },
  scope: ofStaff(ownClientAndOrganization),
  order: { field: 'date_from', desc: true },
  write: { add: keepsPerDiem, edit: keepsPerDiem, del: keepsPerDiem },
  owned: clientOf,
};
