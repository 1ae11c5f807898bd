import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface RadioCardProps {
  /** Of the group it is one of. */
  name: string;
  value: string;
  checked: boolean;
  title: ReactNode;
  text?: ReactNode;
  onChoose: () => void;
}

/** One of a few choices as a card: what it is, and below it what that means. */
export const RadioCard = ({ name, value, checked, title, text, onChoose }: RadioCardProps) => (
  <label
    className={classNames(
      'relative grid cursor-pointer grid-cols-[20px_minmax(0,1fr)] gap-3 rounded-panel border px-3.5 py-3 has-focus-visible:shadow-focus',
      checked
        ? 'border-primary bg-primary-soft outline-1 -outline-offset-2 outline-primary'
        : 'border-line-strong bg-surface hover:bg-hover',
    )}
  >
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      onChange={onChoose}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
    <span
      aria-hidden
      className={classNames(
        'mt-0.5 grid size-5 place-items-center rounded-full border-[1.5px]',
        checked ? 'border-primary bg-primary' : 'border-line-strong bg-surface',
      )}
    >
      {checked && <span className="size-2 rounded-full bg-on-primary" />}
    </span>
    <span className="min-w-0">
      <span className="block font-medium wrap-anywhere">{title}</span>
      {text && <span className="block text-sm text-ink-2">{text}</span>}
    </span>
  </label>
);
