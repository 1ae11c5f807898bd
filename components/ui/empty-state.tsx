import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconType } from './icon.tsx';

const TONES = {
  neutral: 'border-line bg-sunken text-ink-2',
  success: 'border-step-edge bg-step text-on-step',
  error: 'border-error-line bg-error-soft text-error-ink',
} as const;

/** Nothing to show, and what to do about it. `title` is a heading of the given level. */
export const EmptyState = ({
  icon,
  title,
  children,
  action,
  tone = 'neutral',
  level: Heading = 'h3',
}: {
  icon: IconType;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  tone?: keyof typeof TONES;
  level?: 'h1' | 'h2' | 'h3';
}) => (
  <div className="flex flex-col items-center gap-2 px-6 py-10 text-center">
    <span className={classNames('mb-2 grid size-16 place-items-center rounded-full border', TONES[tone])}>
      <Icon of={icon} size={28} />
    </span>
    <Heading className="text-t2 font-semibold">{title}</Heading>
    {children && <div className="max-w-[44ch] text-ink-2">{children}</div>}
    {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
);
