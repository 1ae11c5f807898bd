import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Kbd } from './kbd.tsx';

/** What the grounds, bars and marks of a board mean. */
export const Legend = ({ className, ...props }: HTMLAttributes<HTMLUListElement>) => (
  <ul {...props} className={classNames('flex flex-wrap gap-x-5 gap-y-2', className)} />
);

/** A sample and its words. */
export const LegendItem = ({ swatch, children }: { swatch: ReactNode; children: ReactNode }) => (
  <li className="inline-flex items-center gap-2">
    {swatch}
    {children}
  </li>
);

/** Keys and what they do. */
export const LegendKeys = ({ names, children }: { names: readonly string[]; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5">
    {names.map((name) => (
      <Kbd key={name}>{name}</Kbd>
    ))}
    {children}
  </li>
);
