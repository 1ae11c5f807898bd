'use client';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { type ClockTime, parseClockTime } from '../../lib/kernel/clock-time.ts';
import { useDays } from '../calendar/use-days.ts';
import { TextInput } from '../ui/text-input.tsx';

interface TimeInputProps
  extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur' | 'trailing'> {
  value: ClockTime | null;
  onChange: (time: ClockTime | null) => void;
  /** The input was left; `wrong` when what stands in it is no time. */
  onLeave?: (wrong: boolean) => void;
}

/** Room for «10:30 p.m.» with spaces around it. */
const LONGEST = 12;

/**
 * A typed time of the day: `9`, `930` and `9.30` are spelled out once the field is left. A text that is no time stands
 * for none, and is never cleared; what the rules fill in meanwhile never overtakes the typing.
 */
export const TimeInput = ({ value, onChange, onLeave, ...rest }: TimeInputProps) => {
  const t = useTranslations('documents.form');
  const days = useDays();
  const printed = value === null ? '' : days.clock(value);
  const [text, setText] = useState(printed);
  const [known, setKnown] = useState(printed);
  const [typing, setTyping] = useState(false);
  /** What stood there before a text that was left and is no time; null where none was left. */
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
    const time = text.trim() === '' ? null : parseClockTime(text);
    const next = time ?? null;
    setOver(time === undefined ? printed : null);
    setKnown(next === null ? '' : days.clock(next));
    if (next !== null) setText(days.clock(next));
    if (next !== value) onChange(next);
    return time === undefined;
  };
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('time_pattern')}
      maxLength={LONGEST}
      value={text}
      onChange={(event) => {
        setTyping(true);
        setOver(null);
        setText(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      onBlur={() => onLeave?.(settle())}
    />
  );
};
