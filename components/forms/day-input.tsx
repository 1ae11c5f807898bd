'use client';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import type { Day } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';
import { TextInput } from '../ui/text-input.tsx';

interface DayInputProps
  extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur' | 'trailing'> {
  value: Day | null;
  onChange: (day: Day | null) => void;
  /** The input was left; `wrong` when what stands in it is no date. */
  onLeave?: (wrong: boolean) => void;
}

/**
 * A typed date: what is typed stays as typed, the day follows as soon as it is one, the weekday stands in the field.
 * A text that is left and is no date stands for no day, never for the one before it. Nothing typed is ever cleared. Another language writes the day its own way.
 */
export const DayInput = ({ value, onChange, onLeave, ...rest }: DayInputProps) => {
  const t = useTranslations('documents.form');
  const days = useDays();
  const print = (day: Day | null): string => (day === null ? '' : days.day(day));
  const printed = print(value);
  const [text, setText] = useState(printed);
  const [known, setKnown] = useState(printed);
  if (known !== printed) {
    setKnown(printed);
    setText(printed);
  }
  const dayOf = (typed: string): Day | null | undefined => (typed.trim() === '' ? null : days.parse(typed));
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('day_pattern')}
      maxLength={10}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const day = dayOf(event.target.value);
        if (day === undefined) return;
        setKnown(print(day));
        onChange(day);
      }}
      onBlur={() => {
        const day = dayOf(text);
        if (day) setText(days.day(day));
        if (day === undefined) {
          setKnown(print(null));
          onChange(null);
        }
        onLeave?.(day === undefined);
      }}
      trailing={value === null ? undefined : <span className="px-2 text-ink-3">{days.weekday(value)}</span>}
    />
  );
};
