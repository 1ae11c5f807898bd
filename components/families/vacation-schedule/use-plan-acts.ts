'use client';
import { useCallback, useMemo, useRef } from 'react';
import { endOf } from '../../../lib/calendar/day-count.ts';
import { wholeDays } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import { weekday } from '../../../lib/kernel/day.ts';
import { LONG_PART_DAYS } from '../../../lib/leave/long-part.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { type PlanActs, planActs } from './plan-acts.ts';
import type { PlanRow } from './review.ts';
import type { PlanEditing } from './use-plan-edits.ts';
import { type Schedule, useCountRules } from './use-schedule.ts';
import type { YearScale } from './year-scale.ts';

/** The acts of hands and keys, the same ones as long as the screen stands; and a new part on the first free days. */
export const usePlanActs = ({ year }: Schedule, put: PlanEditing['put'], scale: YearScale) => {
  const { calendar, types } = useDictionaries();
  const ruleOf = useCountRules();
  const latest = useRef(put);
  latest.current = put;
  const acts = useMemo((): PlanActs => {
    const kind = types.find(({ object_id, disabled }) => object_id === 'vacation_schedule' && !disabled);
    const document_type_id = kind?.id ?? null;
    return planActs((changed) => latest.current(changed), calendar, {
      document_type_id,
      rule: ruleOf(document_type_id),
    });
  }, [calendar, types, ruleOf]);
  const addFree = useCallback(
    ({ person, entries, planned }: PlanRow) => {
      const left = wholeDays(person.limit ?? 0) - planned;
      const days = left > 0 ? Math.min(left, LONG_PART_DAYS) : LONG_PART_DAYS;
      const start = scale.days.find((day) => {
        if (weekday(day) !== 1 || day < `${year}-05-01`) return false;
        const end = endOf(day, days, ruleOf(null), calendar) ?? day;
        return !entries.some((entry) => entry.start_date <= end && entry.end_date >= day);
      });
      if (start !== undefined) acts.add(person, start, days);
    },
    [acts, calendar, ruleOf, scale, year],
  );
  return { acts, addFree };
};
