'use client';
import { useTranslations } from 'next-intl';
import { localised } from '../../lib/i18n/localised.ts';
import { yearOf } from '../../lib/kernel/day.ts';
import { useToday } from '../i18n/clock.tsx';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useOwesFactor, useVisitor } from '../rpc/profile.ts';
import { usePortal } from '../shell/portal.tsx';
import { useMode } from '../shell/use-mode.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { useGuideLink } from './use-guide-link.ts';

/** Year, company, about; version and mode at the right edge. Never sticky. */
export const Footer = () => {
  const t = useTranslations('shell');
  const locale = useAppLocale();
  const link = usePortalLink();
  const { theme, version } = usePortal();
  const mode = useMode();
  const year = yearOf(useToday());
  const signedIn = useVisitor() !== null;
  const owing = useOwesFactor();
  const guide = useGuideLink();
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line px-8 py-3 text-xs text-ink-3 max-desk:px-6 max-tablet:px-4 print:hidden">
      <span>{t('company_line', { year, company: localised(theme, 'company', locale) })}</span>
      {guide && (
        <AppLink
          href={guide}
          className="inline-flex min-h-6 items-center text-inherit touch:min-h-11 touch:min-w-11"
        >
          {t('routes.guide')}
        </AppLink>
      )}
      {signedIn && !owing && (
        <AppLink
          href={link('about')}
          className="inline-flex min-h-6 items-center text-inherit touch:min-h-11 touch:min-w-11"
        >
          {t('about')}
        </AppLink>
      )}
      <span className="ml-auto">{`v${version} ${mode}`}</span>
    </footer>
  );
};
