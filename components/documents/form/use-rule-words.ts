'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { formatValues } from '../../../lib/i18n/format.ts';
import { type FieldRefusal, printable, type Refusal } from '../../../lib/kernel/refusal.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';

/** Refusals of the rules in the reader's sentences; days in them are written as people write them. */
export const useRuleWords = (object_id: string) => {
  const rules = useTranslations('rules');
  const refused = useTranslations('documents.refused');
  const fields = useTranslations('documents.fields');
  const families = useTranslations('families');
  const locale = useAppLocale();
  const field = useCallback(
    ({ code, values = {} }: FieldRefusal): string =>
      rules(code.replaceAll('/', '.'), formatValues(values, locale)),
    [rules, locale],
  );
  const named = (name: string): string =>
    name === 'document_type_id' ? families(`${object_id}.type`) : fields.has(name) ? fields(name) : name;
  return {
    field,
    /** The first thing that stands against a move. */
    refusal: ({ reason, values, fields = [] }: Refusal): string => {
      const [first] = fields;
      if (first)
        return first.code === 'field/required'
          ? refused('required', { field: named(first.field) })
          : field(first);
      return refused.has(reason) ? refused(reason, printable(values)) : refused('other');
    },
  };
};
