'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Entered, LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import { type Day, yearOf } from '../../../../lib/kernel/day.ts';
import { DayField } from '../../../forms/day-field.tsx';
import { useAppLocale } from '../../../i18n/use-app-locale.ts';
import { useNames } from '../../../people/use-names.ts';
import { reread } from '../../../rpc/reread.ts';
import { RpcError } from '../../../rpc/rpc-error.ts';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../../rpc/use-rpc-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useLeaveWords } from './use-leave-words.ts';

interface CorrectDialogProps {
  balance: LeaveBalance;
  onClose: () => void;
}

/** hr adds days, or takes some, and says why. */
export const CorrectDialog = ({ balance, onClose }: CorrectDialogProps) => {
  const t = useTranslations('families.vacation.days');
  const common = useTranslations('common');
  const names = useNames();
  const locale = useAppLocale();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { number } = useLeaveWords();
  const onId = useId();
  const { employee, kind, today } = balance;
  const [values, setValues] = useState({ days: '', period: String(yearOf(today)), reason: '' });
  const [on, setOn] = useState<Day | null>(today);
  const enter = useRpcMutation<object, { data: Entered }>('leave.correct', {
    onSuccess: ({ data }) => {
      notify.success(t('corrected_done', { days: number(data.days) }));
      void reread(client, 'leave_entry', 'leave_rest', 'vacation_limit');
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof RpcError && error.fields.length > 0)) notify.error(errorText(error));
    },
  });
  const errors: Readonly<Record<string, string>> =
    enter.error instanceof RpcError ? enter.error.fieldMessages(locale) : {};
  const set = (name: keyof typeof values) => (value: string) =>
    setValues((before) => ({ ...before, [name]: value }));
  const save = () =>
    enter.mutate({
      employee_id: employee.id,
      kind,
      period: Number(values.period),
      on_date: on ?? today,
      days: values.days.replace('−', '-'),
      reason: values.reason,
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !enter.isPending && onClose()}
      keepOpen={values.days !== '' || values.reason !== '' || enter.isPending}
      title={t('correct_title', { name: names.short(employee.name, employee.name_eng) })}
      description={t('correct_text')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="filled" busy={enter.isPending} onClick={save}>
            {t('correct_save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('correct_days')} hint={t('correct_days_hint')} error={errors.days}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={8}
                value={values.days}
                onChange={(event) => set('days')(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('correct_period')} error={errors.period}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                maxLength={4}
                value={values.period}
                onChange={(event) => set('period')(event.target.value.replaceAll(/\D/g, ''))}
              />
            )}
          </Field>
        </div>
        <DayField
          id={onId}
          label={t('correct_on')}
          value={on}
          onChange={setOn}
          onBlur={() => undefined}
          error={errors.on_date}
        />
        <Field label={t('correct_reason')} hint={t('correct_reason_hint')} error={errors.reason}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={500}
              value={values.reason}
              onChange={(event) => set('reason')(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
};
