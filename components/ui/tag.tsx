import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { STATUS_LOOKS, UNKNOWN_STATUS_LOOK } from './status-look.data.ts';

const TAG =
  'inline-flex h-6 items-center gap-[5px] rounded-tag border pr-2 pl-1.5 text-sm leading-none font-medium whitespace-nowrap print:border-ink print:bg-surface print:text-ink';

/** The status of a document. `label` is its name in the reader's language. */
export const StatusTag = ({ statusId, label }: { statusId: string; label: ReactNode }) => {
  const look = STATUS_LOOKS[statusId] ?? UNKNOWN_STATUS_LOOK;
  return (
    <span className={classNames(TAG, look.className)}>
      <Icon of={look.icon} size={14} />
      {label}
    </span>
  );
};

/** A warning in words that bars nothing. */
export const WarningTag = ({ children }: { children: ReactNode }) => (
  <span className={classNames(TAG, 'border-warning-line bg-warning-soft text-warning-ink')}>
    <Icon of={TriangleAlert} size={14} />
    {children}
  </span>
);

export { Count } from './count.tsx';
