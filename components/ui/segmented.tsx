'use client';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** When `label` is only an icon. */
  name?: string;
  /** When `label` is in a language of its own. */
  lang?: string;
}

/** Room beside the current view, px. */
const EDGE = 4;

/** One of a few views, all in sight. A group of toggle buttons; the pressed one is the current. */
export const Segmented = <Value extends string>({
  value,
  onValueChange,
  options,
  label,
  className,
}: {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
  label: string;
  className?: string;
}) => (
  <fieldset
    aria-label={label}
    className={classNames(
      'inline-flex min-w-0 max-w-full gap-0.5 overflow-x-auto rounded-[10px] border border-line bg-sunken p-[3px]',
      className,
    )}
  >
    {options.map((option) => (
      <button
        key={option.value}
        ref={option.value === value ? bringIntoSight : null}
        type="button"
        aria-pressed={option.value === value}
        aria-label={option.name}
        title={option.name}
        lang={option.lang}
        onClick={() => onValueChange(option.value)}
        className="inline-flex h-7 items-center gap-1.5 rounded-[7px] px-3 text-sm font-medium whitespace-nowrap text-ink-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-[var(--shadow-1),0_0_0_1px_var(--line)] touch:h-11"
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);

/** On a narrow screen the current view is in sight, however many stand before it. */
const bringIntoSight = (current: HTMLButtonElement | null): void => {
  const all = current?.parentElement;
  if (!current || !all) return;
  const [outer, inner] = [all.getBoundingClientRect(), current.getBoundingClientRect()];
  all.scrollLeft +=
    Math.max(0, inner.right - outer.right + EDGE) - Math.max(0, outer.left - inner.left + EDGE);
};
