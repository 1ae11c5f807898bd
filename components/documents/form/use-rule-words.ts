'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { isDay } from '../../../lib/kernel/day.ts';
import type { FieldRefusal, Refusal } from '../../../lib/kernel/refusal.ts';
import { useDays } from '../../calendar/use-days.ts';

/** Refusals of the rules in the reader's sentences; days in them are written as people write them. */
export const useRuleWords = () => {
  const rules = useTranslations('rules');
  const refused = useTranslations('documents.refused');
  const days = useDays();
  const field = useCallback(
    ({ code, values = {} }: FieldRefusal): string =>
      rules(
        code.replaceAll('/', '.'),
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isDay(value) ? days.day(value) : value])),
      ),
    [rules, days],
  );
  return {
    field,
    /** The first thing that stands against a move. */
    refusal: ({ reason, values = {}, fields = [] }: Refusal): string => {
      const [first] = fields;
      if (first) return field(first);
      return refused.has(reason) ? refused(reason, values) : refused('other');
    },
  };
};
