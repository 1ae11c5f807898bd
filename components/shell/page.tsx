import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

/** The width of a screen: `form` for forms, home and notifications, `wide` for tables, calendars and graphs. */
export const Page = ({ width = 'form', children }: { width?: 'form' | 'wide'; children: ReactNode }) => (
  <div className="px-8 pt-8 pb-10 max-desk:px-6 max-tablet:px-4 max-tablet:pt-4 max-tablet:pb-6">
    <div className={classNames('mx-auto', width === 'wide' ? 'max-w-(--wide-max)' : 'max-w-(--page-max)')}>
      {children}
    </div>
  </div>
);
