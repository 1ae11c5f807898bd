import * as oidc from 'openid-client';
import { exitAddress } from '../../../lib/identity/exit-address.ts';
import { linkTo } from '../../../lib/routes/link.ts';
import { textOf } from '../../../lib/settings/read.ts';
import { readClientId } from '../../client/clients.ts';
import { readRules } from '../../client/rules.ts';
import { readConfig } from '../../config.ts';
import { db } from '../../db/tx.ts';
import { log } from '../../log.ts';
import type { SsoSession } from './entry.ts';
import { discover, providerNamed } from './providers.ts';

/**
 * Where a session of single sign-on leaves its provider too; undefined when it was none, or when the provider offers
 * no exit or does not answer: our own session ends all the same.
 */
export const providerExit = async (sso: SsoSession | undefined): Promise<string | undefined> => {
  const provider = sso && providerNamed(sso.provider);
  if (!provider) return undefined;
  try {
    const configuration = await discover(provider);
    if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
    const back = linkTo('sso-logout', {}, { client: provider.client });
    return oidc.buildEndSessionUrl(configuration, {
      id_token_hint: sso.id_token,
      post_logout_redirect_uri: new URL(back, readConfig().APP_ORIGIN).href,
    }).href;
  } catch (error) {
    log.warn(
      { provider: provider.name, failure: (error as Error).message },
      'provider not reached at the exit',
    );
    return undefined;
  }
};

/** The address the parameter sso_logout leads to afterwards; undefined for none and for one that is not safe. */
export const addressAfterExit = async (client: string): Promise<string | undefined> => {
  const clientId = await readClientId(client);
  if (clientId === undefined) return undefined;
  const { parameters } = await readRules(db, clientId);
  return exitAddress(textOf(parameters, 'sso_logout'));
};
