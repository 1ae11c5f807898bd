import type { PortalFacts } from '../components/shell/portal.tsx';
import { buildOf } from '../server/build.ts';
import { readConfig } from '../server/config.ts';
import type { Visit } from './visit.ts';

/** What the shell shows of this portal: look, settings, and which version runs. */
export const portalFacts = ({ theme, clients, parameters, themeChoice }: Visit): PortalFacts => ({
  theme,
  parameters,
  themeChoice,
  clients,
  mode: readConfig().NEXT_PUBLIC_MODE,
  ...buildOf(),
});
