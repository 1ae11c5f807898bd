'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { printedValues } from '../../../lib/i18n/format.ts';
import { type FieldRefusal, printable, type Refusal } from '../../../lib/kernel/refusal.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';

/** Refusals of the rules in the reader's sentences; days in them are written as people write them. */
export const useRuleWords = () => {
  const rules = useTranslations('rules');
  const refused = useTranslations('documents.refused');
  const locale = useAppLocale();
  const field = useCallback(
    (refusal: FieldRefusal): string =>
      rules(refusal.code.replaceAll('/', '.'), printedValues(refusal, locale)),
    [rules, locale],
  );
  return {
    field,
    /** The first thing that stands against a move. */
    refusal: ({ reason, values, fields = [] }: Refusal): string => {
      const [first] = fields;
      if (first) return field(first);
      return refused.has(reason) ? refused(reason, printable(values)) : refused('other');
    },
  };
};
