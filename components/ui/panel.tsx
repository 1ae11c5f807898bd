import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** White ground with a hairline. A page is a few panels, never panels inside panels. */
export const Panel = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section
    {...rest}
    className={classNames('min-w-0 rounded-panel border border-line bg-surface', className)}
  />
);

/** Title left, link or tools right. Give its `id` to the panel's `aria-labelledby`. */
export const PanelHead = ({
  title,
  id,
  count,
  note,
  children,
}: {
  title: ReactNode;
  id?: string;
  count?: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}) => (
  <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-4 pb-3 max-tablet:px-4">
    <h2 id={id}>{title}</h2>
    {count}
    {note && <span className="text-sm text-ink-2">{note}</span>}
    {children && (
      <div className="ml-auto flex min-h-6 items-center gap-2 text-sm [&>a]:inline-flex [&>a]:min-h-6 [&>a]:min-w-6 [&>a]:items-center [&>a]:justify-end touch:[&>a]:min-h-11 touch:[&>a]:min-w-11">
        {children}
      </div>
    )}
  </div>
);

export const PanelBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('px-5 pb-5 max-tablet:px-4 max-tablet:pb-4', className)} />
);

/** A part of one long panel, cut off by a hairline. */
export const PanelSection = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section
    {...rest}
    className={classNames('border-t border-line px-6 py-5 first:border-t-0 max-tablet:px-4', className)}
  />
);

export const PanelFoot = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    {...rest}
    className={classNames(
      'flex flex-wrap items-center gap-3 border-t border-line px-5 py-2.5 text-sm text-ink-2 max-tablet:px-4',
      className,
    )}
  />
);
