'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SsoOutcome } from '../../../lib/identity/sso-outcome.ts';
import { clientCode } from '../../../lib/routes/client-code.ts';
import { rememberedPath } from '../../../lib/routes/remembered.ts';
import { KEYS, readStored } from '../../rpc/storage.ts';
import { PageTitle } from '../../shell/page-head.tsx';
import { useAddress } from '../../shell/portal.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Button } from '../../ui/button.tsx';
import { ForgotForm } from '../password/forgot-form.tsx';
import { SsoFailure } from '../sso/failure.tsx';
import { OfferedSso } from '../sso/offered.tsx';
import type { ProviderName } from '../sso/provider-links.tsx';
import { LoggedOut } from './logged-out.tsx';
import { LoginForm } from './login-form.tsx';
import { type CalendarPeriod, YearCalendar } from './year-calendar.tsx';

/** The way in: the form left, the year of the production calendar right. `out` is the screen after signing out. */
export const LoginScreen = ({
  calendar,
  to,
  out,
  providers,
  outcome,
}: {
  calendar: readonly CalendarPeriod[];
  /** Where the person wanted to go. */
  to?: string | undefined;
  out: boolean;
  /** Single sign-on offered beside the form. */
  providers: readonly ProviderName[];
  /** How single sign-on has just ended. */
  outcome?: SsoOutcome | undefined;
}) => {
  const t = useTranslations('login');
  const link = usePortalLink();
  const client = useClientCode();
  const words = useTranslations('passwords');
  const [forgotten, setForgotten] = useState(false);
  const title = out ? t('logged_out') : forgotten ? words('forgot_title') : t('title');
  // A whole new page: nothing of the signed-out one stays in memory.
  const leave = () => window.location.replace(rememberedPath(to) ?? link('home'));
  return (
    <div className="mx-auto grid max-w-(--page-max) grid-cols-[minmax(0,1fr)] items-center gap-x-24 gap-y-10 px-8 py-10 max-tablet:px-4 max-tablet:py-6 desk:min-h-[calc(100dvh-var(--header)-60px)] desk:grid-cols-[400px_minmax(0,1fr)]">
      <PageTitle text={title} />
      <div className="mx-auto w-full max-w-100">
        {out ? (
          <LoggedOut />
        ) : forgotten ? (
          <ForgotForm client={client} onBack={() => setForgotten(false)} />
        ) : (
          <>
            {outcome && <SsoFailure outcome={outcome} />}
            <LoginForm client={client} onDone={leave}>
              <Button variant="quiet" className="mt-3 -ml-3.5" onClick={() => setForgotten(true)}>
                {words('forgot')}
              </Button>
              {providers.length > 0 && <OfferedSso providers={providers} to={to} />}
            </LoginForm>
          </>
        )}
      </div>
      <YearCalendar periods={calendar} />
    </div>
  );
};

/** Whose people sign in: the address, then what an earlier visit stored. */
const useClientCode = (): string => {
  const { client } = useAddress();
  const query = new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search);
  const stored = typeof window === 'undefined' ? undefined : readStored('local', KEYS.client);
  return clientCode({
    client_code: query.get('client_code'),
    client: query.get('client'),
    path: client,
    stored: typeof stored === 'string' ? stored : undefined,
  });
};
