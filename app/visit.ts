import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { compiledWording } from '../components/i18n/compiled.ts';
import type { Locale } from '../lib/access/actor.ts';
import { browserLocale, chosenLocale, LOCALE_KEY } from '../lib/i18n/locale.ts';
import type { Wording } from '../lib/i18n/override-messages.ts';
import { readerZone, ZONE_KEY } from '../lib/i18n/reader-zone.ts';
import { clientCode } from '../lib/routes/client-code.ts';
import { type Address, possibleClient, resolvePath } from '../lib/routes/resolve.ts';
import { CATCH_ALL } from '../lib/routes/shell-routes.data.ts';
import type { Parameters } from '../lib/settings/read.ts';
import { DEFAULT_THEME } from '../lib/themes/default-theme.ts';
import type { Theme } from '../lib/themes/theme.ts';
import { WHOLE_PAGE } from '../server/api/page-door.ts';
import {
  isClient,
  type PageSession,
  pageActor,
  pageTheme,
  publicParameters,
  publicWording,
} from '../server/auth/page.ts';
import { readConfig } from '../server/config.ts';

export interface Visit {
  readonly session: PageSession | null;
  /** Registered clients this address may name: its own, or none. */
  readonly clients: readonly string[];
  readonly parameters: Parameters;
  /** The client's own texts, ready to be filled in. */
  readonly wording: readonly Wording[];
  readonly address: Address;
  /** Path and query as asked. */
  readonly asked: string;
  /** Client code of theme and calls. */
  readonly client: string;
  readonly theme: Theme;
  readonly locale: Locale;
  readonly themeChoice: 'light' | 'dark' | 'system';
  /** The browser is a phone's, by its own word. */
  readonly phone: boolean;
  /** The zone in which moments are shown. */
  readonly readerZone: string;
  /** A page is drawn as a whole, not the part of one that changes. */
  readonly whole: boolean;
}

/** Who asks for what, in which language and colours: read once for layout and page of a request. */
export const visit = cache(async (): Promise<Visit> => {
  const [head, jar, session] = await Promise.all([headers(), cookies(), pageActor()]);
  const asked = head.get('x-eg-address') ?? '/portal/';
  const { pathname, searchParams } = new URL(asked, 'http://portal');
  const clients = await clientsIn(pathname);
  const address = resolvePath(pathname, new Set(clients)) ?? {
    route: CATCH_ALL,
    params: {},
    client: undefined,
  };
  const client = clientCode({
    client_code: searchParams.get('client_code'),
    client: searchParams.get('client'),
    path: address.client,
    stored: jar.get('eg.client')?.value,
  });
  const [parameters, wording] = session
    ? [session.parameters, session.wording]
    : await Promise.all([publicParameters(client), publicWording(client)]);
  const theme = await pageTheme(client, session);
  return {
    session,
    clients,
    parameters,
    wording: compiledWording(wording),
    address,
    asked,
    client,
    theme,
    locale: chosenLocale(
      jar.get(LOCALE_KEY)?.value,
      session?.profile.language,
      browserLocale(head.get('accept-language')),
      parameters.locale,
    ),
    themeChoice: themeChoice(jar.get('eg.theme')?.value, theme),
    phone: /\bMobi/.test(head.get('user-agent') ?? ''),
    readerZone: readerZone(jar.get(ZONE_KEY)?.value, readConfig().BUSINESS_TZ),
    whole: head.has(WHOLE_PAGE),
  };
});

const clientsIn = async (pathname: string): Promise<readonly string[]> => {
  const code = possibleClient(pathname);
  return code !== undefined && (await isClient(code)) ? [code] : [];
};

const themeChoice = (cookie: string | undefined, theme: Theme = DEFAULT_THEME): Visit['themeChoice'] =>
  cookie === 'light' || cookie === 'dark' || cookie === 'system' ? cookie : theme.dark ? 'dark' : 'system';
