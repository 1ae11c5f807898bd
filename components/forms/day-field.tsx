'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Day } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

interface DayFieldProps {
  label: ReactNode;
  value: Day | null;
  onChange: (day: Day | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  id?: string;
  readOnly?: boolean;
}

/**
 * A typed date: what is typed stays as typed, the day follows when it is one, the weekday stands in the field. A text
 * that is no date says so when the field is left, and nothing is cleared.
 */
export const DayField = ({ label, value, onChange, onBlur, error, hint, optional = false, id, readOnly = false }: DayFieldProps) => {
  const t = useTranslations('documents.form');
  const days = useDays();
  const printed = value === null ? '' : days.day(value);
  const [text, setText] = useState(printed);
  const [known, setKnown] = useState(value);
  const [wrong, setWrong] = useState(false);
  if (known !== value) {
    setKnown(value);
    setText(printed);
    setWrong(false);
  }
  const type = (typed: string) => {
    setText(typed);
    const day = typed.trim() === '' ? null : days.parse(typed);
    if (day === undefined) return;
    setKnown(day);
    setWrong(false);
    onChange(day);
  };
  const leave = () => {
    const day = text.trim() === '' ? null : days.parse(text);
    setWrong(day === undefined);
    if (day !== undefined && day !== null) setText(days.day(day));
    onBlur?.();
  };
  return (
    <Field label={label} error={wrong ? t('not_a_day') : error} hint={hint} optional={optional} {...(id ? { id } : {})}>
      {(control) => (
        <TextInput
          {...control}
          name={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('day_pattern')}
          maxLength={10}
          readOnly={readOnly}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          trailing={value === null ? undefined : <span className="px-2 text-ink-3">{days.weekday(value)}</span>}
        />
      )}
    </Field>
  );
};
