import { isPlain } from '../../../app/portal/[[...path]]/plain-screens.data.ts';
import type { Screen } from '../../../app/portal/[[...path]]/screens.tsx';
import type { FamilyScreenName } from '../../../components/families/screens.ts';
import type { Mode } from '../../../lib/access/route.ts';
import { FAMILY_ROUTES } from '../../../lib/routes/document-routes.data.ts';
import { judge } from '../../../lib/routes/guard.ts';
import { resolvePath } from '../../../lib/routes/resolve.ts';
import type { Profile } from '../../../lib/rpc/sign-in.ts';

/** The screen of an address for its reader, as the server draws it where the family is the route's own. */
export const screenAt = (address: string, who: Profile | null): Screen => {
  const { pathname, searchParams } = new URL(address, 'http://localhost:3000');
  const found = resolvePath(pathname, new Set());
  if (!found) throw new Error(`No screen has the address ${address}.`);
  const { route, params } = found;
  if (judge(route, who ?? undefined).kind === 'forbidden') return { key: 'no-access', route: route.name };
  const family = route.family ?? '';
  switch (route.screen) {
    case 'document-list':
      return { key: 'document-list', route: route.name, family, mode: route.mode ?? 'own', preferences: '' };
    case 'document-form':
      return {
        key: 'document-form',
        family,
        id: params.id === undefined ? undefined : Number(params.id),
        mode: (searchParams.get('mode') ?? undefined) as Mode | undefined,
        preferences: {},
      };
    case 'approvals':
    case 'requests-own':
      return { key: route.screen, kept: '' };
    case 'home':
      return { key: 'home', stepsLeft: 0 };
    case 'messages':
      return { key: 'messages' };
    case 'dictionary':
      return { key: 'dictionary', name: route.name };
    case 'guide':
      return { key: 'guide', page: params.page };
    case 'employee':
    case 'dismissal':
      return { key: route.screen, id: params.id === undefined ? undefined : Number(params.id) };
    default:
      if (isPlain(route.screen)) return { key: route.screen };
      if (isOfFamily(route.screen))
        return { key: route.screen, id: params.id === undefined ? undefined : Number(params.id) };
      throw new Error(`No test has drawn the screen of ${address} before.`);
  }
};

const isOfFamily = (key: string): key is FamilyScreenName =>
  FAMILY_ROUTES.some(({ screen }) => screen === key);
