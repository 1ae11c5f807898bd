import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { TextInput } from './text-input.tsx';

/**
 * A code that is read from elsewhere: large, spaced, pasted with or without spaces. Digits from an authenticator bring
 * up the keys for digits and are offered by the phone itself; a recovery code has letters.
 */
export const CodeInput = ({
  letters = false,
  className,
  ...rest
}: Omit<ComponentProps<typeof TextInput>, 'inputMode' | 'trailing'> & { letters?: boolean }) => (
  <TextInput
    {...rest}
    inputMode={letters ? 'text' : 'numeric'}
    autoComplete={letters ? 'off' : 'one-time-code'}
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
    maxLength={20}
    className={classNames(
      'h-14! text-[1.5rem] font-medium tracking-[0.12em] tabular-nums',
      letters && 'uppercase',
      className,
    )}
  />
);
