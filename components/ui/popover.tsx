'use client';
import { cloneElement, useEffect } from 'react';
import type { MenuTrigger } from './lazy-menu.tsx';
import type { PopoverProps } from './open-popover.tsx';
import { useOnDemand } from './use-on-demand.ts';

const load = () => import('./open-popover.tsx').then((file) => file.OpenPopover);

/** A small window tied to its button. Its code is fetched on hover, on focus, or when something else opens it. */
export const Popover = ({ trigger, ...popover }: PopoverProps & { trigger: MenuTrigger }) => {
  const { loaded: Loaded, open: fetchIt, button } = useOnDemand(load);
  const { open: wanted, onOpenChange } = popover;
  useEffect(() => {
    if (wanted && !Loaded) fetchIt();
  });
  if (Loaded) return <Loaded trigger={trigger} {...popover} />;
  return cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: button.onPointerEnter,
    onFocus: button.onFocus,
    onClick: () => onOpenChange(true),
  });
};
