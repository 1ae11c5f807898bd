import type { Actor } from '../../lib/access/actor.ts';
import type { NotificationSwitches } from '../../lib/notifications/switches.ts';
import type { Profile } from '../../lib/rpc/sign-in.ts';
import { refusal } from '../call/call-error.ts';
import { prisma } from '../db/prisma.ts';
import { db } from '../db/tx.ts';
import { cameByLink } from './gate.ts';
import { grantRecord, grantsInForce } from './grants.ts';

/** What the portal knows of the person at the screen: the shape of the specification's profile. */
export const readProfile = async (actor: Actor): Promise<Profile> => {
  const [user, grants] = await Promise.all([findUser(actor), grantsInForce(db, actor)]);
  if (!user) throw refusal('invalid_access_token');
  const { employee } = user;
  const acting = grants.find(({ id }) => id === actor.grant_id)?.names;
  return {
    id: Number(user.id),
    login: user.login,
    employee_id: actor.employee_id,
    real_employee_id: actor.real_employee_id,
    organization_id: actor.organization_id,
    organization_name: acting?.organization_name ?? employee?.organization.name ?? '',
    organization_name_eng: acting?.organization_name_eng ?? employee?.organization.name_eng ?? '',
    client_id: Number(user.client_id),
    client_code: user.client.code,
    roles: [...actor.roles],
    language: user.language === 'en' ? 'en' : 'ru',
    grant_id: actor.grant_id,
    grants: grants.map(grantRecord),
    signature: user.signature,
    name: employee?.name ?? user.login,
    name_eng: employee?.name_eng ?? '',
    position: employee?.position ?? '',
    position_eng: employee?.position_eng ?? '',
    email: user.email,
    photo_name: employee?.photo_name ?? '',
    two_factor: user.two_factor,
    recovery_codes_left: user._count.recovery_codes,
    password_update_date: user.password_update_date.toISOString(),
    password_doesnt_expire: user.password_doesnt_expire ? '1' : '0',
    must_change_password: actor.owes === 'password_change_required' ? '1' : '0',
    must_set_second_factor: actor.owes === 'second_factor_required' ? '1' : '0',
    password_by_link: (await cameByLink(db, actor)) ? '1' : '0',
    dismissed: actor.dismissed ? '1' : '0',
    scope: user.scope,
    skin: user.skin,
    notifications: switchesOf(user.preferences),
  };
};

const findUser = (actor: Actor) =>
  prisma().app_user.findUnique({
    where: { id: actor.user_id },
    include: {
      client: { select: { code: true } },
      employee: { include: { organization: true } },
      _count: { select: { recovery_codes: { where: { used_at: null } } } },
    },
  });
const switchesOf = (preferences: unknown): NotificationSwitches =>
  (preferences as { notifications?: NotificationSwitches }).notifications ?? {};
