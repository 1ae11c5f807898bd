import type { PortalFacts } from '../components/shell/portal.tsx';
import { buildOf } from '../server/build.ts';
import { readConfig } from '../server/config.ts';
import { entryOf } from './entry-of.ts';
import type { Visit } from './visit.ts';

/** What the shell shows of this portal: look, settings, and which version runs. */
export const portalFacts = (here: Visit): PortalFacts => ({
  theme: here.theme,
  parameters: here.parameters,
  hidden: here.session?.hidden ?? [],
  themeChoice: here.themeChoice,
  phone: here.phone,
  clients: here.clients,
  entering: entryOf(here) !== undefined,
  mode: readConfig().NEXT_PUBLIC_MODE,
  pluginScript: readConfig().CADESPLUGIN_URL,
  ...buildOf(),
});
