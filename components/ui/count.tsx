import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** How many wait: accented when they wait for the reader, quiet otherwise and wherever nothing does. */
export const Count = ({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) => (
  <span
    className={classNames(
      'inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs leading-none',
      quiet || Number(children) === 0
        ? 'border border-line bg-sunken font-medium text-ink-2'
        : 'bg-accent font-semibold text-on-accent',
    )}
  >
    {children}
  </span>
);
