'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Day } from '../../lib/kernel/day.ts';
import { Field } from '../ui/field.tsx';
import { DayInput } from './day-input.tsx';

interface DayFieldProps {
  id: string;
  label: ReactNode;
  value: Day | null;
  onChange: (day: Day | null) => void;
  onBlur: () => void;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
}

/** A date of a form; a text that is no date says so when the field is left. */
export const DayField = ({
  id,
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
  optional = false,
}: DayFieldProps) => {
  const t = useTranslations('documents.form');
  const [wrong, setWrong] = useState(false);
  return (
    <Field id={id} label={label} error={wrong ? t('not_a_day') : error} hint={hint} optional={optional}>
      {(control) => (
        <DayInput
          {...control}
          value={value}
          onChange={(day) => {
            setWrong(false);
            onChange(day);
          }}
          onLeave={(left) => {
            setWrong(left);
            onBlur();
          }}
        />
      )}
    </Field>
  );
};
