import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { linesRoutesOf } from '../../../components/documents/lines/lines-route.ts';
import { preferencesCookie } from '../../../components/documents/list/preferences.ts';
import { groupCookie } from '../../../components/documents/many/chosen-group.ts';
import type { FamilyScreenName } from '../../../components/families/screens.ts';
import { Words } from '../../../components/i18n/words.tsx';
import { WithAnswers } from '../../../components/rpc/with-answers.tsx';
import { dictionaryNamed } from '../../../lib/dictionaries/dictionaries.data.ts';
import { familyOf } from '../../../lib/documents/families.ts';
import { isOnlyCandidate } from '../../../lib/families/candidate.ts';
import { ssoOutcome } from '../../../lib/identity/sso-outcome.ts';
import { candidateHome } from '../../../lib/routes/candidate-home.ts';
import { clientToStore } from '../../../lib/routes/client-code.ts';
import { FAMILY_ROUTES } from '../../../lib/routes/document-routes.data.ts';
import { judge } from '../../../lib/routes/guard.ts';
import { linkTo } from '../../../lib/routes/link.ts';
import { mayOpen } from '../../../lib/routes/may-open.ts';
import { rememberedPath } from '../../../lib/routes/remembered.ts';
import { allowedMode } from '../../../lib/routes/screen-role.ts';
import { routeNamed } from '../../../lib/routes/table.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { isPortalEmpty, isSetupOpen, setUpStepsLeft } from '../../../server/api/setup-page.ts';
import { publicCalendar } from '../../../server/auth/page.ts';
import { addressAfterExit } from '../../../server/auth/sso/exit.ts';
import { ssoFacts } from '../../../server/auth/sso/page.ts';
import { entryOf } from '../../entry-of.ts';
import { chosenFamily, familyAt } from '../../family-at.ts';
import { firstAnswers } from '../../first-answers.ts';
import { messagesOf, namesOf } from '../../messages-of.ts';
import { type Visit, visit } from '../../visit.ts';
import { WORDS_OF } from '../../words-of-screens.data.ts';
import { isPlain } from './plain-screens.data.ts';
import { type Screen, ScreenOf } from './screens.tsx';

/** One address, one screen: the route is judged for the person behind the cookie, then its screen is drawn. */
const PortalPage = async () => {
  const here = await visit();
  const { address, session } = here;
  const { client } = address;
  const entry = entryOf(here);
  if (entry) return shown(here, entry);
  const verdict = judge(address.route, session?.profile);
  switch (verdict.kind) {
    case 'sign-in': {
      const to = verdict.remember ? rememberedPath(here.asked) : undefined;
      return redirect(linkTo('login', {}, { client, query: { to, client: clientToStore(queryOf(here)) } }));
    }
    case 'forbidden':
      return shown(here, { key: 'no-access', route: verdict.route.name });
    case 'redirect':
      return redirect(linkTo(verdict.name, address.params, { client, query: queryOf(here) }));
    case 'show':
      if (verdict.route.name === 'home' && isOnlyCandidate(session?.profile.roles ?? []))
        return redirect(linkTo(candidateHome(), {}, { client }));
      if (verdict.route.name === 'guide' && flagOf(here.parameters, 'hide_user_guide'))
        return redirect(linkTo('home', {}, { client }));
      if (session?.owes === 'second_factor_required' && !OPEN_WITHOUT_FACTOR.has(verdict.route.name))
        return redirect(linkTo('profile', {}, { client, query: { tab: 'security' } }));
      if (verdict.route.name === 'login' && (await isPortalEmpty()))
        return redirect(linkTo('setup', {}, { client }));
      if (verdict.route.name === 'home' && (await leftToSetUp(here))?.possible)
        return redirect(linkTo('start', {}, { client }));
      return shown(here, await screenOf(here, verdict.route.screen));
  }
};
export default PortalPage;

/** The screen with the sentences it may say: they come with it and with no other. */
const shown = async (here: Visit, screen: Screen) => {
  const { locale, address } = here;
  const family = 'family' in screen ? screen.family : address.route.family;
  const names = namesOf(WORDS_OF[screen.key], family, locale);
  return (
    <Words of={names} given={{ locale, messages: messagesOf(locale, names) }}>
      <WithAnswers first={await firstAnswers(here, screen)}>
        <ScreenOf screen={screen} />
      </WithAnswers>
    </Words>
  );
};

/** What is left of the set-up for an admin; undefined for all others. */
const leftToSetUp = cache(async ({ session }: Visit) => session && setUpStepsLeft(session.actor));

/** Screens open to a user who still owes a second factor. */
const OPEN_WITHOUT_FACTOR: ReadonlySet<string> = new Set(['profile', 'login', 'logout', 'sso', 'sso-logout']);

const queryOf = ({ asked }: Visit): Record<string, string> =>
  Object.fromEntries(new URL(asked, 'http://portal').searchParams);

/** What the screen of a route needs to know before it asks for anything. */
const screenOf = async (here: Visit, key: string): Promise<Screen> => {
  const { route, params } = here.address;
  const query = queryOf(here);
  if (key === 'login') {
    const [calendar, sso] = await Promise.all([publicCalendar(here.client), ssoFacts(here.client)]);
    const to = rememberedPath(query.to);
    const providers = sso.offered ? sso.providers : [];
    return { key, calendar, to, out: query.out !== undefined, providers, outcome: ssoOutcome(query.sso) };
  }
  if (key === 'setup')
    return (await isSetupOpen(query.word))
      ? { key, token: query.word ?? '' }
      : { key: (await isPortalEmpty()) ? 'setup-how' : 'catch-all' };
  if (key === 'dictionary') return { key, name: route.name };
  if (key === 'dictionaries') return dictionaryScreen(params.dictionary);
  if (key === 'signatures' || key === 'timesheet') return { key, mode: route.mode ?? 'own' };
  if (key === 'guide') return { key, page: params.page };
  if (key === 'verify') return { key, publicId: params.public_id };
  if (key === 'sso' || key === 'sso-logout') return ssoScreen(here, key, query);
  if (key === 'document-list')
    return {
      key,
      route: route.name,
      family: chosenFamily(route.family ?? '', query.family),
      mode: route.mode ?? 'own',
      preferences: await preferencesOf(route.name),
    };
  if (key === 'approvals' || key === 'requests-own')
    return { key, kept: (await cookies()).get(groupCookie(route.name))?.value ?? '' };
  if (key === 'document-form') {
    const id = params.id === undefined ? undefined : Number(params.id);
    const found = await familyAt(here, route.family ?? '', id);
    const own = familyOf(found)?.routes.form;
    const form = own === undefined || own === route.name ? undefined : routeNamed(own);
    if (form && mayOpen(form, here.session?.profile.roles))
      return redirect(linkTo(form.name, params, { client: here.address.client, query }));
    const object_id = form ? (route.family ?? '') : found;
    const family = familyOf(object_id);
    return {
      key,
      family: object_id,
      id,
      mode: allowedMode(query.mode, here.session?.profile.roles ?? []),
      preferences: Object.fromEntries(
        await Promise.all(
          (family ? linesRoutesOf(family) : []).map(
            async (name) => [name, await preferencesOf(name)] as const,
          ),
        ),
      ),
    };
  }
  const id = params.id === undefined ? undefined : Number(params.id);
  if (key === 'files') return { key, whose: route.roles.includes('recruiter') ? 'candidates' : 'all' };
  if (key === 'employee' || key === 'dismissal' || isOfFamily(key)) return { key, id };
  if (key === 'home') return { key, stepsLeft: (await leftToSetUp(here))?.all ?? 0 };
  if (key === 'messages') return { key };
  return { key: isPlain(key) ? key : 'catch-all' };
};

/** All dictionaries, or one that has no address of its own. */
const dictionaryScreen = (name: string | undefined): Screen => {
  if (name === undefined) return { key: 'dictionaries' };
  return dictionaryNamed(name) ? { key: 'dictionary', name } : { key: 'catch-all' };
};

/** How the person likes a list, as the browser keeps it. */
const preferencesOf = async (name: string): Promise<string> =>
  (await cookies()).get(preferencesCookie(name))?.value ?? '';

/** Without a provider there is nothing to show but that. */
const ssoScreen = async (
  { client, address }: Visit,
  key: 'sso' | 'sso-logout',
  query: Record<string, string>,
): Promise<Screen> => {
  const { providers } = await ssoFacts(client);
  if (providers.length === 0)
    return redirect(linkTo('login', {}, { client: address.client, query: { sso: 'off' } }));
  return key === 'sso'
    ? { key, providers, chosen: query.provider, to: rememberedPath(query.to) }
    : { key, next: await addressAfterExit(client) };
};

/** Whether a screen is one that only one family has. */
const isOfFamily = (key: string): key is FamilyScreenName =>
  FAMILY_ROUTES.some(({ screen }) => screen === key);
