'use client';
import { type ComponentProps, type ComponentType, cloneElement, type ReactElement } from 'react';
import { useOnDemand } from './use-on-demand.ts';

export type MenuTrigger = ReactElement<ComponentProps<'button'>>;
/** A whole `Menu` around the trigger it is given, open at first. */
export type MenuWithTrigger = ComponentType<{ trigger: MenuTrigger }>;

/** A menu whose code is fetched on hover or focus. `load` must be the same function at every drawing. */
export const LazyMenu = ({
  trigger,
  load,
}: {
  trigger: MenuTrigger;
  load: () => Promise<MenuWithTrigger>;
}) => {
  const { loaded: Menu, button } = useOnDemand(load);
  if (Menu) return <Menu trigger={trigger} />;
  return cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, ...button });
};
