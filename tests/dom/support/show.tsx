import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useMemo } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { messagesOf, namesOf } from '../../../app/messages-of.ts';
import { ScreenOf } from '../../../app/portal/[[...path]]/screens.tsx';
import { SHELL_WORDS, WORDS_OF } from '../../../app/words-of-screens.data.ts';
import { PortalShell } from '../../../components/frame/portal-shell.tsx';
import { Words as ScreenWords } from '../../../components/i18n/words.tsx';
import { NO_ANSWERS } from '../../../components/rpc/ask.ts';
import type { Locale } from '../../../lib/access/actor.ts';
import { minuteOf } from '../../../lib/kernel/minute.ts';
import type { Profile } from '../../../lib/rpc/sign-in.ts';
import { DEFAULT_THEME } from '../../../lib/themes/default-theme.ts';
import { masterRows } from './master.ts';
import { PEOPLE } from './people.ts';
import { openAddress, Routed, useDrawnAddress } from './router.tsx';
import { screenAt } from './screen-at.ts';
import { type Answers, type Params, type Transport, transportOf } from './transport.ts';
import { type Words, wordsIn } from './words.ts';

interface Look {
  readonly who?: Profile | null;
  readonly locale?: Locale;
  /** What the server answers, by method; the first batch and the session are answered for every test. */
  readonly answers?: Answers;
  /** Parameters that differ from those a portal begins with. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly phone?: boolean;
}

/** A screen as it stands before its person. */
export interface Shown {
  readonly says: Words;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly server: Transport;
  /** The same address opened again, as a reload does: what the browser keeps is there. */
  readonly reload: () => Promise<Shown>;
  readonly unmount: () => void;
}

/** A page of the portal at an address, with every provider and the frame that it has there; only the network is another. */
export const showPage = (address: string, look: Look = {}): Promise<Shown> => {
  const { who = PEOPLE.employee, locale = 'ru' } = look;
  return show(address, <DrawnPage who={who} locale={locale} />, look);
};

/** The screen of the address that the router went to last. */
const DrawnPage = ({ who, locale }: { who: Profile | null; locale: Locale }) => {
  const address = useDrawnAddress();
  const screen = useMemo(() => screenAt(address, who), [address, who]);
  const names = namesOf(WORDS_OF[screen.key], 'family' in screen ? screen.family : undefined, locale);
  return (
    <ScreenWords
      key={new URL(address).pathname}
      of={names}
      given={{ locale, messages: messagesOf(locale, names) }}
    >
      <ScreenOf screen={screen} />
    </ScreenWords>
  );
};

/** A place in the page of the test, which is empty again when the test is over. */
const openRoot = (): Root => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  return root;
};

/** A part of a page likewise. */
export const show = async (address: string, part: ReactNode, look: Look = {}): Promise<Shown> => {
  const { who = PEOPLE.employee, locale = 'ru', answers = {}, parameters = {}, phone = false } = look;
  window.happyDOM.setViewport({ width: phone ? 390 : 1_440, height: 900 });
  openAddress(address);
  const server = transportOf(withUsual(answers, parameters, who));
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('XMLHttpRequest', server.XMLHttpRequest);
  onTestFinished(() => {
    if (server.unanswered.length > 0) throw new Error(`Nothing answers ${server.unanswered.join('; ')}`);
  });
  const facts = {
    theme: DEFAULT_THEME,
    parameters,
    hidden: [],
    clients: [],
    version: '1',
    build: '1',
    mode: 'production',
    themeChoice: 'light',
    phone,
    entering: false,
    pluginScript: '',
  } as const;
  const root = openRoot();
  root.render(
    <Routed>
      <PortalShell
        profile={who}
        facts={facts}
        first={NO_ANSWERS}
        locale={locale}
        messages={messagesOf(locale, SHELL_WORDS)}
        words={SHELL_WORDS}
        wording={[]}
        client="eg"
        loginHref="/portal/login"
        homeHref="/portal/"
        now={minuteOf(Date.now())}
        zone="Europe/Moscow"
        readerZone="Europe/Moscow"
      >
        {part}
      </PortalShell>
    </Routed>,
  );
  await waitFor(() => {
    if (!document.getElementById('main')) throw new Error('The page is not drawn yet.');
  });
  return {
    says: wordsIn(locale),
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    server,
    unmount: () => root.unmount(),
    reload: () => {
      root.unmount();
      return show(window.location.pathname + window.location.search, part, look);
    },
  };
};

const TOKEN = { access_token: 'of-a-test', refresh_token: null, token_type: 'Bearer', expires_in: 3_600 };

const withUsual = (
  answers: Answers,
  parameters: Readonly<Record<string, string>>,
  who: Profile | null,
): Answers => ({
  'token.refresh': () => TOKEN,
  'user.get': () => ({ profile: who }),
  'user.edit': () => ({}),
  ...answers,
  'view.get': (params: Params) => {
    const own = answers['view.get']?.(params);
    if (own !== undefined) return own;
    const rows =
      params.rowsPerPage === 1 && params.object === 'message'
        ? []
        : masterRows(String(params.object), parameters);
    return rowsOf(rows ?? []);
  },
});

/** A whole list as `view.get` answers it. */
export const rowsOf = <Row,>(data: readonly Row[], total = data.length) => ({
  data,
  total,
  total_exact: true,
});
