'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { ClockTime } from '../../../lib/kernel/clock-time.ts';
import { TimeInput } from '../../forms/time-input.tsx';
import { Field } from '../../ui/field.tsx';

/** A time of the day; a text that is none says so once the field is left. */
export const TimeField = ({
  id,
  label,
  counter,
  value,
  onChange,
}: {
  id: string;
  label: string;
  counter?: ReactNode;
  value: ClockTime | null;
  onChange: (time: ClockTime | null) => void;
}) => {
  const t = useTranslations('documents.form');
  const [wrong, setWrong] = useState(false);
  return (
    <Field id={id} label={label} counter={counter} error={wrong && t('not_a_time')}>
      {(control) => <TimeInput {...control} value={value} onChange={onChange} onLeave={setWrong} />}
    </Field>
  );
};
