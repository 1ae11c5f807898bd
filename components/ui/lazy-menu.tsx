'use client';
import { useTranslations } from 'next-intl';
import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useState,
} from 'react';
import { notify } from './notify.ts';

export type MenuTrigger = ReactElement<ComponentProps<'button'>>;
/** A whole `Menu` around the trigger it is given, open at first. */
export type MenuWithTrigger = ComponentType<{ trigger: MenuTrigger }>;

/**
 * A menu whose code comes when somebody reaches for it: pointer or focus on the trigger fetches it, the first press
 * opens it. `load` must be the same function at every drawing.
 */
export const LazyMenu = ({
  trigger,
  load,
}: {
  trigger: MenuTrigger;
  load: () => Promise<MenuWithTrigger>;
}) => {
  const [Menu, setMenu] = useState<MenuWithTrigger>();
  const t = useTranslations('common');
  const open = () =>
    void load().then(
      (loaded) => setMenu(() => loaded),
      () => notify.error(t('network_error')),
    );
  // Fetching ahead may fail in silence: the press tries again and says so.
  const prepare = () => void load().catch(() => undefined);
  if (Menu) return <Menu trigger={trigger} />;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
    },
  });
};
