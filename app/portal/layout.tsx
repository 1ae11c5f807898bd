import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { EARLY_SCRIPT } from '../../components/frame/early-events.ts';
import { PortalShell } from '../../components/frame/portal-shell.tsx';
import { minuteOf } from '../../lib/kernel/minute.ts';
import { linkTo } from '../../lib/routes/link.ts';
import { readConfig } from '../../server/config.ts';
import { firstBatch } from '../first-answers.ts';
import { messagesOf } from '../messages-of.ts';
import { portalFacts } from '../portal-facts.ts';
import { visit } from '../visit.ts';
import { SHELL_WORDS } from '../words-of-screens.data.ts';

/** The shell stays while screens change. It shows; it decides nothing about access. */
const PortalLayout = async ({ children }: { children: ReactNode }) => {
  const here = await visit();
  const facts = portalFacts(here);
  return (
    <>
      <script nonce={await nonce()} suppressHydrationWarning>
        {EARLY_SCRIPT}
      </script>
      <PortalShell
        profile={facts.entering ? null : (here.session?.profile ?? null)}
        facts={facts}
        first={await firstBatch()}
        locale={here.locale}
        messages={messagesOf(here.locale, SHELL_WORDS)}
        words={SHELL_WORDS}
        wording={here.wording}
        client={here.client}
        homeHref={linkTo('home', {}, { client: here.address.client })}
        loginHref={linkTo('login', {}, { client: here.address.client })}
        now={minuteOf(Date.now())}
        zone={readConfig().BUSINESS_TZ}
        readerZone={here.readerZone}
      >
        {children}
      </PortalShell>
    </>
  );
};
export default PortalLayout;

/** The word by which the policy of this page lets its scripts run. */
const nonce = async (): Promise<string | undefined> =>
  /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
