import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { Locale } from '../../../lib/access/actor.ts';
import { startDemoPortal } from '../../support/demo-portal.ts';
import { type Mailbox, openMailbox } from '../../support/mailbox.ts';
import type { Portal } from '../../support/portal.ts';
import { tellRawKeys } from './raw-keys.ts';
import { type Words, wordsOf } from './words.ts';

/** A browser of its own, of a person or a visitor. */
export interface Visitor {
  readonly locale: Locale;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the portal says in the language of this browser. */
  readonly says: Words;
  /** One more tab of the same browser. */
  readonly tab: () => Promise<Page>;
}

/** A visitor who is signed in. */
export interface Person extends Visitor {
  readonly login: string;
  /** A bearer of the same person, for calls without the screen. */
  readonly token: string;
}

interface Look {
  locale?: Locale;
  theme?: 'light' | 'dark';
  client?: string;
  browser?: BrowserContextOptions;
  /** Complaints of the console that the test causes on purpose. */
  complains?: RegExp;
}

interface Fixtures {
  origin: string;
  /** A browser without a session. */
  visit: (look?: Look) => Promise<Visitor>;
  /** A browser in which a person of the demo company is signed in; no page is open yet. */
  enter: (login: string, look?: Look) => Promise<Person>;
}

/** A portal that has not started by then never will. */
const START_LIMIT_MS = 90_000;

/** What the tests of one worker share, and no others. */
interface Shared {
  /** A file that sets it has a worker of its own, with an untouched demo company. */
  alone: string;
  portal: Portal;
  mailbox: Mailbox;
}

/**
 * Browsers of several people in one test, the portal of this worker on a database of its own, and the mailbox that
 * takes every letter of it. Whatever a browser complains about on its console fails the test, and so does the key of a
 * sentence that it shows or speaks in place of the sentence.
 */
export const test = base.extend<Fixtures, Shared>({
  alone: ['', { option: true, scope: 'worker' }],
  portal: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const portal = await startDemoPortal(`browser_${workerIndex}`);
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', auto: true, timeout: START_LIMIT_MS },
  ],
  mailbox: [
    async ({ portal: _ }, use) => {
      const mailbox = await openMailbox(Number(process.env.PORTAL_SMTP_PORT));
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker', auto: true },
  ],
  origin: async ({ portal }, use) => use(portal.origin),
  baseURL: async ({ portal }, use) => use(portal.origin),
  visit: async ({ browser, origin }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ locale = 'ru', theme = 'light', browser: options = {}, complains = OFFLINE } = {}) => {
      const context = await browser.newContext({
        baseURL: origin,
        locale: TAGS[locale],
        timezoneId: 'Europe/Moscow',
        colorScheme: theme,
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      await context.addCookies([
        { name: 'eg.locale', value: locale, url: origin },
        { name: 'eg.theme', value: theme, url: origin },
      ]);
      await tellRawKeys(context);
      context.on('console', (message) => {
        if (message.type() === 'error' && !complains.test(message.text()))
          complaints.push(`${message.text()} (${message.location().url} on ${message.page()?.url()})`);
      });
      context.on('weberror', (error) => complaints.push(`${error.error()} (${error.page()?.url()})`));
      return {
        locale,
        context,
        says: wordsOf(locale),
        page: await opened(context, options),
        tab: () => opened(context, options),
      };
    });
    for (const context of contexts) await context.close();
    expect(complaints, 'what the browsers complained about').toEqual([]);
  },
  enter: async ({ visit, origin }, use) => {
    await use(async (login, look = {}) => {
      const visitor = await visit(look);
      const client = look.client ?? 'eg';
      const answer = await visitor.context.request.post('/api/rpc', {
        headers: { origin },
        data: { jsonrpc: '2.0', id: 1, method: 'token.get', params: { login, password: PASSWORD, client } },
      });
      expect(await answer.json(), `${login} signs in`).toHaveProperty('result.access_token');
      return { ...visitor, login, token: (await answer.json()).result.access_token };
    });
  },
});

export { expect };

/**
 * A tab on an address, once its page is alive. Earlier input is held (`early-events.ts`); a test of that waits for the
 * address alone (`commit`).
 */
const opened = async (
  context: BrowserContext,
  { javaScriptEnabled }: BrowserContextOptions,
): Promise<Page> => {
  const page = await context.newPage();
  if (javaScriptEnabled === false) return page;
  const { goto, reload } = page;
  const alive = () => page.waitForFunction(() => !('egEarly' in window));
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await alive();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await alive();
    return answer;
  };
  return page;
};

/** The password of all people of the demo company. */
export const PASSWORD = 'Portal#1';

/** An action that has not found its place by then never will. */
const PATIENCE_MS = 90_000;

/** The browser's own words for calls that cannot leave it, and for the recorder that a letter's frame keeps out. */
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|Blocked script execution in 'about:srcdoc'/;

const TAGS: Readonly<Record<Locale, string>> = { ru: 'ru-RU', en: 'en-US' };
