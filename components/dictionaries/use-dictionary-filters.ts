'use client';
import { useTranslations } from 'next-intl';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import { type RowsFilters, rowsFilters } from '../lists/rows-filter-bar.tsx';
import { useNames } from '../people/use-names.ts';
import { fieldOf } from './described.ts';
import { choiceOf } from './dictionary-source.ts';
import { useOptions } from './use-options.ts';

/** What stands above the table of a dictionary: its search, and a chip for each field that narrows it. */
export const useFilters = (described: DictionaryDescription): ReturnType<typeof rowsFilters> => {
  const t = useTranslations('dictionary');
  const names = useNames();
  const optionsOf = useOptions(described);
  const filters: RowsFilters = {
    label: t('filters'),
    reset: t('reset'),
    search: {
      label: t('search'),
      hint: described.searched
        .filter((name) => !name.endsWith('_eng'))
        .slice(0, 2)
        .map((name) => names.of(fieldOf(described, name) ?? {}, 'label'))
        .filter((text) => text !== '')
        .join(', '),
    },
    choices: described.narrowed.flatMap((name) => {
      const field = fieldOf(described, name);
      if (!field || choiceOf(field) === undefined) return [];
      const options =
        field.kind === 'flag'
          ? (['on', 'off'] as const).map((value) => ({
              value,
              label:
                name === 'disabled'
                  ? t(value === 'on' ? 'is_off' : 'is_on')
                  : t(value === 'on' ? 'yes' : 'no'),
            }))
          : optionsOf(field).filter(({ value }) => value !== '');
      return options.length > 1
        ? [{ name, label: name === 'disabled' ? t('in_use_title') : names.of(field, 'label'), options }]
        : [];
    }),
  };
  const { search, ...without } = filters;
  return rowsFilters(
    described.searched.length === 0 ? without : { ...without, search: search ?? { label: '', hint: '' } },
  );
};
