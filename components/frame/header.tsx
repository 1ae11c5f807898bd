'use client';
import { PanelLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CreateMenu } from '../create/create-menu.tsx';
import { GrantButton } from '../identity/grants/grant-button.tsx';
import { useOwesFactor, useVisitor } from '../rpc/profile.ts';
import { HEADER_BUTTON } from '../shell/header-button.ts';
import { Logo } from '../shell/logo.tsx';
import { Icon } from '../ui/icon.tsx';
import { Bell } from './bell.tsx';
import { FindButton } from './find-button.tsx';
import { GuideButton } from './guide-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MainNav } from './main-nav.tsx';
import { MeMenu } from './me-menu.tsx';
import { ProgressLine } from './progress-line.tsx';

/** The band on top: the same for every role. */
export const Header = ({
  onFind,
  side,
}: {
  onFind: () => void;
  side: { open: boolean; toggle: () => void } | undefined;
}) => {
  const t = useTranslations('shell');
  const signedIn = useVisitor() !== null;
  const open = !useOwesFactor() && signedIn;
  return (
    <Band>
      {side && (
        <button
          type="button"
          aria-label={t('side_menu')}
          aria-expanded={side.open}
          onClick={side.toggle}
          className={`${HEADER_BUTTON} -ml-3 self-center max-wide:hidden`}
        >
          <Icon of={PanelLeft} />
        </button>
      )}
      <Logo compact />
      {open && <MainNav />}
      <div className="ml-auto flex items-center gap-0.5">
        {open && (
          <>
            <FindButton onOpen={onFind} />
            <CreateMenu />
          </>
        )}
        {signedIn && <GrantButton />}
        <LanguageMenu long={!signedIn} />
        {open && <GuideButton />}
        {open && <Bell />}
        <MeMenu />
      </div>
    </Band>
  );
};

/** The sign-in page has the logo and the language, nothing else (specification 2). */
export const ReducedHeader = () => (
  <Band>
    <Logo />
    <div className="ml-auto flex items-center">
      <LanguageMenu long />
    </div>
  </Band>
);

/** A candidate has the language and their own menu: there is nothing to find, make or hear of. */
export const CandidateHeader = () => (
  <Band>
    <Logo />
    <div className="ml-auto flex items-center gap-0.5">
      <LanguageMenu long />
      <MeMenu />
    </div>
  </Band>
);

const Band = ({ children }: { children: ReactNode }) => (
  <header className="sticky top-0 z-(--z-header) flex h-(--header) items-stretch gap-2 border-b border-chrome-line bg-chrome pr-6 pl-8 text-on-chrome max-desk:pr-4 max-desk:pl-6 max-tablet:pr-2 max-tablet:pl-4 print:hidden">
    {children}
    <ProgressLine />
  </header>
);
