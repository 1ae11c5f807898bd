import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconType } from './icon.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'error';

const GROUNDS: Record<Tone | 'offline' | 'acting', string> = {
  info: 'border-info-line bg-info-soft',
  success: 'border-success-line bg-success-soft',
  warning: 'border-warning-line bg-warning-soft',
  error: 'border-error-line bg-error-soft',
  offline: 'border-transparent bg-closed text-on-closed',
  acting: 'border-accent-line bg-accent-soft',
};
const INKS: Record<Tone | 'offline' | 'acting', string> = {
  info: 'text-info-ink',
  success: 'text-success-ink',
  warning: 'text-warning-ink',
  error: 'text-error-ink',
  offline: '',
  acting: 'text-accent-ink',
};
const ICONS: Record<Tone, IconType> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** Full width under the header, one at a time. */
export const Banner = ({
  tone,
  icon,
  children,
  action,
}: {
  tone: Tone | 'offline' | 'acting';
  icon: IconType;
  children: ReactNode;
  action?: ReactNode;
}) => (
  <div
    role={tone === 'error' ? 'alert' : 'status'}
    className={classNames(
      'flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-8 py-2.5 max-desk:px-6 max-tablet:px-4 print:hidden',
      GROUNDS[tone],
    )}
  >
    <Icon of={icon} className={INKS[tone]} />
    <div className="min-w-0 flex-1 basis-52">{children}</div>
    {action}
  </div>
);

/** A remark inside a page, next to its cause. */
export const Note = ({
  tone = 'info',
  title,
  icon,
  children,
  action,
}: {
  tone?: Tone;
  title?: ReactNode;
  icon?: IconType;
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div className={classNames('flex gap-3 rounded-panel border px-4 py-3', GROUNDS[tone])}>
    <Icon of={icon ?? ICONS[tone]} className={classNames('mt-0.5', INKS[tone])} />
    <div className="min-w-0 flex-1">
      {title && <p className="font-medium">{title}</p>}
      {children}
      {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
    </div>
  </div>
);
