'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import { DAY_ACTS, type DayAct } from '../../../../lib/leave/entered.ts';
import { DayField } from '../../../forms/day-field.tsx';
import { useNames } from '../../../people/use-names.ts';
import { Button, DisabledReason } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { ActPreview } from './act-preview.tsx';
import { type DayActForm, useDayAct } from './use-day-act.ts';
import { useLeaveWords } from './use-leave-words.ts';

interface CorrectDialogProps {
  balance: LeaveBalance;
  onClose: () => void;
}

/** hr adds days or takes some, moves some to another year, writes off what has lapsed; each for a reason. */
export const CorrectDialog = ({ balance, onClose }: CorrectDialogProps) => {
  const t = useTranslations('families.vacation.days');
  const common = useTranslations('common');
  const names = useNames();
  const reasonId = useId();
  const { employee } = balance;
  const form = useDayAct(balance, onClose);
  const { act, values, isPending, never } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      keepOpen={values.days !== '' || values.reason !== '' || isPending}
      title={t('correct_title', { name: names.short(employee.name, employee.name_eng) })}
      description={t(`act.text.${act}`)}
      footer={
        <>
          {never && <DisabledReason id={reasonId}>{never}</DisabledReason>}
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            variant="filled"
            busy={isPending}
            disabledReason={never}
            aria-describedby={never ? reasonId : undefined}
            onClick={form.save}
          >
            {t(`act.save.${act}`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Segmented<DayAct>
          className="self-start"
          label={t('act.label')}
          value={act}
          onValueChange={form.setAct}
          options={DAY_ACTS.map((value) => ({ value, label: t(`act.verb.${value}`) }))}
        />
        <Fields form={form} />
        <ActPreview balance={balance} form={form} />
      </div>
    </Dialog>
  );
};

const Fields = ({ form }: { form: DayActForm }) => {
  const t = useTranslations('families.vacation.days');
  const onId = useId();
  const { act, values, set, on, setOn, errors, restOf } = form;
  const { number } = useLeaveWords();
  const year = (name: 'period' | 'to_period', label: string, error: string | undefined) => (
    <Field
      label={label}
      hint={t('act.rest', { days: number(restOf(Number(values[name]))) })}
      error={error}
      key={name}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          maxLength={4}
          value={values[name]}
          onChange={(event) => set(name)(event.target.value.replaceAll(/\D/g, ''))}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={t('correct_days')}
          hint={act === 'correct' ? t('correct_days_hint') : undefined}
          error={errors.days}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={8}
              value={values.days}
              onChange={(event) => set('days')(event.target.value)}
            />
          )}
        </Field>
        {act === 'transfer' ? (
          <DayField
            id={onId}
            label={t('correct_on')}
            value={on}
            onChange={setOn}
            onBlur={() => undefined}
            error={errors.on_date}
          />
        ) : (
          year('period', t('correct_period'), errors.period)
        )}
      </div>
      {act === 'transfer' ? (
        <div className="grid grid-cols-2 gap-3">
          {year('period', t('act.from_period'), errors.from_period)}
          {year('to_period', t('act.to_period'), errors.to_period)}
        </div>
      ) : (
        <DayField
          id={onId}
          label={t('correct_on')}
          value={on}
          onChange={setOn}
          onBlur={() => undefined}
          error={errors.on_date}
        />
      )}
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
    </>
  );
};
