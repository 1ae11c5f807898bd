'use client';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** A provider as the sign-in page names it. */
export interface ProviderName {
  readonly name: string;
  readonly title: string;
  readonly title_eng: string;
}

/** One way in for every provider of the client. */
export const ProviderLinks = ({
  providers,
  to,
}: {
  providers: readonly ProviderName[];
  /** Where the person wanted to go. */
  to?: string | undefined;
}) => {
  const t = useTranslations('sso');
  const locale = useAppLocale();
  const link = usePortalLink();
  return (
    <ul className="flex flex-col gap-3">
      {providers.map(({ name, title, title_eng }) => (
        <li key={name}>
          <ButtonLink
            href={link('sso', {}, { provider: name, to })}
            prefetch={false}
            icon={KeyRound}
            className="h-auto! min-h-11 w-full py-2 text-center whitespace-normal! touch:min-h-12"
          >
            {t('by', { title: locale === 'en' ? title_eng : title })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
};
