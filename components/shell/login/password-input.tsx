'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import type { ControlProps } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** A password that may be looked at while it is typed. */
export const PasswordInput = ({ className, ...control }: ControlProps & { className: string }) => {
  const t = useTranslations('login');
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...control}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      className={className}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t(shown ? 'hide_password' : 'show_password')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};
