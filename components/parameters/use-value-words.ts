'use client';
import { useTranslations } from 'next-intl';
import type { ParameterOption, ParameterShown } from '../../lib/rpc/parameters.ts';
import { numeric } from '../../lib/settings/read.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { itemsOf } from './items.ts';

type Options = Readonly<Record<string, readonly ParameterOption[]>>;

/** What a value of a parameter is to its reader: «включено», «30», «Донорский день»; its unit stands beside the control. */
export const useValueWords = (options: Options): ((parameter: ParameterShown, value: string) => string) => {
  const t = useTranslations('settings');
  const names = useNames();
  const { number } = useDays();
  return (parameter, stored) => {
    const value = stored.trim() || parameter.default;
    const { type, choices, holds } = parameter;
    const chosen = choices?.find((each) => each.value === value.toLowerCase());
    if (chosen) return names.of(chosen, 'label');
    if (type === 'flag') return value === '1' ? t('on') : t('off');
    if (value === '') return t('empty');
    const amount = numeric(value);
    if (type === 'number' && amount !== undefined) return number(amount);
    const known = (holds && options[holds]) || [];
    return type === 'list'
      ? itemsOf(value)
          .map((item) => labelOf(known, item, names))
          .join(', ')
      : value;
  };
};

type Names = ReturnType<typeof useNames>;

const labelOf = (known: readonly ParameterOption[], item: string, names: Names): string => {
  const option = known.find(({ value }) => value.toLowerCase() === item.toLowerCase());
  return option ? names.of(option, 'label') : item;
};
