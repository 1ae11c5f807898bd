'use client';
import { classNames } from './class-names.ts';

/** On or off, at once. Without a visible label give `aria-label`. */
export const Switch = ({
  checked,
  onCheckedChange,
  ...rest
}: {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}) => (
  <button
    {...rest}
    type="button"
    role="switch"
    aria-checked={checked}
    onClick={() => onCheckedChange(!checked)}
    className={classNames(
      'relative inline-block h-6 w-10 flex-none rounded-full border-[1.5px] transition-colors duration-(--dur-1)',
      checked ? 'border-primary bg-primary' : 'border-line-strong bg-surface',
    )}
  >
    <span
      aria-hidden
      className={classNames(
        'absolute top-[3px] size-[15px] rounded-full',
        checked ? 'right-[3px] bg-on-primary' : 'left-[3px] bg-line-strong',
      )}
    />
  </button>
);
