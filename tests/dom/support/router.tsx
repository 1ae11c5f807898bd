import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { type ComponentProps, type ReactNode, startTransition, useMemo, useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** What the library of the DOM lets a test set. */
    readonly happyDOM: {
      setURL(url: string): void;
      setViewport(size: { width: number; height: number }): void;
    };
  }
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listen of listeners) listen();
};
const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

/** The addresses of one page, the way back among them: a DOM without a window moves through no history of its own. */
let entries: string[] = ['/portal/'];
let at = 0;

/** Where the router itself went last: what a screen writes into the address draws no other screen. */
let drawn = '';

const go = (address: string | URL, how: 'push' | 'replace', draws: boolean): void => {
  const { href } = new URL(address, window.location.href);
  entries = how === 'push' ? [...entries.slice(0, at + 1), href] : entries.with(at, href);
  at = how === 'push' ? at + 1 : at;
  show(draws);
};
const show = (draws: boolean): void => {
  const href = entries[at] ?? '';
  window.happyDOM.setURL(href);
  if (draws) drawn = href;
  startTransition(tell);
};
const by = (steps: number): void => {
  at = Math.min(Math.max(at + steps, 0), entries.length - 1);
  const other = new URL(entries[at] ?? '').pathname !== new URL(drawn).pathname;
  show(other);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
};

/** Opens an address as if nothing had been open before. */
export const openAddress = (address: string): void => {
  const { href } = new URL(address, 'http://localhost:3000');
  entries = [href];
  at = 0;
  drawn = href;
  window.happyDOM.setURL(href);
  window.history.pushState = (_state, _title, url) => void (url && go(url, 'push', false));
  window.history.replaceState = (_state, _title, url) => void (url && go(url, 'replace', false));
  window.history.back = () => by(-1);
  window.history.forward = () => by(1);
};

const router: AppRouterInstance = {
  back: () => by(-1),
  forward: () => by(1),
  refresh: () => undefined,
  push: (address) => go(address, 'push', true),
  replace: (address) => go(address, 'replace', true),
  prefetch: () => undefined,
  bfcacheId: '',
};

/** The address whose screen is drawn. */
export const useDrawnAddress = (): string => useSyncExternalStore(subscribe, () => drawn);

/** Outside a build `next/link` asks the older router where it goes. */
const LINKS = { ...router, prefetch: async () => undefined } as unknown as ComponentProps<
  typeof RouterContext
>['value'];

const NO_PARAMS = {};

/** What the router of the pages tells its screens, read from the address of the window. */
export const Routed = ({ children }: { children: ReactNode }) => {
  const href = useSyncExternalStore(subscribe, () => window.location.href);
  const { pathname, searchParams } = useMemo(() => new URL(href), [href]);
  return (
    <RouterContext value={LINKS}>
      <AppRouterContext value={router}>
        <PathnameContext value={pathname}>
          <SearchParamsContext value={searchParams}>
            <PathParamsContext value={NO_PARAMS}>{children}</PathParamsContext>
          </SearchParamsContext>
        </PathnameContext>
      </AppRouterContext>
    </RouterContext>
  );
};
