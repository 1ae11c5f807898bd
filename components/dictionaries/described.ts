'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { formatDay, formatDecimal } from '../../lib/i18n/format.ts';
import { isDay } from '../../lib/kernel/day.ts';
import type { DictionaryDescription, DictionaryField } from '../../lib/rpc/dictionaries.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { askDescribed } from './first-dictionary.ts';

/** A dictionary as the server describes it to its reader. */
export const useDescribed = (name: string) => {
  const { key, method, params } = askDescribed(name);
  const asked = useAsked({
    queryKey: key,
    queryFn: ({ signal }) => call<{ data: DictionaryDescription }>(method, params, { signal }),
  });
  return { ...asked, data: asked.data?.data };
};

export const fieldOf = ({ fields }: DictionaryDescription, name: string): DictionaryField | undefined =>
  fields.find((field) => field.name === name);

/** What a value of a field is to its reader, in words. */
export const useValueText = (): ((field: DictionaryField, value: unknown, row?: AnyRow) => string) => {
  const t = useTranslations('dictionary');
  const locale = useAppLocale();
  const names = useNames();
  return useMemo(
    () => (field, value, row) => {
      if (field.shown !== null && row?.[field.shown] !== undefined) return names.of(row, field.shown);
      if (value === null || value === undefined) return '';
      const text = String(value);
      if (field.kind === 'flag') return t(text === '1' ? 'yes' : 'no');
      const said = field.values?.find((each) => each.value === text);
      if (said) return names.of(said, 'label');
      if (field.kind === 'decimal') return formatDecimal(text, locale);
      return isDay(text) ? formatDay(text, locale) : text;
    },
    [t, locale, names],
  );
};

/** What a row is called. */
export const useRowName = (): ((described: DictionaryDescription, row: AnyRow) => string) => {
  const text = useValueText();
  const names = useNames();
  return (described, row) => {
    const [first = 'id'] = described.columns;
    const field = fieldOf(described, first);
    if (first === 'name') return names.of(row, 'name');
    return field ? text(field, row[first], row) : String(row.id);
  };
};
