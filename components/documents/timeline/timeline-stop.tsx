import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconType } from '../../ui/icon.tsx';

const MARKS = {
  past: 'border-success-line bg-success-soft text-success-ink',
  back: 'border-warning-line bg-warning-soft text-warning-ink',
  no: 'border-error-line bg-error-soft text-error-ink',
  now: 'border-primary bg-primary text-on-primary',
  next: 'border-dashed border-line-strong bg-surface text-ink-3',
} as const;

interface TimelineStopProps {
  kind: keyof typeof MARKS;
  icon: IconType;
  title: ReactNode;
  children?: ReactNode;
}

/** One stop on the way of a document: its mark, what it is, and the facts about it. */
export const TimelineStop = ({ kind, icon, title, children }: TimelineStopProps) => (
  <li
    aria-current={kind === 'now' ? 'step' : undefined}
    className={classNames(
      'relative grid grid-cols-[28px_minmax(0,1fr)] gap-3 pb-4 last:pb-0',
      'before:absolute before:top-7 before:bottom-0 before:left-[13px] before:w-0.5 last:before:hidden',
      kind === 'past' ? 'before:bg-success-line' : 'before:bg-line',
    )}
  >
    <span className={classNames('grid size-7 place-items-center rounded-full border-2', MARKS[kind])}>
      <Icon of={icon} size={14} />
    </span>
    <div className="min-w-0 pt-1">
      <p className="font-medium">{title}</p>
      {children}
    </div>
  </li>
);
