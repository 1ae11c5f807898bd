'use client';
import type { ReactNode } from 'react';
import type { Locale } from '../../lib/access/actor.ts';
import type { Messages, Wording } from '../../lib/i18n/override-messages.ts';
import type { Profile } from '../../lib/rpc/sign-in.ts';
import { ClockProvider } from '../i18n/clock.tsx';
import { LanguageProvider } from '../i18n/language.tsx';
import { StepUp } from '../identity/step-up/step-up.tsx';
import type { FirstAnswers } from '../rpc/ask.ts';
import { RpcProvider } from '../rpc/rpc-provider.tsx';
import { Footprints } from '../shell/footprints.tsx';
import { type PortalFacts, PortalProvider } from '../shell/portal.tsx';
import { SigningProvider } from '../signing/signing-provider.tsx';
import { ConfirmProvider } from '../ui/confirm.tsx';
import { HydratedProvider } from '../ui/hydrated.tsx';
import { EarlyEventsHappen } from './early-events-happen.ts';
import { Frame } from './frame.tsx';

export interface ShellProps {
  readonly profile: Profile | null;
  readonly facts: PortalFacts;
  /** The answers of the first batch, where the page came with them. */
  readonly first: FirstAnswers;
  readonly locale: Locale;
  /** The sentences every page has, and their names. */
  readonly messages: Messages;
  readonly words: readonly string[];
  /** The client's own texts over them. */
  readonly wording: readonly Wording[];
  /** Client code of the calls. */
  readonly client: string;
  readonly loginHref: string;
  readonly homeHref: string;
  readonly now: string;
  readonly zone: string;
  /** The zone of the reader, as far as it is known. */
  readonly readerZone: string;
  readonly children: ReactNode;
}

/** Everything that stays while screens come and go: session, language, clock, and the frame around them. */
export const PortalShell = ({
  profile,
  facts,
  first,
  locale,
  messages,
  words,
  wording,
  client,
  loginHref,
  homeHref,
  now,
  zone,
  readerZone,
  children,
}: ShellProps) => (
  <HydratedProvider>
    <EarlyEventsHappen />
    <ClockProvider now={now} zone={zone} drawnIn={readerZone}>
      <PortalProvider facts={facts}>
        <RpcProvider
          profile={profile}
          first={first}
          client={client}
          loginHref={loginHref}
          homeHref={homeHref}
        >
          <LanguageProvider locale={locale} names={words} messages={messages} wording={wording}>
            <ConfirmProvider>
              <SigningProvider>
                <Frame>{children}</Frame>
              </SigningProvider>
              {profile && <Footprints />}
              {profile && <StepUp />}
            </ConfirmProvider>
          </LanguageProvider>
        </RpcProvider>
      </PortalProvider>
    </ClockProvider>
  </HydratedProvider>
);
