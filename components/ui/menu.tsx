'use client';
import { type ComponentProps, cloneElement } from 'react';
import type { MenuTrigger } from './lazy-menu.tsx';
import type * as Parts from './open-menu.tsx';
import { useOnDemand } from './use-on-demand.ts';

/** What an open menu is made of, once it was fetched; nothing of a menu is drawn before. */
let parts: typeof Parts | undefined;

const load = async (): Promise<typeof Parts> => {
  parts = await import('./open-menu.tsx');
  return parts;
};

type MenuProps = Omit<ComponentProps<typeof Parts.Menu>, 'trigger' | 'defaultOpen'> & {
  trigger: MenuTrigger;
};

/**
 * A button that opens a list of actions. Its code is fetched on hover or focus of the button, a `Button` or a `Chip`.
 */
export const Menu = ({ trigger, ...menu }: MenuProps) => {
  const { loaded, button } = useOnDemand(load);
  if (loaded) return <loaded.Menu trigger={trigger} defaultOpen {...menu} />;
  return cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, ...button });
};

export const MenuItem = (props: ComponentProps<typeof Parts.MenuItem>) =>
  parts && <parts.MenuItem {...props} />;
export const MenuLink = (props: ComponentProps<typeof Parts.MenuLink>) =>
  parts && <parts.MenuLink {...props} />;
export const MenuCheck = (props: ComponentProps<typeof Parts.MenuCheck>) =>
  parts && <parts.MenuCheck {...props} />;
export const MenuRule = () => parts && <parts.MenuRule />;
