'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldControl } from '../../../lib/documents/form.ts';
import type { CellValue } from '../../../lib/documents/lines.ts';
import { isClockTime } from '../../../lib/kernel/clock-time.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { DayInput } from '../../forms/day-input.tsx';
import { TimeInput } from '../../forms/time-input.tsx';
import { typedNumber } from '../../forms/typed-number.ts';
import { useSpelledMoney } from '../../money/use-spelled-money.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFieldWords } from '../form/use-field-words.ts';
import { useDictionary } from '../use-dictionary.ts';
import { useEntryNames } from './use-entry-names.ts';

export interface CellInputProps {
  object_id: string;
  control: FieldControl;
  /** As it was typed, and as it is shown where the rules fill something in. */
  typed: CellValue;
  shown: CellValue;
  onChange: (value: CellValue) => void;
  onLeave: () => void;
  id: string;
  label: string;
  invalid: boolean;
  describedBy: string | undefined;
}

/** The control of a cell. What the rules fill in shows once the cell is left: it never overtakes the typing. */
export const CellInput = (props: CellInputProps) => {
  switch (props.control.kind) {
    case 'dictionary':
      return <EntryInput {...props} object={props.control.object} />;
    case 'choice':
      return <ChoiceInput {...props} values={props.control.values} />;
    case 'day':
      return <DayCell {...props} />;
    case 'time':
      return <TimeCell {...props} />;
    case 'flag':
      return <FlagCell {...props} />;
    case 'money':
      return <TextCell {...props} max={20} numeric money />;
    case 'number':
      return <TextCell {...props} max={20} numeric />;
    case 'text':
    case 'long_text':
      return <TextCell {...props} max={props.control.max} />;
    default:
      return null;
  }
};

const tied = ({ id, label, invalid, describedBy }: CellInputProps) => ({
  id,
  'aria-label': label,
  'aria-invalid': invalid ? (true as const) : undefined,
  'aria-describedby': describedBy,
});

const TextCell = (props: CellInputProps & { max: number; numeric?: boolean; money?: boolean }) => {
  const { typed, shown, max, numeric = false, money = false, onChange, onLeave } = props;
  const [inside, setInside] = useState(false);
  const spelled = useSpelledMoney();
  return (
    <TextInput
      {...tied(props)}
      autoComplete="off"
      maxLength={max}
      {...(numeric ? { inputMode: 'decimal' as const } : {})}
      className={classNames('px-2!', numeric && 'text-right!')}
      value={inside ? String(typed ?? '') : money ? spelled(shown) : String(shown ?? '')}
      onFocus={({ target }) => {
        // Another spelling comes with the focus, and takes the selection with it: it comes at once, so that what selects
        // the text after the focus selects that one; what was selected before stays so.
        const isWhole = isWholeSelected(target);
        flushSync(() => setInside(true));
        if (isWhole) target.select();
      }}
      onChange={({ target: { value } }) => {
        setInside(true);
        onChange(numeric ? typedNumber(value) : value);
      }}
      onBlur={() => {
        setInside(false);
        onLeave();
      }}
    />
  );
};

const isWholeSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length;

const DayCell = (props: CellInputProps) => (
  <DayInput
    {...tied(props)}
    className="px-2!"
    value={isDay(props.shown) ? props.shown : null}
    onChange={props.onChange}
    onLeave={props.onLeave}
  />
);

const TimeCell = (props: CellInputProps) => (
  <TimeInput
    {...tied(props)}
    className="px-2!"
    value={isClockTime(props.shown) ? props.shown : null}
    onChange={props.onChange}
    onLeave={props.onLeave}
  />
);

const FlagCell = (props: CellInputProps) => (
  <Checkbox
    {...tied(props)}
    checked={props.shown === '1'}
    onCheckedChange={(checked) => props.onChange(checked ? '1' : '0')}
    onBlur={props.onLeave}
  />
);

const EntryInput = ({ object, ...props }: CellInputProps & { object: string }) => {
  const nameOf = useEntryNames(object);
  const entries = useDictionary(object);
  return (
    <Options
      {...props}
      options={entries.map(({ id }) => ({ value: String(id), label: nameOf(id) }))}
      onChoose={(value) => props.onChange(Number(value))}
    />
  );
};

const ChoiceInput = ({ values, ...props }: CellInputProps & { values: readonly string[] }) => {
  const words = useFieldWords(props.object_id);
  return (
    <Options
      {...props}
      options={values.map((value) => ({ value, label: words.choice(props.control.field, value) }))}
      onChoose={props.onChange}
    />
  );
};

const Options = ({
  options,
  onChoose,
  ...props
}: CellInputProps & {
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}) => {
  const t = useTranslations('documents.form');
  return (
    <Select
      {...tied(props)}
      className="gap-1! px-2!"
      value={props.shown === null ? '' : String(props.shown)}
      onValueChange={onChoose}
      onBlur={props.onLeave}
      placeholder={t('choose')}
      options={options}
    />
  );
};
