'use client';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconType } from './icon.tsx';

type ChipProps = ComponentProps<'button'> & {
  /** Set: soft ground, and a cross when it can be cleared. */
  on?: boolean;
  icon?: IconType;
  /** Shows the cross. The name of what is cleared comes from `clearName`. */
  onClear?: () => void;
  /** «Период: декабрь»: read out as «Сбросить: Период: декабрь». */
  clearName?: string;
  /** Dashed: adds one more filter. */
  add?: boolean;
};

/** A filter, or a preset. Pill-shaped: rectangles are statuses and are never clickable. */
export const Chip = ({
  on = false,
  icon,
  onClear,
  clearName,
  add = false,
  className,
  children,
  ...rest
}: ChipProps) => {
  const t = useTranslations('common');
  const clearable = on && onClear !== undefined;
  return (
    <span className="relative inline-flex">
      <button
        type="button"
        {...rest}
        className={classNames(
          'inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap transition-colors duration-(--dur-2) touch:h-10 touch:px-3.5',
          on && 'border-primary-line bg-primary-soft font-medium text-primary-ink',
          !on && !add && 'border-line bg-surface text-ink hover:border-line-strong',
          !on && add && 'border-dashed border-line-strong text-ink-2',
          clearable && 'pr-8!',
          className,
        )}
      >
        {icon && <Icon of={icon} size={16} />}
        {children}
      </button>
      {clearable && (
        <button
          type="button"
          aria-label={t('clear_filter', { name: clearName ?? '' })}
          onClick={onClear}
          className="absolute inset-y-0 right-1 my-auto grid size-6 place-items-center rounded-full text-primary-ink hover:bg-primary-soft-2"
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
};

/** Chips that belong together, in a row that wraps. */
export const ChipGroup = ({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) => (
  <fieldset aria-label={label} className={classNames('flex min-w-0 flex-wrap gap-2', className)}>
    {children}
  </fieldset>
);
