'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import type { Entered, LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import { yearOf } from '../../../../lib/kernel/day.ts';
import {
  type AskedAct,
  type DayAct,
  refusedAct,
  refusedDay,
  refusedDays,
} from '../../../../lib/leave/entered.ts';
import { partsOfDays } from '../../../../lib/leave/parts.ts';
import { useRuleWords } from '../../../documents/form/use-rule-words.ts';
import type { FieldValues, WindowForm } from '../../../forms/window/window-form.ts';
import { notify } from '../../../ui/notify.ts';
import { useLeaveWords } from './use-leave-words.ts';

const TYPED = z.object({
  days: z.string(),
  period: z.string(),
  from_period: z.string(),
  to_period: z.string(),
  on_date: z.string().nullable(),
  reason: z.string(),
});
export type DayActValues = z.infer<typeof TYPED>;

/** An act with a person's days as hr types it: how it is judged and sent, and what the preview counts by. */
export const useDayAct = ({ employee, kind, today, years }: LeaveBalance) => {
  const t = useTranslations('families.vacation.days');
  const words = useRuleWords();
  const { number } = useLeaveWords();
  const [act, setAct] = useState<DayAct>('correct');
  const year = yearOf(today);
  const isMoved = act === 'transfer';
  const restOf = (period: number): string => years.find((each) => each.period === period)?.days ?? '0.00';
  const partsOf = (period: number): number => partsOfDays(restOf(period));
  const askedBy = (values: FieldValues): AskedAct => ({
    act,
    kind,
    days: String(values.days).trim().replace('−', '-'),
    reason: String(values.reason),
    period: Number(values[isMoved ? 'from_period' : 'period']),
    ...(typeof values.on_date === 'string' && { on_date: values.on_date }),
    ...(isMoved && { to_period: Number(values.to_period) }),
  });
  const begins = {
    days: '',
    period: String(year),
    from_period: String(year),
    to_period: String(year + 1),
    on_date: today,
    reason: '',
  };
  const refusalOf = (values: FieldValues) => refusedAct(askedBy(values), partsOf);
  const never = refusalOf(begins);
  const form: Omit<WindowForm<DayActValues>, 'title' | 'fields'> = {
    begins,
    check: TYPED.superRefine((values, { addIssue }) => {
      const refusal = refusalOf(values);
      if (refusal) addIssue({ code: 'custom', path: [refusal.field] });
    }),
    wrong: (_field, values) => {
      const refusal = refusalOf(values);
      return refusal ? words.field(refusal) : '';
    },
    live: (values) => {
      const day = refusedDay(askedBy(values));
      const days = values.days === '' ? undefined : refusedDays(askedBy(values), partsOf);
      return {
        ...(day && { on_date: words.field(day) }),
        ...(days?.code === 'vacation/not-so-many' && { days: words.field(days) }),
      };
    },
    /** Of annual leave nothing lapses, whatever is typed. */
    never: never?.field === 'kind' ? words.field(never) : undefined,
    method: `leave.${act}`,
    send: (values) => {
      const { act: _act, period, ...rest } = askedBy(values);
      return {
        params: {
          on_date: today,
          ...rest,
          ...(isMoved ? { from_period: period } : { period }),
          employee_id: employee.id,
        },
      };
    },
    tell: (answer) => {
      const { data } = answer as { data: Entered };
      notify.success(t(`act.done.${act}`, { days: number(data.days) }));
    },
    rereads: ['leave_entry', 'leave_rest', 'vacation_limit'],
  };
  return {
    act,
    setAct,
    askedBy,
    restOf,
    /** The days are such that their year has them. */
    hasDays: (values: FieldValues) =>
      values.days !== '' && refusedDays(askedBy(values), partsOf) === undefined,
    form,
  };
};
