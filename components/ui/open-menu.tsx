'use client';
import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconType } from './icon.tsx';
import { useOverlayPlace } from './overlay-place.ts';

/** A button that opens a list of actions. `trigger` is one focusable element, usually a `Button`. */
export const Menu = ({
  trigger,
  children,
  align = 'end',
  label,
  defaultOpen = false,
}: {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  label?: string;
  defaultOpen?: boolean;
}) => {
  const place = useOverlayPlace();
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={place ?? null}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          {...(label ? { 'aria-label': label } : {})}
          className="z-(--z-menu) max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(360px,calc(100vw-16px))] animate-menu overflow-y-auto rounded-panel border border-line bg-raised p-1.5 shadow-menu"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

const ITEM =
  'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-tag px-2.5 py-1.5 text-left text-ink no-underline outline-transparent ' +
  'data-highlighted:bg-sunken data-highlighted:shadow-none! data-disabled:cursor-not-allowed data-disabled:text-ink-3 touch:min-h-12';

interface ItemProps {
  children: ReactNode;
  icon?: IconType;
  /** Right edge: a key, a count. */
  trailing?: ReactNode;
}

export const MenuItem = ({
  children,
  icon,
  trailing,
  onSelect,
  danger,
  disabled,
  keepsOpen,
}: ItemProps & {
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** The menu stays: there is more to choose from. */
  keepsOpen?: boolean;
}) => (
  <Radix.Item
    onSelect={(event) => {
      if (keepsOpen) event.preventDefault();
      onSelect();
    }}
    {...(disabled ? { disabled } : {})}
    className={classNames(ITEM, danger && 'text-error-ink data-highlighted:bg-error-soft')}
  >
    {icon && <Icon of={icon} />}
    <span className="flex-1">{children}</span>
    {trailing}
  </Radix.Item>
);

export const MenuLink = ({ children, icon, trailing, href }: ItemProps & { href: string }) => (
  <Radix.Item asChild>
    <AppLink href={href} className={ITEM}>
      {icon && <Icon of={icon} />}
      <span className="flex-1">{children}</span>
      {trailing}
    </AppLink>
  </Radix.Item>
);

/** One of a few, marked with a tick: a language, a sort order. */
export const MenuChoice = ({
  value,
  onValueChange,
  options,
}: {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string; lang?: string }[];
}) => (
  <Radix.RadioGroup value={value} onValueChange={onValueChange}>
    {options.map((option) => (
      <Radix.RadioItem key={option.value} value={option.value} className={ITEM} lang={option.lang}>
        <span className="flex-1">{option.label}</span>
        <Radix.ItemIndicator>
          <Icon of={Check} size={16} className="text-primary-ink" />
        </Radix.ItemIndicator>
      </Radix.RadioItem>
    ))}
  </Radix.RadioGroup>
);

/** Several of many; the menu stays open while they are ticked. One that is not to be changed stays in reach and says `why`. */
export const MenuCheck = ({
  children,
  checked,
  why,
  onCheckedChange,
}: {
  children: ReactNode;
  checked: boolean;
  why?: string | undefined;
  onCheckedChange: (checked: boolean) => void;
}) => (
  <Radix.CheckboxItem
    checked={checked}
    aria-disabled={why === undefined ? undefined : true}
    onCheckedChange={(on) => why === undefined && onCheckedChange(on)}
    onSelect={(event) => event.preventDefault()}
    className={classNames(ITEM, why !== undefined && 'cursor-not-allowed! text-ink-2')}
  >
    <span className="flex-1">{children}</span>
    {why !== undefined && <span className="text-sm text-ink-3">{why}</span>}
    <Radix.ItemIndicator>
      <Icon of={Check} size={16} className={why === undefined ? 'text-primary-ink' : 'text-ink-3'} />
    </Radix.ItemIndicator>
  </Radix.CheckboxItem>
);

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2.5 pt-2 pb-1 text-xs text-ink-3">{children}</Radix.Label>
);

export const MenuRule = () => <Radix.Separator className="my-1.5 h-px bg-line" />;
