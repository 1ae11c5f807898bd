'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { returnToWork } from '../../../lib/calendar/day-count.ts';
import { type Day, isDay } from '../../../lib/kernel/day.ts';
import { RangeCalendar } from '../../board/range-calendar.tsx';
import { LawAloneNote } from '../../calendar/law-alone-note.tsx';
import { useDays } from '../../calendar/use-days.ts';
import { DayField } from '../../forms/day-field.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DayCountLine } from './day-count-line.tsx';
import { PeriodPresets } from './period-presets.tsx';
import { type Counting, type PeriodValues, recounted, withPart, withRange } from './period-values.ts';
import { useSlots } from './slots.ts';
import { useBlockedDays } from './use-blocked-days.ts';
import type { DocumentForm } from './use-document-form.ts';
import { useFieldError } from './use-field-error.ts';

/** First day, last day and days, each moving the others, typed or picked in the calendar beside. */
export const PeriodControl = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.fields');
  const days = useDays();
  const errorOf = useFieldError(form);
  const blocked = useBlockedDays(form);
  const slots = useSlots();
  const { calendar } = form.situation;
  const period = periodIn(form);
  const put = (next: PeriodValues) =>
    form.set({ start_date: next.start_date, end_date: next.end_date, days: next.days });
  const [said, setSaid] = useState<'days' | 'end_date'>('end_date');
  const change = (part: Partial<PeriodValues>) => {
    if ('days' in part) setSaid('days');
    if ('end_date' in part) setSaid('end_date');
    put(withPart(period, part, form.rule, calendar));
  };
  useOnOtherCounting({ rule: form.rule, calendar }, (before, now) => {
    const next = recounted(period, said, before, now);
    if (next) put(next);
  });
  const back = period.end_date === null ? undefined : returnToWork(period.end_date, calendar);
  return (
    <>
      <div className="grid gap-x-8 gap-y-5 desk:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4 max-desk:grid-cols-2">
          <DayField
            id="start_date"
            label={t('start_date')}
            value={period.start_date}
            error={errorOf('start_date')}
            onChange={(day) => change({ start_date: day })}
            onBlur={() => form.touch('start_date')}
          />
          <DayField
            id="end_date"
            label={t('end_date')}
            value={period.end_date}
            error={errorOf('end_date')}
            hint={back && t('back_to_work', { day: days.day(back), weekday: days.weekdayLong(back) })}
            onChange={(day) => change({ end_date: day })}
            onBlur={() => form.touch('end_date')}
          />
          <DaysField
            value={period.days}
            error={errorOf('days')}
            onChange={(count) => change({ days: count })}
            onBlur={() => form.touch('days')}
          />
          <div className="max-desk:col-span-full">
            <PeriodPresets
              form={form}
              period={period}
              onChange={(next) => {
                setSaid('days');
                put(next);
              }}
            />
          </div>
        </div>
        <RangeCalendar
          value={{ start: period.start_date, end: period.end_date }}
          onChange={({ start, end }) => {
            setSaid('end_date');
            put(withRange(start, end, form.rule, calendar));
            if (end !== null) form.touch('start_date', 'end_date', 'days');
          }}
          calendar={calendar}
          today={form.situation.today}
          opens={slots.opens?.(form) ?? form.situation.today}
          blocked={blocked}
        />
      </div>
      <DayCountLine period={period} rule={form.rule} calendar={calendar} />
      {period.start_date !== null && period.end_date !== null && (
        <LawAloneNote first={period.start_date} last={period.end_date} calendar={calendar} />
      )}
    </>
  );
};

/** Tells when days are counted otherwise than they were. */
const useOnOtherCounting = (now: Counting, tell: (before: Counting, now: Counting) => void): void => {
  const counted = useRef(now);
  useEffect(() => {
    const before = counted.current;
    if (before.rule === now.rule && before.calendar === now.calendar) return;
    counted.current = now;
    tell(before, now);
  });
};

const dayIn = (value: unknown): Day | null => (isDay(value) ? value : null);

const periodIn = ({ form: { values } }: DocumentForm): PeriodValues => ({
  start_date: dayIn(values.start_date),
  end_date: dayIn(values.end_date),
  days: typeof values.days === 'number' ? values.days : null,
});

interface DaysFieldProps {
  value: number | null;
  error: string | undefined;
  onChange: (days: number | null) => void;
  onBlur: () => void;
}

const DaysField = ({ value, error, onChange, onBlur }: DaysFieldProps) => {
  const t = useTranslations('documents.fields');
  return (
    <Field id="days" label={t('days')} error={error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={value ?? ''}
          onChange={(event) => {
            const digits = event.target.value.replaceAll(/\D/g, '');
            onChange(digits === '' ? null : Number(digits));
          }}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
};
