'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { isDay } from '../../../lib/kernel/day.ts';
import { type FieldRefusal, printable, type Refusal } from '../../../lib/kernel/refusal.ts';
import { useDays } from '../../calendar/use-days.ts';

/** Refusals of the rules in the reader's sentences; days in them are written as people write them. */
export const useRuleWords = (object_id: string) => {
  const rules = useTranslations('rules');
  const refused = useTranslations('documents.refused');
  const fields = useTranslations('documents.fields');
  const families = useTranslations('families');
  const days = useDays();
  const field = useCallback(
    ({ code, values = {} }: FieldRefusal): string =>
      rules(
        code.replaceAll('/', '.'),
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, isDay(value) ? days.day(value) : value]),
        ),
      ),
    [rules, days],
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
