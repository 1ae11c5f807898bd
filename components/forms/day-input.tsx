'use client';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import type { Day } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';
import { useTypedDays } from '../calendar/use-typed-days.ts';
import { TextInput } from '../ui/text-input.tsx';

interface DayInputProps
  extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur' | 'trailing'> {
  value: Day | null;
  onChange: (day: Day | null) => void;
  /** The input was left; `wrong` when what stands in it is no date. */
  onLeave?: (wrong: boolean) => void;
}

/** Room for a pasted date with spaces around it. */
const LONGEST = 24;

/**
 * A typed date: separators appear by themselves, the day follows as soon as it is one beyond doubt, the weekday stands
 * in the field. A text that is left and is no date stands for no day, never for the one before it. Nothing typed is
 * ever cleared, nor overtaken by what the rules fill in. Another language writes the day its own way.
 */
export const DayInput = ({ value, onChange, onLeave, ...rest }: DayInputProps) => {
  const t = useTranslations('documents.form');
  const { weekday } = useDays();
  const days = useTypedDays();
  const print = (day: Day | null): string => (day === null ? '' : days.typed(day));
  const printed = print(value);
  const [text, setText] = useState(printed);
  const [known, setKnown] = useState(printed);
  const [typing, setTyping] = useState(false);
  /** What stood there before a text that was left and is no date; null where none was left. */
  const [over, setOver] = useState<string | null>(null);
  if (known !== printed) {
    setKnown(printed);
    const stays = typing || (over !== null && (printed === '' || printed === over));
    if (!stays) {
      setText(printed);
      setOver(null);
    }
  }
  // Once it stands for nothing, whatever comes next was chosen elsewhere.
  if (over && printed === '') setOver('');
  const settle = (): boolean => {
    setTyping(false);
    const day = text.trim() === '' ? null : days.parse(text);
    setOver(day === undefined ? printed : null);
    setKnown(print(day ?? null));
    if (day) setText(days.typed(day));
    if ((day ?? null) !== value) onChange(day ?? null);
    return day === undefined;
  };
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('day_pattern')}
      maxLength={LONGEST}
      value={text}
      onChange={(event) => {
        const typed = days.spelled(text, event.target.value);
        setTyping(true);
        setOver(null);
        setText(typed);
        const day = typed.trim() === '' ? null : days.parseTyping(typed);
        if (day === undefined) return;
        setKnown(print(day));
        onChange(day);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      onBlur={() => onLeave?.(settle())}
      trailing={
        value === null || over !== null ? undefined : (
          <span className="px-2 text-ink-3">{weekday(value)}</span>
        )
      }
    />
  );
};
