import { flagOf } from '../../../lib/settings/read.ts';
import { readClientId } from '../../client/clients.ts';
import { readRules } from '../../client/rules.ts';
import { db } from '../../db/tx.ts';
import { providersOf } from './providers.ts';

/** A provider as the sign-in page names it. */
export interface ProviderName {
  name: string;
  title: string;
  title_eng: string;
}

/** What pages may know of a client's single sign-on before anybody has signed in. */
export interface SsoFacts {
  providers: ProviderName[];
  /** The parameter sso_client offers it on the sign-in page. */
  offered: boolean;
}

export const ssoFacts = async (client: string): Promise<SsoFacts> => {
  const providers = providersOf(client).map(({ name, title, title_eng }) => ({ name, title, title_eng }));
  const clientId = providers.length === 0 ? undefined : await readClientId(client);
  if (clientId === undefined) return { providers: [], offered: false };
  const { parameters } = await readRules(db, clientId);
  return { providers, offered: flagOf(parameters, 'sso_client') };
};
