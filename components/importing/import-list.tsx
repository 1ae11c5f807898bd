'use client';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconType } from '../ui/icon.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';

/** What was read, line by line, in a frame that scrolls by itself. */
export const ImportList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ScrollRegion aria-label={label} className="max-h-[50vh] rounded-cell border border-line">
    <ul className="divide-y divide-line">{children}</ul>
  </ScrollRegion>
);

/** A line or a file that was read: its outcome by a sign and its spoken name, marked at its edge where it is refused. */
export const ImportItem = ({
  icon,
  ink,
  outcome,
  isRefused,
  children,
}: {
  icon: IconType;
  ink: string;
  /** Spoken where no words of the line say it. */
  outcome?: string;
  isRefused: boolean;
  children: ReactNode;
}) => (
  <li
    className={classNames(
      'flex items-start gap-3 px-4 py-2.5',
      isRefused && 'border-l-[3px] border-l-error-mark',
    )}
  >
    <span className={classNames('mt-0.5 inline-flex items-center gap-2', ink)}>
      <Icon of={icon} size={16} />
      {outcome && <span className="sr-only">{outcome}</span>}
    </span>
    <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
  </li>
);
