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
  const families = useTranslations('families');
  const documents = useTranslations('documents.fields');
  const locale = useAppLocale();
  const labelOf = useCallback(
    (key: string): string | undefined => {
      const [file = '', ...rest] = key.split('.');
      const own = rest.join('.');
      if (file === 'families') return families.has(own) ? families(own) : undefined;
      const common = rest.slice(1).join('.');
      return documents.has(common) ? documents(common) : undefined;
    },
    [families, documents],
  );
  const field = useCallback(
    (refusal: FieldRefusal): string =>
      rules(refusal.code.replaceAll('/', '.'), printedValues(refusal, locale, labelOf)),
    [rules, locale, labelOf],
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
