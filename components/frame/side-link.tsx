'use client';
import type { LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAddress } from '../shell/portal.tsx';
import { type Badge, useBadge } from '../shell/waiting.ts';
import { AppLink } from '../ui/app-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Count } from '../ui/count.tsx';
import { Icon } from '../ui/icon.tsx';
import { routeIcon } from './route-icon.ts';

interface SideLinkProps {
  /** Of a route. */
  name: string;
  /** Names are in sight, where the window has room for them. */
  open: boolean;
  /** What waits behind it is said aloud. */
  accent?: boolean;
  /** It stands within a group, which has the picture. */
  nested?: boolean;
}

/** A place of the side menu: a picture and a name, the picture alone in the rail. */
export const SideLink = ({ name, ...look }: SideLinkProps) => {
  const t = useTranslations('shell');
  const { route } = useAddress();
  return (
    <SideLine
      {...look}
      {...useBadge()({ name })}
      label={t(`routes.${name}`)}
      icon={routeIcon(name)}
      current={route.name === name}
    />
  );
};

interface SideLineProps extends Omit<SideLinkProps, 'name'>, Badge {
  label: string;
  icon?: LucideIcon;
  current?: boolean;
}

/** A line of the side menu, be it a place or what waits in several. */
export const SideLine = ({
  label,
  icon,
  current = false,
  href,
  count,
  open,
  accent,
  nested,
}: SideLineProps) => (
  <AppLink
    href={href}
    aria-current={current ? 'page' : undefined}
    title={label}
    className={classNames(
      'group flex min-h-9 items-center gap-2.5 rounded-control px-2.5 py-1.5 leading-snug text-ink-2 no-underline hover:bg-hover hover:text-ink max-wide:h-10 max-wide:justify-center max-wide:px-0',
      'aria-[current]:bg-primary-soft-2 aria-[current]:font-medium aria-[current]:text-ink',
      !open && 'h-10 justify-center px-0',
      nested && 'pl-9.5',
    )}
  >
    {icon && !nested && <Icon of={icon} className="group-aria-[current]:text-primary-ink" />}
    <span className={classNames('min-w-0 flex-1 max-wide:sr-only', !open && 'sr-only')}>{label}</span>
    {count > 0 && (
      <span className={classNames('max-wide:sr-only', !open && 'sr-only')}>
        {accent ? <Count>{count}</Count> : count}
      </span>
    )}
  </AppLink>
);
