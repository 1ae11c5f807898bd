import type { Locale } from '../../../access/actor.ts';
import { localised } from '../../../i18n/localised.ts';
import { folded } from '../../../kernel/folded.ts';
import type { TripRates } from '../../facts/money-facts.ts';

/** A place in a language: as the dictionary calls its city, else as it was written. */
export const placeIn = (
  written: string,
  rates: Pick<TripRates, 'cities'> | undefined,
  locale: Locale,
): string => {
  const place = folded(written.trim());
  const city = rates?.cities.find(({ name, name_eng }) =>
    [name, name_eng].some((each) => each !== '' && folded(each) === place),
  );
  return city ? localised(city, 'name', locale) : written;
};
