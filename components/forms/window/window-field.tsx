'use client';
import { useId } from 'react';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type ControlProps, Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { DayField } from '../day-field.tsx';
import { isSecret, type OwnControl, type WindowField } from './window-form.ts';

interface FieldOf<Kind extends WindowField['kind']> extends OwnControl {
  field: Extract<WindowField, { kind: Kind }>;
  /** What was typed is left. */
  onLeave: () => void;
}

/** One field of a window, in its place and by its kind. */
export const WindowFieldView = ({ field, ...given }: FieldOf<WindowField['kind']>) => (
  <div className={classNames('min-w-0', widthOf(field))}>
    {field.kind === 'own' ? (
      field.control(given)
    ) : field.kind === 'check' ? (
      <Checkbox checked={given.value === true} onCheckedChange={given.onChange}>
        {field.label}
      </Checkbox>
    ) : field.kind === 'day' ? (
      <Day field={field} {...given} />
    ) : (
      <Control field={field} {...given} />
    )}
  </div>
);

const widthOf = (field: WindowField): string | undefined => {
  const half = field.kind === 'own' ? undefined : field.half;
  return half === 'always' ? undefined : half === 'wide' ? 'max-tablet:col-span-2' : 'col-span-2';
};

const Day = ({ field, value, error, onChange, onLeave }: FieldOf<'day'>) => (
  <DayField
    id={useId()}
    label={field.label}
    hint={field.hint}
    optional={field.optional ?? false}
    value={typeof value === 'string' ? value : null}
    onChange={onChange}
    onBlur={onLeave}
    error={error}
  />
);

const Control = ({ field, error, ...given }: FieldOf<'text' | 'area' | 'person' | 'choice'>) => (
  <Field
    label={field.label}
    hint={field.hint}
    error={error}
    optional={field.optional ?? false}
    {...(field.kind === 'area' &&
      field.counter && { counter: field.counter(String(given.value ?? '').length) })}
  >
    {(control) =>
      field.kind === 'person' || field.kind === 'choice' ? (
        <Picked field={field} control={control} error={error} {...given} />
      ) : (
        <Typed field={field} control={control} error={error} {...given} />
      )
    }
  </Field>
);

const Picked = ({
  field,
  control,
  value,
  onChange,
}: FieldOf<'person' | 'choice'> & { control: ControlProps }) =>
  field.kind === 'person' ? (
    <EmployeePicker
      {...control}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      {...(field.of && { object: field.of })}
    />
  ) : (
    <Select
      {...control}
      value={String(value ?? '')}
      onValueChange={(chosen) =>
        onChange(field.options.find((option) => String(option.value) === chosen)?.value ?? null)
      }
      options={field.options.map((option) => ({ ...option, value: String(option.value) }))}
      {...(field.placeholder && { placeholder: field.placeholder })}
    />
  );

const Typed = ({
  field,
  control,
  value,
  onChange,
  onLeave,
}: FieldOf<'text' | 'area'> & { control: ControlProps }) => {
  const isDigits = field.kind === 'text' && field.isDigits;
  const typed = {
    ...control,
    value: String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(isDigits ? target.value.replaceAll(/\D/g, '') : target.value),
    onBlur: onLeave,
    maxLength: field.max,
    autoFocus: field.isFirst,
  };
  return field.kind === 'area' ? (
    <Textarea
      {...typed}
      rows={field.rows}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.form?.requestSubmit();
      }}
      {...(field.isCode && { spellCheck: false, className: 'font-mono text-sm' })}
    />
  ) : (
    <TextInput
      {...typed}
      // A value that is given would stand in the attribute of the input as well, where all of the page reads it.
      value={isSecret(field) ? undefined : typed.value}
      type={field.type ?? 'text'}
      inputMode={isDigits ? 'numeric' : field.inputMode}
      autoComplete="off"
      className={field.look}
    />
  );
};
