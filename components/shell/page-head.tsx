'use client';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { localised } from '../../lib/i18n/localised.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePortal } from './portal.tsx';

/** Title of a page: crumb, the one h1 with its tag, a line of facts; actions right, the primary last. */
export const PageHead = ({
  title,
  tag,
  facts,
  crumb,
  above,
  children,
}: {
  title: string;
  tag?: ReactNode;
  facts?: ReactNode;
  crumb?: { href: string; label: string };
  /** A line over the title: today's date on the home page. */
  above?: ReactNode;
  /** Actions. */
  children?: ReactNode;
}) => (
  <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3 max-tablet:mb-4">
    <PageTitle text={title} />
    <div className="min-w-0 flex-1 basis-64">
      {crumb && (
        <AppLink
          href={crumb.href}
          className="mb-2 inline-flex items-center gap-1.5 touch:mb-0 touch:min-h-11 touch:pr-3 text-sm text-ink-2 no-underline hover:underline"
        >
          <Icon of={ArrowLeft} size={16} />
          {crumb.label}
        </AppLink>
      )}
      {above && <p className="text-ink-2">{above}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1>{title}</h1>
        {tag}
      </div>
      {facts && <div className="mt-0.5 text-ink-2">{facts}</div>}
    </div>
    {children && <div className="flex min-w-0 flex-wrap items-center gap-2 print:hidden">{children}</div>}
  </div>
);

/** The name of the browser's tab. */
export const PageTitle = ({ text }: { text: string }) => {
  const { theme } = usePortal();
  const locale = useAppLocale();
  return <title>{`${text} · ${localised(theme, 'name', locale)}`}</title>;
};
