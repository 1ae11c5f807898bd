'use client';
import { useCallback } from 'react';
import { anyOf } from '../../lib/filter/filter.ts';
import { printFilter } from '../../lib/filter/print.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useView } from '../rpc/use-view.ts';

/** As many places are looked up at once. */
const ASKED_MAX = 100;

/** Places in English where the dictionary of cities knows them; nothing is asked for a reader of Russian. */
export const usePlaceNames = (places: readonly string[]): ((place: string) => string) => {
  const locale = useAppLocale();
  const asked = [...new Set(places)].filter((place) => place !== '').slice(0, ASKED_MAX);
  const { data } = useView<{ name: string; name_eng: string }>(
    'city',
    { filter: printFilter(anyOf('name', asked)), select: 'name,name_eng', rowsPerPage: ASKED_MAX },
    { enabled: locale === 'en' && asked.length > 0 },
  );
  return useCallback((place) => data?.data.find(({ name }) => name === place)?.name_eng || place, [data]);
};
