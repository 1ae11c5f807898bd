'use client';
import { useTranslations } from 'next-intl';
import { localised } from '../../lib/i18n/localised.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { usePortal } from './portal.tsx';
import { usePortalLink } from './use-portal-link.ts';

/** The client's mark and name; leads home. */
export const Logo = ({ compact = false }: { compact?: boolean }) => {
  const t = useTranslations('shell');
  const locale = useAppLocale();
  const link = usePortalLink();
  const { theme } = usePortal();
  const name = localised(theme, 'name', locale);
  return (
    <AppLink
      href={link('home')}
      aria-label={t('logo', { name })}
      className="mr-4 flex min-w-0 items-center gap-2.5 self-center rounded-control touch:h-12 touch:min-w-11 text-[15px] font-semibold tracking-tight whitespace-nowrap text-inherit no-underline max-desk:mr-1"
    >
      <ClientMark logo={theme.logo} dark={theme.logo_dark} />
      <span className={compact ? 'truncate max-tablet:hidden' : 'truncate'}>{name}</span>
    </AppLink>
  );
};

/** The client's picture, another one in the dark where there is one; the portal's own mark without. */
export const ClientMark = ({ logo, dark }: { logo: string; dark: string }) => {
  if (!logo && !dark) return <Mark />;
  return (
    <>
      {logo ? (
        <Picture src={logo} alt="" className={dark ? `${PICTURE} [display:var(--by-day)]` : PICTURE} />
      ) : (
        <Mark />
      )}
      {dark && <Picture src={dark} alt="" className={`${PICTURE} [display:var(--by-night)]`} />}
    </>
  );
};

const PICTURE = 'size-7 object-contain';

/** A gateway and the person in it. */
const Mark = () => (
  <svg viewBox="0 0 28 28" aria-hidden className="size-7 flex-none">
    <rect width="28" height="28" rx="7" className="fill-primary" />
    <path
      d="M7.5 21V11a3.5 3.5 0 0 1 3.5-3.5h6A3.5 3.5 0 0 1 20.5 11v10"
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
      className="stroke-on-primary"
    />
    <circle cx="14" cy="16.4" r="2.4" className="fill-on-primary" />
  </svg>
);
