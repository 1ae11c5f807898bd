'use client';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { isOnlyCandidate } from '../../lib/families/candidate.ts';
import { sideMenu } from '../../lib/routes/menu.ts';
import { useCreatable } from '../create/creatable.ts';
import { CreateHost } from '../create/create-host.tsx';
import { openCreate } from '../create/open-create.ts';
import { textsEdited } from '../i18n/texts-edited.ts';
import { IdleWatch } from '../identity/idle/idle-watch.tsx';
import { useLiveEvents } from '../rpc/events.ts';
import { useKeptParameters } from '../rpc/master-data.ts';
import { useOwesFactor, useVisitor } from '../rpc/profile.ts';
import { useAddress, usePortal } from '../shell/portal.tsx';
import { useMenuReader } from '../shell/use-menu-reader.ts';
import { buttonClasses } from '../ui/button-classes.ts';
import { anySnack } from '../ui/notify.ts';
import { useFetchedAhead } from '../ui/use-fetched-ahead.ts';
import { useAddressUpkeep } from './address-upkeep.ts';
import { Banners } from './banners.tsx';
import { useDebugMessages } from './debug-messages.ts';
import { Footer } from './footer.tsx';
import { CandidateHeader, Header, ReducedHeader } from './header.tsx';
import { useMainLinks } from './main-links.ts';
import { useNavigationGuard } from './navigation-guard.ts';
import { useShortcuts } from './shortcuts.ts';
import { TabBar } from './tab-bar.tsx';
import { useCacheClearing } from './use-cache-clearing.ts';

/** Comes with the page of those who have one, and with no other. */
const SideMenu = dynamic(() => import('./side-menu.tsx').then((file) => file.SideMenu));
const Palette = dynamic(() => import('./palette.tsx'), { ssr: false });
const HelpDialog = dynamic(() => import('./help-dialog.tsx').then((file) => file.HelpDialog), { ssr: false });
const TextsMode = dynamic(() => import('../texts/texts-mode.tsx').then((file) => file.TextsMode), {
  ssr: false,
});
const fetchSnacks = () => import('../ui/snackbar.tsx').then((file) => file.SnackbarHost);
const SnackbarHost = dynamic(fetchSnacks, { ssr: false });

/** Header, menus, bands, the screen, footer. Landmarks in this order, with a way past the menus. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('shell');
  const profile = useVisitor();
  const { route } = useAddress();
  const loggedOut = useSearchParams().has('out');
  const { entering } = usePortal();
  const signingIn = entering || (route.screen === 'login' && !loggedOut);
  const visitor = profile === null || route.screen === 'login';
  const hiring = !visitor && isOnlyCandidate(profile.roles);
  const owing = useOwesFactor();
  const reader = useMenuReader();
  const groups = visitor || owing ? [] : sideMenu(reader);
  const [chosenSide, setSideOpen] = useState<boolean>();
  const sideOpen = chosenSide ?? !route.wide;
  const [window, setWindow] = useState<'find' | 'help'>();
  const side = groups.length > 0 ? { open: sideOpen, toggle: () => setSideOpen(!sideOpen) } : undefined;
  const snacks = useSyncExternalStore(anySnack.subscribe, anySnack.read, () => false);
  const texts = useSyncExternalStore(textsEdited.subscribe, textsEdited.on, () => false);
  useFetchedAhead(fetchSnacks);
  useAddressUpkeep();
  useCacheClearing();
  useKeptParameters();
  useDebugMessages();
  useNavigationGuard();
  useLiveEvents(!visitor && !owing);
  return (
    <div className="flex min-h-dvh flex-col">
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page, with or without the script. */}
      <a
        href="#main"
        onClick={toContent}
        className={buttonClasses({
          variant: 'filled',
          size: 'md',
          className: 'absolute! -top-16 left-4 z-(--z-snackbar) focus:top-2',
        })}
      >
        {t('skip')}
      </a>
      {signingIn ? (
        <ReducedHeader />
      ) : hiring ? (
        <CandidateHeader />
      ) : (
        <Header onFind={() => setWindow('find')} side={side} />
      )}
      <Banners />
      <div className="flex min-h-0 flex-1">
        {side && <SideMenu groups={groups} open={sideOpen} />}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1">
          {children}
        </main>
      </div>
      <Footer />
      {!visitor && !owing && !hiring && (
        <>
          {/* On a document the action bar takes the bottom edge. */}
          {route.screen !== 'document-form' && <TabBar />}
          <Shortcuts open={setWindow} />
          <CreateHost />
        </>
      )}
      {!visitor && <IdleWatch />}
      {window === 'find' && <Palette onClose={() => setWindow(undefined)} />}
      {window === 'help' && <HelpDialog open onOpenChange={() => setWindow(undefined)} />}
      {texts && <TextsMode />}
      {snacks && <SnackbarHost />}
    </div>
  );
};

/** An entry of the history that is none of the router's would leave the back button without effect: only the focus goes. */
const toContent = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

const Shortcuts = ({ open }: { open: (window: 'find' | 'help') => void }) => {
  const links = useMainLinks();
  const mayCreate = useCreatable().length > 0;
  const hrefOf = (key: string) => links.find((each) => each.key === key)?.href;
  useShortcuts({
    find: () => open('find'),
    help: () => open('help'),
    go: { KeyH: hrefOf('home'), KeyA: hrefOf('approvals'), KeyC: hrefOf('calendar') },
    create: mayCreate ? openCreate : undefined,
  });
  return null;
};
