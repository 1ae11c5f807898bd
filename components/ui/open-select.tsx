'use client';
import { Check, ChevronDown } from 'lucide-react';
import * as Radix from 'radix-ui/select';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useOverlayPlace } from './overlay-place.ts';
import { SELECT_BOX, type SelectProps } from './select-props.ts';

/** A `Select` that was opened. */
export const OpenSelect = ({
  value,
  onValueChange,
  options,
  placeholder,
  disabled,
  onBlur,
  className,
  ...control
}: SelectProps) => {
  const place = useOverlayPlace();
  return (
    <Radix.Root
      defaultOpen
      value={value ?? ''}
      onValueChange={onValueChange}
      {...(disabled ? { disabled } : {})}
    >
      <Radix.Trigger {...control} onBlur={onBlur} className={classNames(SELECT_BOX, className)}>
        <span className="min-w-0 flex-1 truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <span className="text-ink-3">
            <Icon of={ChevronDown} size={16} />
          </span>
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal container={place ?? null}>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-(--z-snackbar) max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-menu overflow-hidden rounded-panel border border-line bg-raised shadow-menu"
        >
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                {...(option.disabled ? { disabled: true } : {})}
                className="flex min-h-9 cursor-pointer items-center gap-2 rounded-tag px-2.5 py-1.5 outline-transparent data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-highlighted:bg-sunken data-highlighted:shadow-none! touch:min-h-12"
              >
                <span className="flex-1">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                <Radix.ItemIndicator className="text-primary-ink">
                  <Icon of={Check} size={16} />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
