'use client';
import { useTranslations } from 'next-intl';
import type { LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import { DAY_ACTS, type DayAct } from '../../../../lib/leave/entered.ts';
import { FormWindow } from '../../../forms/window/form-window.tsx';
import type { FieldValues, WindowField, WindowForm } from '../../../forms/window/window-form.ts';
import { useNames } from '../../../people/use-names.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { ActPreview } from './act-preview.tsx';
import { type DayActValues, useDayAct } from './use-day-act.ts';
import { useLeaveWords } from './use-leave-words.ts';

interface CorrectDialogProps {
  balance: LeaveBalance;
  onClose: () => void;
}

/** hr adds days or takes some, moves some to another year, writes off what has lapsed; each for a reason. */
export const CorrectDialog = ({ balance, onClose }: CorrectDialogProps) => (
  <FormWindow form={useCorrectForm(balance)} onClose={onClose} onSaved={onClose} />
);

const useCorrectForm = (balance: LeaveBalance): WindowForm<DayActValues> => {
  const t = useTranslations('families.vacation.days');
  const names = useNames();
  const { employee } = balance;
  const { act, setAct, askedBy, restOf, hasDays, form } = useDayAct(balance);
  const { number } = useLeaveWords();
  const year = (
    name: 'period' | 'from_period' | 'to_period',
    label: string,
    values: FieldValues,
  ): WindowField => ({
    kind: 'text',
    name,
    label,
    hint: t('act.rest', { days: number(restOf(Number(values[name]))) }),
    isDigits: true,
    max: 4,
    half: 'always',
  });
  const isMoved = act === 'transfer';
  return {
    ...form,
    title: t('correct_title', { name: names.short(employee.name, employee.name_eng) }),
    description: t(`act.text.${act}`),
    verb: t(`act.save.${act}`),
    fields: (values) => [
      {
        kind: 'own',
        name: 'act',
        control: ({ set }) => (
          <div className="flex">
            <Segmented<DayAct>
              label={t('act.label')}
              value={act}
              onValueChange={(next) => {
                setAct(next);
                const typed = values[isMoved ? 'from_period' : 'period'] ?? null;
                // What was refused of one act says nothing of another.
                set({ ...values, period: typed, from_period: typed });
              }}
              options={DAY_ACTS.map((value) => ({ value, label: t(`act.verb.${value}`) }))}
            />
          </div>
        ),
      },
      {
        kind: 'text',
        name: 'days',
        label: t('correct_days'),
        max: 8,
        half: 'always',
        ...(act === 'correct' && { hint: t('correct_days_hint') }),
      },
      ...(isMoved ? [] : [year('period', t('correct_period'), values)]),
      {
        kind: 'day',
        name: 'on_date',
        label: t('correct_on'),
        ...(isMoved && { half: 'always' as const }),
      },
      ...(isMoved
        ? [year('from_period', t('act.from_period'), values), year('to_period', t('act.to_period'), values)]
        : []),
      { kind: 'area', name: 'reason', label: t('correct_reason'), hint: t('correct_reason_hint'), max: 500 },
      {
        kind: 'own',
        name: 'preview',
        control: () => (
          <ActPreview
            balance={balance}
            asked={askedBy(values)}
            restOf={restOf}
            isShown={hasDays(values) && form.never === undefined}
          />
        ),
      },
    ],
  };
};
