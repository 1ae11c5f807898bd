'use client';
import { CircleHelp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { HEADER_BUTTON } from '../shell/header-button.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { useGuideLink } from './use-guide-link.ts';

/** Opens what the guide says about the screen; where the band is narrow, the menu and the footer have it. */
export const GuideButton = () => {
  const t = useTranslations('shell');
  const href = useGuideLink();
  if (!href) return null;
  return (
    <AppLink
      href={href}
      aria-label={t('guide_here')}
      title={t('guide_here')}
      className={`${HEADER_BUTTON} max-desk:hidden`}
    >
      <Icon of={CircleHelp} />
    </AppLink>
  );
};
