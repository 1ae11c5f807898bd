import { redirect } from 'next/navigation';
import { policyOf } from '../../../lib/identity/password-policy.ts';
import { clientToStore } from '../../../lib/routes/client-code.ts';
import { judge } from '../../../lib/routes/guard.ts';
import { linkTo } from '../../../lib/routes/link.ts';
import { rememberedPath } from '../../../lib/routes/remembered.ts';
import { allowedMode } from '../../../lib/routes/screen-role.ts';
import { publicCalendar } from '../../../server/auth/page.ts';
import { entryOf } from '../../entry-of.ts';
import { type Visit, visit } from '../../visit.ts';
import { type Screen, ScreenOf } from './screens.tsx';

/** One address, one screen: the route is judged for the person behind the cookie, then its screen is drawn. */
const PortalPage = async () => {
  const here = await visit();
  const { address, session } = here;
  const { client } = address;
  const entry = entryOf(here);
  if (entry) return <ScreenOf screen={entryScreen(here, entry)} />;
  const verdict = judge(address.route, session?.profile);
  switch (verdict.kind) {
    case 'sign-in': {
      const to = verdict.remember ? rememberedPath(here.asked) : undefined;
      return redirect(linkTo('login', {}, { client, query: { to, client: clientToStore(queryOf(here)) } }));
    }
    case 'forbidden':
      return redirect(linkTo('home', {}, { client, query: { denied: 1 } }));
    case 'redirect':
      return redirect(linkTo(verdict.name, address.params, { client, query: queryOf(here) }));
    case 'show':
      if (session?.owes === 'second_factor_required' && !OPEN_WITHOUT_FACTOR.has(verdict.route.name))
        return redirect(linkTo('profile', {}, { client, query: { tab: 'security' } }));
      return <ScreenOf screen={await screenOf(here, verdict.route.screen)} />;
  }
};
export default PortalPage;

/** Where somebody may go whose role wants a second factor they do not have yet. */
const OPEN_WITHOUT_FACTOR: ReadonlySet<string> = new Set(['profile', 'login', 'logout']);
const entryScreen = ({ session, parameters }: Visit, entry: 'link' | 'new-password'): Screen => {
  if (entry === 'link' || !session) return { key: 'link' };
  const { login, email, password_by_link } = session.profile;
  return {
    key: 'new-password',
    owner: { login, email },
    policy: policyOf(parameters),
    byLink: password_by_link === '1',
  };
};

const queryOf = ({ asked }: Visit): Record<string, string> =>
  Object.fromEntries(new URL(asked, 'http://portal').searchParams);

/** What the screen of a route needs to know before it asks for anything. */
const screenOf = async (here: Visit, key: string): Promise<Screen> => {
  const { route, params } = here.address;
  const query = queryOf(here);
  if (key === 'login') {
    const calendar = await publicCalendar(here.client);
    return { key, calendar, to: rememberedPath(query.to), out: query.out !== undefined };
  }
  if (key === 'document-list')
    return { key, route: route.name, family: route.family ?? '', mode: route.mode ?? 'own' };
  if (key === 'document-form') {
    return {
      key,
      family: route.family ?? '',
      id: params.id === undefined ? undefined : Number(params.id),
      mode: allowedMode(query.mode, here.session?.profile.roles ?? []),
    };
  }
  return { key: isPlain(key) ? key : 'catch-all' };
};

const PLAIN = [
  'home',
  'messages',
  'about',
  'profile',
  'users',
  'ugrants',
  'grants',
  'disabled',
  'logout',
  'external-link',
  'catch-all',
] as const;
const isPlain = (key: string): key is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(key);
