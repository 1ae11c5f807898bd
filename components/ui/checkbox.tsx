'use client';
import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> & {
  checked: boolean | 'mixed';
  onCheckedChange: (checked: boolean) => void;
  /** Without it give `aria-label`. */
  children?: ReactNode;
};

/** A real checkbox under a drawn box: on, off, or mixed when only some of a group are on. */
export const Checkbox = ({ checked, onCheckedChange, children, className, ...rest }: CheckboxProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <label className={classNames('relative inline-flex items-start gap-2.5 align-middle', className)}>
      <input
        {...rest}
        ref={input}
        type="checkbox"
        checked={checked === true}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="peer absolute -top-0.5 -left-0.5 size-6 cursor-pointer opacity-0 disabled:cursor-not-allowed touch:-top-3.5 touch:-left-3.5 touch:size-12"
      />
      <span
        aria-hidden
        className={classNames(
          'inline-grid size-5 flex-none place-items-center rounded-cell border-[1.5px] peer-focus-visible:shadow-focus peer-disabled:border-line peer-disabled:bg-sunken peer-disabled:text-ink-3',
          checked ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-surface',
        )}
      >
        {checked === true && <Icon of={Check} size={14} />}
        {checked === 'mixed' && <Icon of={Minus} size={14} />}
      </span>
      {children && <span>{children}</span>}
    </label>
  );
};
