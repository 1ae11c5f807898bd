'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import type { ControlProps } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type PasswordInputProps = ControlProps &
  Pick<ComponentProps<'input'>, 'className' | 'name' | 'onChange' | 'value'> & {
    autoComplete?: 'current-password' | 'new-password';
  };

/** A password that may be looked at while it is typed, with a word about Caps Lock. */
export const PasswordInput = ({
  name = 'password',
  autoComplete = 'current-password',
  ...control
}: PasswordInputProps) => {
  const t = useTranslations('login');
  const words = useTranslations('passwords');
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const onKey = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <>
      <TextInput
        {...control}
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={onKey}
        onKeyUp={onKey}
        onBlur={() => setCaps(false)}
        trailing={
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={t(shown ? 'hide_password' : 'show_password')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {caps && (
        <p role="status" className="text-sm text-warning-ink">
          {words('caps_lock')}
        </p>
      )}
    </>
  );
};
