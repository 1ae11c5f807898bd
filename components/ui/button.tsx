'use client';
import { Info } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';
import { Icon, type IconType } from './icon.tsx';
import { Spinner } from './spinner.tsx';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconType;
}
type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** A call is under way: spinner, no second click, width kept. */
    busy?: boolean;
    busyText?: string;
    /** Why it waits. The button stays focusable; the caller shows the words with `DisabledReason`. */
    disabledReason?: string | undefined;
  };

/** A verb that acts. Never mute: while it can't be pressed it stays in the tab order and says why. */
export const Button = ({
  variant = 'outlined',
  size = 'md',
  icon,
  busy = false,
  busyText,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const off = disabledReason !== undefined && disabledReason !== '';
  const still = off || busy;
  return (
    <button
      {...rest}
      type={still ? 'button' : type}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, size, disabled: off, className })}
      onClick={still ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={size === 'sm' ? 14 : 16} /> : icon && <ButtonIcon icon={icon} size={size} />}
      {busy && busyText ? busyText : children}
    </button>
  );
};

/** The same look on a link: going somewhere, not doing something. */
export const ButtonLink = ({
  variant = 'outlined',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof AppLink> & Look) => (
  <AppLink {...rest} className={buttonClasses({ variant, size, className })}>
    {icon && <ButtonIcon icon={icon} size={size} />}
    {children}
  </AppLink>
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Look & {
    /** What it does to what: «Отклонить ОТ-1203». */
    label: string;
    icon: IconType;
    busy?: boolean;
    disabledReason?: string | undefined;
  };

/** A square button with only an icon. The label is its name and its hint. */
export const IconButton = ({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  busy = false,
  disabledReason,
  className,
  onClick,
  ...rest
}: IconButtonProps) => {
  const off = disabledReason !== undefined && disabledReason !== '';
  const still = off || busy;
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, size, disabled: off, className: SQUARE[size] + (className ?? '') })}
      onClick={still ? undefined : onClick}
    >
      {busy ? <Spinner size={16} /> : <Icon of={icon} size={size === 'sm' ? 16 : 18} />}
    </button>
  );
};

/** The same square on a link. */
export const IconLink = ({
  label,
  icon,
  ...rest
}: Omit<ComponentProps<typeof AppLink>, 'children'> & { label: string; icon: IconType }) => (
  <AppLink
    {...rest}
    title={label}
    aria-label={label}
    className={buttonClasses({
      variant: 'quiet',
      size: 'sm',
      className: `${SQUARE.sm}touch:size-12!`,
    })}
  >
    <Icon of={icon} size={16} />
  </AppLink>
);

const SQUARE: Record<ButtonSize, string> = {
  md: 'w-(--control) px-0! ',
  sm: 'w-(--control-sm) px-0! ',
};

/** The visible line beside a waiting button. Give its id to the button's `aria-describedby`. */
export const DisabledReason = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm text-ink-2">
    <Icon of={Info} size={14} className="mt-0.5 text-ink-3" />
    <span>{children}</span>
  </p>
);

const ButtonIcon = ({ icon, size }: { icon: IconType; size: ButtonSize }) => (
  <Icon of={icon} size={size === 'sm' ? 16 : 18} className="-ml-0.5" />
);
