import { classNames } from './class-names.ts';

export type ButtonVariant = 'filled' | 'tonal' | 'outlined' | 'quiet' | 'quiet-danger' | 'danger';
export type ButtonSize = 'md' | 'sm';

const VARIANTS: Record<ButtonVariant, string> = {
  filled: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  tonal: 'border-primary-soft-2 bg-primary-soft text-primary-ink hover:bg-primary-soft-2',
  outlined: 'border-line-strong bg-surface text-ink hover:bg-hover',
  quiet: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  'quiet-danger': 'border-transparent text-error-ink hover:bg-error-soft',
  danger: 'border-transparent bg-error-solid text-on-solid hover:brightness-110',
};
const SIZES: Record<ButtonSize, string> = {
  md: 'h-(--control) gap-2 rounded-control px-3.5',
  sm: 'h-(--control-sm) gap-1.5 rounded-tag px-2.5 text-sm',
};
const DISABLED = 'cursor-not-allowed border-line bg-sunken text-ink-3';

/** The look of a button, for whatever element plays it. */
export const buttonClasses = (look: {
  variant: ButtonVariant;
  size: ButtonSize;
  disabled?: boolean;
  className?: string | undefined;
}): string =>
  classNames(
    'inline-flex shrink-0 items-center justify-center border font-medium whitespace-nowrap no-underline',
    'transition-colors duration-(--dur-1) select-none print:hidden',
    SIZES[look.size],
    look.disabled ? DISABLED : VARIANTS[look.variant],
    look.className,
  );
