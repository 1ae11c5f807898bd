'use client';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { type ControlProps, Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

interface Typing {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

interface SetupFieldProps extends Typing {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  optional?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric';
  autoComplete?: string;
  /** In place of a line of text. */
  input?: (control: ControlProps, typing: Typing) => ReactNode;
}

/** A field of the set-up: judged when it is left. */
export const SetupField = ({
  name,
  label,
  hint,
  error,
  optional = false,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  input,
  ...typing
}: SetupFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional}>
    {(control) =>
      input ? (
        input(control, typing)
      ) : (
        <TextInput
          {...control}
          name={name}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          maxLength={300}
          value={typing.value}
          onChange={(event) => typing.onChange(event.target.value)}
          onBlur={typing.onLeave}
        />
      )
    }
  </Field>
);
