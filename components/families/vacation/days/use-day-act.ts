'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import { type Day, yearOf } from '../../../../lib/kernel/day.ts';
import {
  type AskedAct,
  type DayAct,
  refusedAct,
  refusedDay,
  refusedDays,
} from '../../../../lib/leave/entered.ts';
import { partsOfDays } from '../../../../lib/leave/parts.ts';
import { useRuleWords } from '../../../documents/form/use-rule-words.ts';
import { reread } from '../../../rpc/reread.ts';
import { RpcError } from '../../../rpc/rpc-error.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { useFieldErrors } from '../../../rpc/use-field-errors.ts';
import { useRpcMutation } from '../../../rpc/use-rpc-mutation.ts';
import { notify } from '../../../ui/notify.ts';
import { useLeaveWords } from './use-leave-words.ts';

/** What hr has typed of an act with a person's days, how it is judged, and its sending. */
export const useDayAct = (balance: LeaveBalance, onDone: () => void) => {
  const t = useTranslations('families.vacation.days');
  const words = useRuleWords();
  const fieldErrors = useFieldErrors();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { number } = useLeaveWords();
  const { employee, kind, today, years } = balance;
  const [act, setAct] = useState<DayAct>('correct');
  const year = yearOf(today);
  const [values, setValues] = useState({
    days: '',
    period: String(year),
    to_period: String(year + 1),
    reason: '',
  });
  const [on, setOn] = useState<Day | null>(today);
  const enter = useRpcMutation(`leave.${act}`, {
    onSuccess: ({ data }) => {
      notify.success(t(`act.done.${act}`, { days: number(data.days) }));
      void reread(client, 'leave_entry', 'leave_rest', 'vacation_limit');
      onDone();
    },
    onError: (error) => {
      if (!(error instanceof RpcError && error.fields.length > 0)) notify.error(errorText(error));
    },
  });
  const restOf = (period: number): string => years.find((each) => each.period === period)?.days ?? '0.00';
  const asked: AskedAct = {
    act,
    kind,
    days: values.days.trim().replace('−', '-'),
    reason: values.reason,
    period: Number(values.period),
    ...(on && { on_date: on }),
    ...(act === 'transfer' && { to_period: Number(values.to_period) }),
  };
  const partsOf = (period: number): number => partsOfDays(restOf(period));
  const refusal = refusedAct(asked, partsOf);
  const days = values.days === '' ? undefined : refusedDays(asked, partsOf);
  const day = refusedDay(asked);
  const told: Readonly<Record<string, string>> = fieldErrors(enter.error);
  const errors: Readonly<Record<string, string | undefined>> = {
    ...told,
    ...(day && { on_date: words.field(day) }),
    ...(days?.code === 'vacation/not-so-many' && { days: words.field(days) }),
  };
  return {
    act,
    setAct: (next: DayAct) => {
      enter.reset();
      setAct(next);
    },
    values,
    set: (name: keyof typeof values) => (value: string) =>
      setValues((before) => ({ ...before, [name]: value })),
    on,
    setOn,
    asked,
    restOf,
    /** Why no such act is possible with these days at all. */
    never: refusal?.field === 'kind' ? words.field(refusal) : undefined,
    /** The days are such that their year has them. */
    hasDays: values.days !== '' && days === undefined,
    errors,
    isPending: enter.isPending,
    save: () => {
      const { act: _act, period, to_period: _to, ...rest } = asked;
      const at =
        act === 'transfer' ? { from_period: period, to_period: Number(values.to_period) } : { period };
      enter.mutate({ ...rest, ...at, employee_id: employee.id, on_date: on ?? today });
    },
  };
};

export type DayActForm = ReturnType<typeof useDayAct>;
