'use client';
import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Address, resolvePath } from '../../lib/routes/resolve.ts';
import { CATCH_ALL } from '../../lib/routes/shell-routes.data.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import type { Theme } from '../../lib/themes/theme.ts';
import { useMasterData } from '../rpc/master-data.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** What the server knows about this portal when it draws a page. */
export interface PortalFacts {
  readonly theme: Theme;
  readonly parameters: Parameters;
  /** Screens that are not linked for the person (AMB-064). */
  readonly hidden: readonly string[];
  /** The client of the address, where its code is one by itself: links keep it. Other clients are not revealed. */
  readonly clients: readonly string[];
  readonly version: string;
  readonly build: string;
  readonly mode: string;
  readonly themeChoice: ThemeChoice;
  /** The browser says it is a phone's: what is drawn before the size of its window is known. */
  readonly phone: boolean;
  /** The user is on the way in and owes something first: no menus, no calls for them. */
  readonly entering: boolean;
  /** The script of the signature plug-in; empty where the company has none. */
  readonly pluginScript: string;
}
const PortalContext = createContext<PortalFacts | null>(null);

export const PortalProvider = ({ facts, children }: { facts: PortalFacts; children: ReactNode }) => (
  <PortalContext value={facts}>{children}</PortalContext>
);

export const usePortal = (): PortalFacts => {
  const facts = useContext(PortalContext);
  if (!facts) throw new Error('The shell is missing around this part of the portal.');
  return facts;
};

/** The parameters: of the batch once it came, until then those the page was drawn with. */
export const useParameters = (): Parameters => {
  const { parameters } = usePortal();
  const master = useMasterData();
  return master.loaded ? master.parameters : parameters;
};

export const useClients = (): ReadonlySet<string> => {
  const { clients } = usePortal();
  return useMemo(() => new Set(clients), [clients]);
};

/** Where we are: route, its parameters, and the client segment that links keep. */
export const useAddress = (): Address => {
  const pathname = usePathname();
  const clients = useClients();
  return useMemo(
    () => resolvePath(pathname, clients) ?? { route: CATCH_ALL, params: {}, client: undefined },
    [pathname, clients],
  );
};
