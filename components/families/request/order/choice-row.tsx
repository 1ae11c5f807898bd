'use client';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';

interface ChoiceRowProps {
  /** Of the group it is one of. */
  name: string;
  value: string;
  checked: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** Why it cannot be chosen; it stays in sight. */
  disabledReason?: string | undefined;
  onChoose: () => void;
}

/** One of two or three choices in a line each; one that is impossible stays and says why. */
export const ChoiceRow = ({
  name,
  value,
  checked,
  title,
  text,
  disabledReason,
  onChoose,
}: ChoiceRowProps) => (
  <label
    className={classNames(
      'grid min-h-6 grid-cols-[20px_minmax(0,1fr)] gap-3 touch:min-h-11',
      disabledReason ? 'cursor-not-allowed' : 'cursor-pointer',
    )}
  >
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      aria-disabled={disabledReason ? true : undefined}
      onChange={() => !disabledReason && onChoose()}
      className="mt-0.5 size-5 accent-(--primary)"
    />
    <span className="min-w-0">
      <span className={classNames('block', disabledReason ? 'text-ink-3' : 'text-ink')}>{title}</span>
      {(disabledReason ?? text) && <span className="block text-sm text-ink-3">{disabledReason ?? text}</span>}
    </span>
  </label>
);

/** What was wrong with the choice. */
export const FieldError = ({ children }: { children: string | undefined }) =>
  children && (
    <p className="flex gap-1.5 text-sm text-error-ink">
      <Icon of={CircleAlert} size={14} className="mt-0.5" />
      {children}
    </p>
  );
