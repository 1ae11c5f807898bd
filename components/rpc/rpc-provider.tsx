'use client';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { rememberedPath } from '../../lib/routes/remembered.ts';
import type { Profile } from '../../lib/rpc/sign-in.ts';
import type { FirstAnswers } from './ask.ts';
import { takeGiven } from './given.ts';
import { ProfileContext } from './profile.ts';
import { RpcError } from './rpc-error.ts';
import { KEYS, readStored, writeStored } from './storage.ts';
import { forgetToken, resumeToken, whenSessionEnds } from './token.ts';
import { speakFrom } from './transport.ts';

const FRESH_MS = 30_000;

// Changes of one event are reported when the event is over; a timer for each of a page's lists would take longer.
notifyManager.setScheduler(queueMicrotask);

/** The browser's side of the calls: cache, session, and who is signed in. */
export const RpcProvider = ({
  profile,
  first,
  client,
  loginHref,
  homeHref,
  children,
}: {
  profile: Profile | null;
  first: FirstAnswers;
  client: string;
  loginHref: string;
  homeHref: string;
  children: ReactNode;
}) => {
  const [queries] = useState(() => createQueries(first));
  useState(() => speakFrom({ client }));
  useState(() => forgetTokenOfBefore(profile));
  useEffect(() => {
    // Where only the grant has ended, the person is still signed in: the page at home says which it is.
    const way = () => (profile?.grant_id == null ? backTo(loginHref) : homeHref);
    whenSessionEnds(() => window.location.replace(way()));
    if (!profile) return;
    resumeToken();
    writeStored('session', KEYS.profile, profile);
  }, [loginHref, homeHref, profile]);
  return (
    <ProfileContext value={profile}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ProfileContext>
  );
};

/** A tab that last showed the same person in another place, acting by a grant or no more, has a token of that time. */
const forgetTokenOfBefore = (profile: Profile | null): void => {
  if (typeof window === 'undefined' || !profile) return;
  const before = readStored('session', KEYS.profile) as Partial<Profile> | undefined;
  if (before && (before.id !== profile.id || before.grant_id !== profile.grant_id)) forgetToken();
};

const createQueries = (first: FirstAnswers): QueryClient => {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < 2 && error instanceof RpcError && error.reason === 'network',
      },
    },
  });
  takeGiven(queries, first);
  return queries;
};

const backTo = (loginHref: string): string => {
  const here = rememberedPath(window.location.pathname + window.location.search);
  return here ? `${loginHref}?to=${encodeURIComponent(here)}` : loginHref;
};
