'use client';
import { useTranslations } from 'next-intl';
import { ProviderLinks, type ProviderName } from './provider-links.tsx';

/** Single sign-on below the form of the sign-in page, which stays. */
export const OfferedSso = (props: { providers: readonly ProviderName[]; to?: string | undefined }) => {
  const t = useTranslations('sso');
  return (
    <div className="mt-6">
      <p className="mb-4 flex items-center gap-4 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <ProviderLinks {...props} />
    </div>
  );
};
