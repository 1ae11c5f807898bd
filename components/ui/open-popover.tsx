'use client';
import * as Radix from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { useOverlayPlace } from './overlay-place.ts';

export interface PopoverProps {
  trigger: ReactNode;
  children: ReactNode;
  label: string;
  align?: 'start' | 'center' | 'end';
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A small window tied to its button: a calendar, an explanation. Esc closes, focus returns. */
export const OpenPopover = ({
  trigger,
  children,
  label,
  align = 'start',
  open,
  onOpenChange,
}: PopoverProps) => {
  const place = useOverlayPlace();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={place ?? null}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className="z-(--z-snackbar) max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] animate-menu overflow-auto rounded-panel border border-line bg-raised p-4 shadow-menu focus-visible:shadow-menu!"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
