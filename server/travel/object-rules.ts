import type { RulesByObject } from '../objects/rules.ts';
import { codeStaysWhileNamedBy } from './codes-in-use.ts';
import { perDiemIsSound, rateIsSound } from './rate-rules.ts';

/** The country that a row names by its code, as its client calls it. */
const countryIn = (column: string): string =>
  `coalesce((select c."${column}" from "country" c where c."client_id" = b0."client_id" and c."code" = b0."country_code"), '')`;

const COUNTRY_NAME = { country_name: countryIn('name'), country_name_eng: countryIn('name_eng') };

export const objectRules: RulesByObject = {
  country: {
    before: [
      codeStaysWhileNamedBy([
        ['city', 'country_code'],
        ['perdiem_rate', 'country_code'],
        ['organization', 'country_code'],
      ]),
    ],
  },
  currency: {
    before: [
      codeStaysWhileNamedBy([
        ['currency_rate', 'currency_code'],
        ['currency_rate', 'quoted_in'],
        ['perdiem_rate', 'currency_code'],
        ['organization', 'currency_code'],
      ]),
    ],
  },
  city: { computed: COUNTRY_NAME },
  currency_rate: { before: [rateIsSound] },
  perdiem_rate: { before: [perDiemIsSound], computed: COUNTRY_NAME },
};
