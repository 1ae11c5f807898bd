'use client';
import { Check, CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

interface PinBoxesProps {
  pin: string;
  length: number;
  attempts: number;
  verdict: 'none' | 'wrong' | 'accepted';
  /** The server is looking at it. */
  checking: boolean;
  onType: (pin: string) => void;
  /** Enter, once the PIN was accepted. */
  onEnter: () => void;
}

/**
 * A PIN as boxes over one real input: typing, deleting and pasting are the browser's own. The digits are drawn as
 * dots; the input is no password field, for a browser would offer to keep a password.
 */
export const PinBoxes = ({ pin, length, attempts, verdict, checking, onType, onEnter }: PinBoxesProps) => {
  const t = useTranslations('signing.pin');
  const [id, line] = [useId(), useId()];
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (verdict !== 'accepted') input.current?.focus();
  }, [verdict]);
  const still = checking || verdict === 'accepted';
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-2">
        {t('label')}
      </label>
      <div className="relative w-fit">
        <input
          ref={input}
          id={id}
          value={pin}
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          data-1p-ignore
          data-lpignore="true"
          aria-describedby={line}
          aria-invalid={verdict === 'wrong' || undefined}
          readOnly={still}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && verdict === 'accepted' && onEnter()}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          className="absolute inset-0 size-full cursor-text opacity-0"
        />
        <div aria-hidden className="flex gap-3 max-[360px]:gap-2">
          {Array.from({ length }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={index}
              className={classNames(
                'grid h-17 w-15 place-items-center rounded-panel border-[1.5px]',
                length > 5 && 'h-14! w-10!',
                verdict === 'wrong' && pin === ''
                  ? 'border-error-mark bg-surface'
                  : verdict === 'accepted'
                    ? 'border-success-mark bg-success-soft'
                    : 'border-line-strong bg-surface',
                focused &&
                  !still &&
                  index === Math.min(pin.length, length - 1) &&
                  'border-primary! shadow-focus',
              )}
            >
              {index < pin.length && <span className="size-3 rounded-full bg-ink" />}
            </span>
          ))}
        </div>
      </div>
      <p
        id={line}
        role="status"
        className={classNames(
          'flex min-h-5 items-start gap-1.5 text-sm',
          verdict === 'wrong' && !checking
            ? 'text-error-ink'
            : verdict === 'accepted'
              ? 'text-success-ink'
              : 'text-ink-3',
        )}
      >
        {verdict === 'wrong' && !checking && <Icon of={CircleAlert} size={14} className="mt-0.5" />}
        {verdict === 'accepted' && <Icon of={Check} size={14} className="mt-0.5" />}
        <span>
          {checking
            ? t('checking')
            : verdict === 'accepted'
              ? t('accepted')
              : t(verdict === 'wrong' ? 'wrong' : 'hint', { attempts })}
        </span>
      </p>
    </div>
  );
};
