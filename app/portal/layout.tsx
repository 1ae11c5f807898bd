import type { ReactNode } from 'react';
import { PortalShell } from '../../components/shell/portal-shell.tsx';
import { linkTo } from '../../lib/routes/link.ts';
import { readConfig } from '../../server/config.ts';
import { messagesOf } from '../messages-of.ts';
import { portalFacts } from '../portal-facts.ts';
import { visit } from '../visit.ts';
import { SHELL_WORDS } from '../words-of-screens.data.ts';

/** The shell stays while screens change. It shows; it decides nothing about access. */
const PortalLayout = async ({ children }: { children: ReactNode }) => {
  const here = await visit();
  const facts = portalFacts(here);
  return (
    <PortalShell
      profile={facts.entering ? null : (here.session?.profile ?? null)}
      facts={facts}
      locale={here.locale}
      messages={messagesOf(here.locale, SHELL_WORDS)}
      words={SHELL_WORDS}
      wording={here.wording}
      client={here.client}
      homeHref={linkTo('home', {}, { client: here.address.client })}
      loginHref={linkTo('login', {}, { client: here.address.client })}
      now={new Date().toISOString()}
      zone={readConfig().BUSINESS_TZ}
    >
      {children}
    </PortalShell>
  );
};
export default PortalLayout;
